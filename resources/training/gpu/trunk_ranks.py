"""Heads for ranks on the last layer of a frozen network (resources/models/history/strong-trunk.md)

    trunk_ranks.py fit TRAIN FEATURES HEADS [--part N]     heads on them
    trunk_ranks.py score HEADS POSITIONS FEATURES SIDES    the heads' output for every side
    trunk_ranks.py compare CANDIDATE,QUERY …               accuracy of each network's sides after 1, 5 and 20 games, and the differences
    trunk_ranks.py export HEADS TRAIN NAME HASH MODEL      a model for Evenmatch (.evm), which reads the KataGo network of that name and hash

FEATURES is a file of `evenmatch-lab last-layer`, or a network, ours (.evm) or KataGo's (.bin.gz), which then computes its last layer when it
is needed (on a GPU). `--part N --moves M` uses N sides of every rank and M moves of each.
"""

import argparse
import json
import math
import os
import time

import torch
import torch.nn.functional as F

import heads
import katago
import own
import tensors
from positions import Positions

PAIRS = 7
HIDDEN = 64
BASIS = 6


DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


class Trunk:
    """The last layer of any network."""

    def __init__(self, path):
        if path.endswith(".evm"):
            config, parameters, _ = own.load(path)
            network = own.Network(config, {name: tensor.to(DEVICE) for name, tensor in parameters.items()})
            self.channels = config["channels"]
            self.run = lambda positions, rows: network.tower(positions.own(rows).bfloat16().contiguous(memory_format=torch.channels_last))
        else:
            network = katago.KataGo(path, DEVICE, torch.bfloat16)
            self.channels = network.channels
            self.run = lambda positions, rows: network.trunk(*positions.katago(rows))


