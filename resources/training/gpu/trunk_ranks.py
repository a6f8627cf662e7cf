"""Measures how well heads on the last layer of a frozen network tell ranks (resources/models/history/strong-trunk.md)

    trunk_ranks.py score HEADS POSITIONS LAYERS SIDES    the heads' output for every side
    trunk_ranks.py compare CANDIDATE,QUERY …             accuracy of each network's sides after 1, 5 and 20 games, and the differences

HEADS is a model of train_heads.py. LAYERS is a file of `evenmatch-lab last-layer` named as POSITIONS, or a network, ours (.evm) or KataGo's
(.bin.gz), which then computes its last layer when it is needed (on a GPU).
"""

import argparse

import torch
import torch.nn.functional as F

import heads
import layers
from positions import Positions

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


@torch.no_grad()
def score(options):
    positions = Positions([options.positions], DEVICE)
    found = layers.of([options.layers], DEVICE)
    known = found.known(positions)
    config, parameters, _ = heads.load(options.heads)
    parameters = {name: tensor.to(DEVICE) for name, tensor in parameters.items()}
    network, sides = heads.Heads(config, parameters), []
    for rank, of_rank in sorted(positions.sides(1).items()):
        for rows in of_rank[: options.part or None]:
            if not known[rows].all():
                continue
            rows = rows.to(DEVICE)
            move, legal, out = positions["move"][rows].unsqueeze(1), positions.legal(rows), network(found.at(positions, rows).float())
            free = out["free"].masked_fill(~legal, -torch.inf)
            ranks = free.unsqueeze(1) + parameters["policy.ranks"] @ out["basis"]
            of_move = ranks.log_softmax(2).gather(2, move.unsqueeze(1).expand(-1, ranks.shape[1], 1)).squeeze(2)
            quality = out["quality"] - (free.softmax(1) * out["quality"]).sum(1, keepdim=True)
            played = quality.gather(1, move).squeeze(1)
            sides.append({"rank": rank, "player": int(positions["player"][rows[0]]), "moves": len(rows),
                          "policies": of_move.double().sum(0), "beta": (out["level"] + played).double().sum(),
                          "quality": played.double().sum(), "first": (free.argmax(1) == move[:, 0]).double().sum(),
                          "own": of_move[:, rank].double().sum()})
    torch.save({name: torch.stack([torch.as_tensor(side[name]).cpu() for side in sides]) for name in sides[0]}, options.sides)
    print(len(sides), "sides")


def calibrated(scores, moves, ranks):
    """Bias of every rank a move and temperature, fitted on single sides: P ∝ exp((S + moves · bias) / T)."""
    bias = torch.zeros(scores.shape[1], dtype=torch.double, requires_grad=True)
    warmth = torch.zeros((), dtype=torch.double, requires_grad=True)
    optimizer = torch.optim.LBFGS([bias, warmth], max_iter=200, line_search_fn="strong_wolfe")

    def closure():
        optimizer.zero_grad()
        loss = F.cross_entropy((scores + moves[:, None] * bias) * warmth.exp(), ranks) + 1e-3 * bias.square().sum()
        loss.backward()
        return loss

    optimizer.step(closure)
    return lambda s, m: ((s + m[:, None] * bias) * warmth.exp()).detach()


def discriminant(x, ranks, count):
    """Linear, with a common covariance."""
    means = torch.stack([x[ranks == rank].mean(0) for rank in range(count)])
    rest = x - means[ranks]
    covariance = rest.t() @ rest / len(x)
    inverse = torch.linalg.inv(covariance + 0.1 * covariance.diagonal().diag() + 1e-9 * torch.eye(x.shape[1], dtype=x.dtype))
    return lambda y: y @ inverse @ means.t() - 0.5 * (means @ inverse * means).sum(1)


def side_features(sides):
    means = lambda name: sides[name] / sides["moves"].view(-1, *[1] * (sides[name].dim() - 1))
    return torch.cat((means("policies"), means("beta")[:, None], means("quality")[:, None]), 1)