def parts(positions, options):
    """Sides by rank, reduced to --part and --moves."""
    few = lambda side: side if options.moves == 0 or len(side) <= options.moves else side[torch.arange(options.moves) * len(side) // options.moves]
    return {rank: [few(side) for side in sides[: options.part or None]] for rank, sides in sorted(positions.sides(1).items())}


class Features:
    """The last layer at some rows of positions, from a file of `evenmatch-lab last-layer`."""

    HEADER = 64

    def __init__(self, path):
        with open(path, "rb") as file:
            about = json.loads(file.read(self.HEADER))
        shape = (about["channels"], about["area"])
        record = 8 + 2 * math.prod(shape)
        count = (os.path.getsize(path) - self.HEADER) // record
        content = torch.from_file(path, shared=False, size=self.HEADER + count * record, dtype=torch.uint8)
        records = content[self.HEADER :].view(count, record)
        self.rows = records[:, :8].contiguous().view(torch.int64).flatten()
        self.numbers, self.shape = records[:, 8:], shape
        self.place = {int(row): i for i, row in enumerate(self.rows)}

    def at(self, rows):
        found = self.numbers[torch.tensor([self.place[int(row)] for row in rows])].contiguous().view(torch.bfloat16)
        return found.view(len(rows), self.shape[1], self.shape[0]).transpose(1, 2).float().to(DEVICE)


class Live:
    """The same, computed when it is needed."""

    def __init__(self, network, positions):
        self.trunk, self.positions = Trunk(network), positions
        self.rows = torch.arange(len(positions))

    @torch.no_grad()
    def at(self, rows):
        return torch.cat([self.trunk.run(self.positions, part.to(DEVICE)).flatten(2).half().float() for part in rows.split(256)])


def features_of(options, positions):
    is_network = options.features.endswith((".evm", ".bin.gz"))
    return Live(options.features, positions) if is_network else Features(options.features)


class Heads(torch.nn.Module):
    def __init__(self, channels, ranks, mean, deviation):
        super().__init__()
        self.register_buffer("mean", mean)
        self.register_buffer("deviation", deviation)
        self.hidden = torch.nn.Linear(channels, HIDDEN)
        self.board = torch.nn.Linear(2 * channels, HIDDEN)
        self.maps = torch.nn.Linear(HIDDEN, BASIS + 2)
        self.passing = torch.nn.Linear(2 * HIDDEN, BASIS + 2)
        place = (torch.arange(ranks) + 0.5) / ranks
        self.mix = torch.nn.Parameter(torch.cos(math.pi * place[:, None] * (torch.arange(BASIS) + 1)))
        self.level = torch.nn.Sequential(torch.nn.Linear(2 * channels, HIDDEN), torch.nn.ReLU(), torch.nn.Linear(HIDDEN, 1))
        self.classifier = torch.nn.Sequential(
            torch.nn.Linear(3 * channels + 2 * HIDDEN, 2 * HIDDEN), torch.nn.ReLU(), torch.nn.Linear(2 * HIDDEN, ranks))
        for layer in (self.maps, self.passing):
            torch.nn.init.normal_(layer.weight, 0, math.sqrt(0.1 / layer.in_features))
            torch.nn.init.zeros_(layer.bias)

    def forward(self, x, legal, move):
        """Per row: log-probabilities of legal moves under the free policy [B, M], of the move under every rank's [B, R], quality [B, M],
        level [B], and the classifier's log-probabilities of the ranks [B, R]."""
        x = ((x - self.mean) / self.deviation).transpose(1, 2) # [B, area, C]
        board = torch.cat((x.mean(1), x.amax(1)), 1)
        hidden = F.relu(self.hidden(x) + self.board(board).unsqueeze(1))
        pooled = torch.cat((hidden.mean(1), hidden.amax(1)), 1)
        maps = torch.cat((self.maps(hidden), self.passing(pooled).unsqueeze(1)), 1) # [B, M, maps]
        free = maps[..., 0].masked_fill(~legal, -math.inf)
        ranks = free.unsqueeze(2) + maps[..., 1:-1] @ self.mix.t() # [B, M, R]
        ranks = ranks.log_softmax(1)
        of_move = ranks.gather(1, move.view(-1, 1, 1).expand(-1, 1, ranks.shape[2])).squeeze(1)
        free = free.log_softmax(1)
        quality = maps[..., -1]
        quality = quality - (free.detach().exp() * quality).sum(1, keepdim=True)
        at = move.clamp_max(x.shape[1] - 1).view(-1, 1, 1)
        there = torch.cat((x.gather(1, at.expand(-1, 1, x.shape[2])).squeeze(1) * (move < x.shape[1]).unsqueeze(1), board, pooled), 1)
        return free, of_move, quality, self.level(board).squeeze(1), self.classifier(there).log_softmax(1)


def listwise(beta):
    """beta: [lists, ranks], strongest first."""
    rest = beta.flip(1).logcumsumexp(1).flip(1)
    return (rest - beta)[:, :-1].sum(1).mean()


def loss_of(heads, x, legal, move, other, rank, lists):
    """Rows are [lists, ranks, PAIRS]."""
    free, of_move, quality, level, classes = heads(x, legal, move)
    played = quality.gather(1, move.unsqueeze(1)).squeeze(1)
    shape = (lists, -1, PAIRS)
    sides = of_move.view(lists, -1, PAIRS, of_move.shape[1]).sum(2).log_softmax(2) # [lists, ranks, R]
    own_rank = rank.view(shape)[:, :, 0]
    losses = {
        "policy": -free.gather(1, move.unsqueeze(1)).mean(),
        "rankPolicy": -of_move.gather(1, rank.unsqueeze(1)).mean(),
        "list": listwise((level + played).view(shape).mean(2)),
        "listOfQuality": listwise(played.view(shape).mean(2)),
        "unseen": F.softplus(quality.gather(1, other.unsqueeze(1)).squeeze(1) - played).mean(),
        "side": -sides.gather(2, own_rank.unsqueeze(2)).mean(),
        "classes": -classes.gather(1, rank.unsqueeze(1)).mean(),
    }
    weights = {"policy": 0.5, "rankPolicy": 1, "list": 0.1, "listOfQuality": 0.05, "unseen": 0.1, "side": 0.3, "classes": 1}
    return sum(weights[name] * loss for name, loss in losses.items()), losses


def fit(options):
    torch.manual_seed(options.seed)
    positions = Positions([options.train], DEVICE)
    found = features_of(options, positions)
    there = set(found.rows.tolist())
    sides = {rank: [side for side in of_rank if len(side) >= PAIRS and all(int(row) in there for row in side)]
             for rank, of_rank in parts(positions, options).items()}
    names = sorted(sides)
    sample = torch.cat([side for rank in names for side in sides[rank][:20]])[:2000]
    x = found.at(sample)
    fitted = Heads(x.shape[1], len(names), x.mean((0, 2)).view(1, -1, 1), x.std((0, 2)).view(1, -1, 1) + 1e-3).to(DEVICE)
    optimizer = torch.optim.AdamW(fitted.parameters(), lr=options.rate, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1, (step + 1) / 50) * (0.505 + 0.495 * math.cos(math.pi * step / options.steps)))
    print({"ranks": names, "sides": [len(sides[rank]) for rank in names], "positions": sum(len(s) for r in names for s in sides[r])})
    sums, began = {}, time.time()
    for step in range(1, options.steps + 1):
        rows, ranks = [], []
        for _ in range(options.lists):
            for index, rank in enumerate(names):
                side = sides[rank][int(torch.randint(len(sides[rank]), ()))]
                rows.append(side[torch.randperm(len(side))[:PAIRS]])
                ranks += [index] * PAIRS
        rows, rank = torch.cat(rows).to(DEVICE), torch.tensor(ranks, device=DEVICE)
        legal, move = positions.legal(rows), positions["move"][rows]
        others = legal.float().scatter(1, move.unsqueeze(1), 0)
        other = torch.multinomial(torch.where(others.sum(1, keepdim=True) > 0, others, legal.float()), 1).squeeze(1)
        loss, losses = loss_of(fitted, found.at(rows), legal, move, other, rank, options.lists)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(fitted.parameters(), 1)
        optimizer.step()
        schedule.step()
        for name, each in losses.items():
            sums[name] = sums.get(name, 0) + float(each.detach())
        if step % 100 == 0:
            print(step, {name: round(each / 100, 4) for name, each in sums.items()}, f"{step / (time.time() - began):.1f} steps a second", flush=True)
            sums = {}
    torch.save({"heads": fitted.state_dict(), "channels": x.shape[1], "ranks": names}, options.heads)


@torch.no_grad()
def score(options):
    positions, kept = Positions([options.positions], DEVICE), torch.load(options.heads, map_location=DEVICE)
    found = features_of(options, positions)
    fitted = Heads(kept["channels"], len(kept["ranks"]), torch.zeros(1, kept["channels"], 1), torch.ones(1, kept["channels"], 1)).to(DEVICE)
    fitted.load_state_dict(kept["heads"])
    there = set(found.rows.tolist())
    sides = []
    for rank, of_rank in parts(positions, options).items():
        for rows in of_rank:
            if rank not in kept["ranks"] or not all(int(row) in there for row in rows):
                continue
            move = positions["move"][rows.to(DEVICE)]
            free, of_move, quality, level, classes = fitted(found.at(rows), positions.legal(rows.to(DEVICE)), move)
            played = quality.gather(1, move.unsqueeze(1)).squeeze(1)
            own_rank = kept["ranks"].index(rank)
            sides.append({"rank": own_rank, "player": int(positions["player"][rows[0]]), "moves": len(rows),
                          "policies": of_move.double().sum(0), "classes": classes.double().sum(0), "beta": (level + played).double().sum(),
                          "quality": played.double().sum(), "first": (free.argmax(1) == move).double().sum(),
                          "own": of_move[:, own_rank].double().sum()})
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
    return torch.cat((means("policies"), means("classes"), means("beta")[:, None], means("quality")[:, None]), 1)


def estimators(candidate):
    """Functions from sides to scores of every rank, whose sum over games decides."""
    ranks, moves = candidate["rank"], candidate["moves"].double()
    count = candidate["policies"].shape[1]
    likelihood = calibrated(candidate["policies"], moves, ranks)
    classes = calibrated(candidate["classes"], moves, ranks)
    both = discriminant(side_features(candidate), ranks, count)
    beta = torch.stack([(candidate["beta"] / moves)[ranks == rank].mean() for rank in range(count)])
    return {
        "nearest β": lambda s: 2 * (s["beta"] / s["moves"])[:, None] * beta - beta.square(), # the sum over sides of -(x - β)², less x²
        "likelihood of the policies": lambda s: likelihood(s["policies"], s["moves"].double()),
        "classifier": lambda s: classes(s["classes"], s["moves"].double()),
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


def export(options):
    kept = torch.load(options.heads, map_location="cpu")
    fitted = kept["heads"]
    names = {"policy.head.weight": "hidden.weight", "policy.board.weight": "board.weight", "policy.maps.weight": "maps.weight",
             "policy.maps.bias": "maps.bias", "policy.pass.weight": "passing.weight", "policy.pass.bias": "passing.bias", "policy.ranks": "mix",
             "strength.hidden.weight": "level.0.weight", "strength.hidden.bias": "level.0.bias", "strength.out.weight": "level.2.weight",
             "strength.out.bias": "level.2.bias"}
    parameters = {name: fitted[there] for name, there in names.items()} | {
        "policy.head.bias": fitted["hidden.bias"] + fitted["board.bias"],
        "mean": fitted["mean"].flatten(), "deviation": fitted["deviation"].flatten()}
    metadata = tensors.read_metadata(options.train)
    scale = json.loads(metadata["scale"])
    scale["ranks"] = [scale["ranks"][rank] for rank in kept["ranks"]]
    config = {"encoding": metadata["encoding"], "trunk": options.hash, "trunkName": options.name, "channels": kept["channels"],
              "headChannels": HIDDEN, "hidden": HIDDEN, "ranks": len(kept["ranks"]), "rankBasis": BASIS}
    heads.save(options.model, config, parameters, json.dumps(scale), f"Evenmatch Go on {options.name}", {})


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--threads", type=int, default=1)
    commands = parser.add_subparsers(required=True)
    for work, names in ((fit, ("train", "features", "heads")),
                        (score, ("heads", "positions", "features", "sides"))):
        command = commands.add_parser(work.__name__)
        for name in names:
            command.add_argument(name)
        command.add_argument("--part", type=int, default=0, help="use so many sides of each rank (0: all)")
        command.add_argument("--moves", type=int, default=0, help="use so many moves of each side (0: all)")
        command.set_defaults(work=work)
        if work is fit:
            command.add_argument("--steps", type=int, default=2400)
            command.add_argument("--lists", type=int, default=2)
            command.add_argument("--rate", type=float, default=2e-3)
            command.add_argument("--seed", type=int, default=1)
    command = commands.add_parser("export")
    for name in ("heads", "train", "name", "hash", "model"):
        command.add_argument(name)
    command.set_defaults(work=export)
    command = commands.add_parser("compare")
    command.add_argument("pairs", nargs="+")
    command.add_argument("--replicates", type=int, default=100)
    command.set_defaults(work=compare)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    options.work(options)


if __name__ == "__main__":
    main()