def estimators(candidate):
    """Functions from sides to scores of every rank of the candidates, from the strongest, whose sum over games decides."""
    present, ranks = candidate["rank"].unique(return_inverse=True)
    moves, count = candidate["moves"].double(), len(present)
    likelihood = calibrated(candidate["policies"][:, present], moves, ranks)
    both = discriminant(side_features(candidate), ranks, count)
    beta = torch.stack([(candidate["beta"] / moves)[ranks == rank].mean() for rank in range(count)])
    return {
        "nearest β": lambda s: 2 * (s["beta"] / s["moves"])[:, None] * beta - beta.square(), # the sum over sides of -(x - β)², less x²
        "likelihood of the policies": lambda s: likelihood(s["policies"][:, present], s["moves"].double()),
        "discriminant": lambda s: both(side_features(s)),
    }


def accuracy(scores, by_rank, games, draws, generator):
    right = near = 0.0
    for rank, sides in by_rank.items():
        drawn = sides[torch.randint(len(sides), (draws, games), generator=generator)]
        said = scores[drawn].sum(1).argmax(1)
        right += (said == rank).double().mean().item()
        near += ((said - rank).abs() <= 1).double().mean().item()
    return 100 * right / len(by_rank), 100 * near / len(by_rank)


def resampled(sides, generator):
    """Sides by rank after drawing players with replacement."""
    by_rank = {}
    for rank in sides["rank"].unique().tolist():
        here = (sides["rank"] == rank).nonzero().flatten()
        players = sides["player"][here].unique()
        drawn = players[torch.randint(len(players), (len(players),), generator=generator)]
        by_rank[rank] = torch.cat([here[sides["player"][here] == player] for player in drawn])
    return by_rank


def compare(options):
    """Each CANDIDATE/QUERY is a pair of files of `score`, of the same positions; differences are from the first network."""
    networks = []
    for pair in options.pairs:
        candidate, query = (torch.load(path) for path in pair.split(","))
        query["rank"] = torch.searchsorted(candidate["rank"].unique(), query["rank"])
        networks.append((pair, query, {name: f(query) for name, f in estimators(candidate).items()}))
        moves = query["moves"].sum()
        print(f"{pair}: {len(candidate['rank'])} and {len(query['rank'])} sides, {moves} moves; first move right {100 * query['first'].sum() / moves:.1f} %, "
              f"own rank's policy {query['own'].sum() / moves:.3f}")
    for method in networks[0][2]:
        for games in (1, 5, 20):
            line, spread = [], []
            for pair, query, scores in networks:
                by_rank = {rank: (query["rank"] == rank).nonzero().flatten() for rank in query["rank"].unique().tolist()}
                right, near = accuracy(scores[method], by_rank, games, 500, torch.Generator().manual_seed(1))
                replicates = []
                for replicate in range(options.replicates):
                    generator = torch.Generator().manual_seed(1000 + replicate)
                    replicates.append(accuracy(scores[method], resampled(query, generator), games, 100, generator)[0])
                spread.append(torch.tensor(replicates))
                low, high = spread[-1].quantile(torch.tensor([0.025, 0.975])).tolist()
                line.append(f"{right:.0f} / {near:.0f} ({low:.0f}-{high:.0f})")
            differences = ["{:+.0f} to {:+.0f}".format(*(each - spread[0]).quantile(torch.tensor([0.025, 0.975])).tolist()) for each in spread[1:]]
            print(f"{method}, {games}: " + " | ".join(line) + ("; difference " + ", ".join(differences) if differences else ""))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--threads", type=int, default=1)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("score")
    for name in ("heads", "positions", "layers", "sides"):
        command.add_argument(name)
    command.add_argument("--part", type=int, default=0, help="use so many sides of each rank (0: all)")
    command.set_defaults(work=score)
    command = commands.add_parser("compare")
    command.add_argument("pairs", nargs="+")
    command.add_argument("--replicates", type=int, default=100)
    command.set_defaults(work=compare)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    options.work(options)


if __name__ == "__main__":
    main()
