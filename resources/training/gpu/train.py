"""Trains one of our networks on a bare machine with PyTorch, on human moves by rank and on all outputs of a KataGo network.

    train.py CONFIG --positions FILE … [--held-out FILE] [--teacher NETWORK] [--start-from MODEL] --out FOLDER [--seconds 500]

Writes FOLDER/state.bin (to go on from; under --most-mib), FOLDER/student.evm and FOLDER/log.jsonl. The same command goes on where it
stopped; after the last step it only measures. README.md describes the configuration.
"""

import argparse
import json
import math
import os
import time

import torch
import torch.nn.functional as F

import katago
import own
from muon import Muon
from positions import Positions, board_of, check_kinds, turn

WEIGHTS = {"policy": 1, "rankPolicy": 1, "soft": 0.5, "value": 1, "result": 0.2, "lead": 0.1, "owners": 0.5, "list": 0.7,
           "listOfQuality": 0.3, "unseen": 0.15, "side": 0.2, "hints": 1}
BATCH = {"lists": 8, "pairs": 7, "positions": 256, "leastSides": 200}
RUN = ("name", "network", "seed", "weightDecay", "averaging", "frozenNorm", "reportEvery", "heldOutBatches", "batch", "phases")
PHASE = ("steps", "warmUp", "rateFrom", "rateTo", "local", "weights")
NETWORK = ("blocks", "channels", "headChannels", "hidden", *own.DEFAULTS)
MOST_LEAD = 60
NEVER = -1e9


def read_config(path, network):
    """`network`: its fields. A field that nothing reads is a mistake."""
    with open(path) as file:
        config = json.load(file)

    def check(where, given, known):
        if unknown := sorted(set(given) - set(known)):
            raise SystemExit(f"{path}: unknown field of {where}: {', '.join(unknown)}")

    check("the run", config, RUN)
    check("the network", config["network"], network)
    check("the batch", config.get("batch", {}), BATCH)
    for phase in config["phases"]:
        check("a phase", phase, PHASE)
        check("the weights", phase.get("weights", {}), WEIGHTS)
    return config


class Data:
    """Draws rows on one size of board: lists of sides of every rank within one file, and any positions. `known` marks rows that may be
    drawn."""

    def __init__(self, paths, moves_only, device, batch, known=None):
        self.positions = Positions(paths, device, moves_only)
        known = known(self.positions) if known else torch.ones(len(self.positions), dtype=torch.bool)
        self.rows = known.nonzero().flatten()
        self.pairs = batch["pairs"]
        times = max(1, round(19 * 19 / self.positions.area)) # as many points on any board
        self.lists, self.others = batch["lists"] * times, batch["positions"] * times
        self.teacher = None # what it says of every position: Teacher.teach()
        self.sources, ends = [{} for _ in paths], torch.tensor(self.positions.counts).cumsum(0)
        for rank, of_rank in self.positions.sides(self.pairs).items():
            for rows in of_rank:
                source = int(torch.searchsorted(ends, int(rows[0]), right=True))
                rows = rows[known[rows]]
                if len(rows) >= self.pairs:
                    self.sources[source].setdefault(rank, []).append(rows)
        least = batch["leastSides"] # a rank's few sides would be drawn again and again, and learned by heart
        self.sources = [{rank: rows for rank, rows in sides.items() if len(rows) >= least} for sides in self.sources]
        self.sources = [sides for sides in self.sources if len(sides) > 1]
        self.weights = torch.tensor([float(sum(map(len, sides.values()))) for sides in self.sources])
        self.ranks = max((len(sides) for sides in self.sources), default=0)

    def draw(self, generator):
        """Rows, and the ranks of the lists' entries: the first rows are entries of `pairs` rows each. Always as many rows."""
        rows, lists = [], []
        for _ in range(self.lists if self.sources else 0):
            sides = self.sources[int(torch.multinomial(self.weights, 1, generator=generator))]
            for rank in sorted(sides):
                side = sides[rank][int(torch.randint(len(sides[rank]), (), generator=generator))]
                rows.append(side[torch.randperm(len(side), generator=generator)[: self.pairs]])
            lists.append(sorted(sides))
        missing = self.others + self.lists * self.ranks * self.pairs - sum(map(len, rows))
        rows.append(self.rows[torch.randint(len(self.rows), (missing,), generator=generator)])
        return torch.cat(rows).to(self.positions.device), lists


def read_data(paths, moves_only, device, batch, known=None):
    """One dataset for each board size. The ranks of `moves_only` are not used. `known`: which positions may be drawn (all)."""
    by_board = {}
    for path in paths + moves_only:
        by_board.setdefault(board_of(path), []).append(path)
    return [Data(files, moves_only, device, batch, known) for _, files in sorted(by_board.items())]


class Teacher:
    """A network of KataGo, asked during training, or once about every position."""

    def __init__(self, path, device, compile_it):
        self.network = katago.KataGo(path, device, torch.bfloat16)
        self.compiled = torch.compile(self._pass, dynamic=False) if compile_it else self._pass

    def _pass(self, planes, numbers, with_layers):
        layers = [] if with_layers else None
        return *self.network.heads(self.network.trunk(planes, numbers, layers)), layers or []

    def say(self, planes, numbers, legal, with_layers=False):
        """Policy, value, lead, owners and layers."""
        logits, value, lead, owners, layers = self.compiled(planes.contiguous(memory_format=torch.channels_last), numbers, with_layers)
        return {"policy": logits.masked_fill(~legal, NEVER).softmax(1), "value": value, "lead": lead.clamp(-MOST_LEAD, MOST_LEAD),
                "owners": owners}, layers

    @torch.no_grad()
    def teach(self, data, most_seconds):
        """Asks about all positions of `data`, in random order, for so many seconds at most; `taught` marks those that were answered."""
        positions, area, count = data.positions, data.positions.area, len(data.positions)
        block = 1024 if positions["move"].is_cuda else 16
        block *= max(1, round(19 * 19 / area))
        like = dict(device=positions.device)
        kept = {"policy": torch.zeros(count, area + 1, dtype=torch.float16, **like), "value": torch.zeros(count, **like),
                "lead": torch.zeros(count, **like), "owners": torch.zeros(count, area, dtype=torch.int8, **like),
                "taught": torch.zeros(count, dtype=torch.bool, **like)}
        order = torch.randperm(count, generator=torch.Generator().manual_seed(1)).to(positions.device)
        order = F.pad(order, (0, -count % block), value=int(order[0]))
        began = time.time()
        for rows in order.split(block):
            said, _ = self.say(*positions.katago(rows), positions.legal(rows))
            said["owners"] = (said["owners"].flatten(1) * 127).round()
            for name, numbers in said.items():
                kept[name][rows] = numbers.to(kept[name].dtype)
            kept["taught"][rows] = True
            if int(rows[0]) >= 0 and time.time() - began > most_seconds: # reading a number waits for the device
                break
        data.teacher = kept
        return time.time() - began


def own_planes(positions, rows, symmetry):
    return turn(positions.own(rows), symmetry).contiguous(memory_format=torch.channels_last)


class Batch:
    """Rows as a network gets them, turned by one symmetry. `inputs`: the network's."""

    def __init__(self, data, rows, symmetry, teacher, layers, inputs=own_planes):
        positions = data.positions
        size, area = positions.board, positions.area
        goes = turn(torch.arange(area, device=rows.device).view(size, size), symmetry).flatten() # the point that comes to each place
        where = torch.empty_like(goes)
        where[goes] = torch.arange(area, device=rows.device)
        where = F.pad(where, (0, 1), value=area)
        self.planes = inputs(positions, rows, symmetry)
        goes_and_pass = F.pad(goes, (0, 1), value=area)
        self.legal = positions.legal(rows)[:, goes_and_pass]
        move = positions["move"][rows]
        self.human = move >= 0
        self.move = where[move.clamp_min(0)]
        self.move = torch.where(self.human, self.move, self.legal.int().argmax(1))
        self.rank = positions["rank"][rows]
        others = self.legal.float().scatter(1, self.move.unsqueeze(1), 0)
        others = torch.where(others.sum(1, keepdim=True) > 0, others, self.legal.float())
        self.other = torch.multinomial(others, 1).squeeze(1)
        self.result, self.lead = positions["result"][rows], positions["lead"][rows].clamp(-MOST_LEAD, MOST_LEAD)
        self.said, self.taught, self.layers = None, torch.ones_like(self.human), []
        if data.teacher:
            kept = data.teacher
            self.taught = kept["taught"][rows]
            self.said = {"policy": kept["policy"][rows][:, goes_and_pass].float(), "value": kept["value"][rows], "lead": kept["lead"][rows],
                         "owners": turn(kept["owners"][rows].view(-1, size, size).float() / 127, symmetry)}
        elif teacher:
            planes, numbers = positions.katago(rows)
            self.said, self.layers = teacher.say(turn(planes, symmetry), numbers, self.legal, layers)


def mean_over(values, weight):
    weight = weight.float()
    return (values * weight).sum() / weight.sum().clamp_min(1)


def huber(points):
    away = points.abs()
    return torch.where(away < 10, away.square() / 20, away - 5)


def listwise(beta, inside):
    """Mean over lists, rows of [lists, ranks], strongest first; `inside` marks the entries that exist."""
    beta = beta.masked_fill(~inside, NEVER)
    rest = beta.flip(1).logcumsumexp(1).flip(1) - beta
    followed = F.pad(inside[:, 1:], (0, 1))
    return ((rest * followed).sum(1) / followed.sum(1)).mean()


def losses_of(network, parameters, batch, lists, pairs, hints, local):
    halves = batch.planes.is_cuda or batch.planes.dtype == torch.bfloat16 or hints and hints.bf16
    dtype = torch.bfloat16 if halves else torch.float32
    out, layers = network(batch.planes.to(dtype), local)
    legal = batch.legal
    free = out["free"].masked_fill(~legal, NEVER).log_softmax(1)
    known = batch.human & (batch.rank >= 0)
    mix = parameters["policy.ranks"][batch.rank.clamp_min(0)]
    ranked = (out["free"] + torch.bmm(mix.unsqueeze(1), out["basis"]).squeeze(1)).masked_fill(~legal, NEVER).log_softmax(1)
    played = lambda map_: map_.gather(1, batch.move.unsqueeze(1)).squeeze(1)
    quality = out["quality"] - (free.detach().exp() * out["quality"]).sum(1, keepdim=True)
    of_move = played(quality)
    losses = {
        "policy": mean_over(-played(free), batch.human),
        "rankPolicy": mean_over(-played(ranked), known),
        "unseen": mean_over(F.softplus(quality.gather(1, batch.other.unsqueeze(1)).squeeze(1) - of_move), batch.human),
    }
    if "value" in out:
        losses["result"] = mean_over((out["value"] - batch.result.nan_to_num()).square(), ~batch.result.isnan())
    if lists:
        entries = sum(map(len, lists)) * pairs
        beta = (out["level"] + of_move)[:entries].view(-1, pairs).mean(1)
        alone = of_move[:entries].view(-1, pairs).mean(1)
        lengths = torch.tensor([len(ranks) for ranks in lists])
        inside = torch.arange(int(lengths.max())) < lengths.unsqueeze(1)
        place = (inside.flatten().cumsum(0).view_as(inside) - 1).clamp_min(0).to(beta.device)
        inside = inside.to(beta.device)
        losses["list"] = listwise(beta[place], inside)
        losses["listOfQuality"] = listwise(alone[place], inside)
        policies = out["free"][:entries].unsqueeze(1) + parameters["policy.ranks"] @ out["basis"][:entries]
        policies = policies.masked_fill(~legal[:entries].unsqueeze(1), NEVER).log_softmax(2)
        of_ranks = policies.gather(2, batch.move[:entries].view(-1, 1, 1).expand(-1, policies.shape[1], 1)).squeeze(2)
        target = torch.tensor([rank for ranks in lists for rank in ranks], device=beta.device)
        losses["side"] = F.cross_entropy(of_ranks.view(-1, pairs, of_ranks.shape[1]).sum(1), target)
    if batch.said:
        said = batch.said
        losses["soft"] = mean_over(-(said["policy"] * free).sum(1), batch.taught)
        losses["value"] = mean_over((out["value"] - said["value"]).square(), batch.taught)
        losses["lead"] = mean_over(huber(out["lead"] - said["lead"]), batch.taught)
        if out["owners"] is not None:
            losses["owners"] = mean_over((out["owners"] - said["owners"]).square().mean((1, 2)), batch.taught)
        if batch.layers:
            losses["hints"] = hints.loss(layers, batch.layers)
    figures = {"top1": mean_over((ranked.argmax(1) == batch.move).float(), known)}
    if batch.said:
        figures["valueError"] = mean_over((out["value"] - batch.said["value"]).abs(), batch.taught) / 2
        figures["leadError"] = mean_over((out["lead"] - batch.said["lead"]).abs(), batch.taught)
    return losses, figures


class Hints:
    """Linear maps from each of our blocks to the teacher's block at the same relative depth."""

    def __init__(self, config, teacher, device, seed, bf16):
        self.maps, self.bf16 = {}, bf16
        if teacher is None:
            return
        generator = torch.Generator().manual_seed(seed)
        width, count = config["channels"], len(teacher.net["trunk"]["blocks"])
        self.teachers = [round((i + 1) * count / config["blocks"]) - 1 for i in range(config["blocks"])]
        for i in range(config["blocks"]):
            weight = torch.randn(teacher.channels, width, 1, 1, generator=generator) / math.sqrt(width)
            self.maps[f"hints{i}.weight"], self.maps[f"hints{i}.bias"] = weight.to(device), torch.zeros(teacher.channels, device=device)

    def loss(self, ours, theirs):
        total = 0
        for i, x in enumerate(ours):
            there = theirs[self.teachers[i]].float()
            there = there / there.square().mean((0, 2, 3), keepdim=True).sqrt().clamp_min(1e-3)
            mapped = F.conv2d(x, self.maps[f"hints{i}.weight"].to(x.dtype), self.maps[f"hints{i}.bias"].to(x.dtype))
            total = total + (mapped.float() - there).square().mean()
        return total / len(ours)


def compiled_pass(network, train, compile_it):
    def forward(planes, local):
        layers = []
        x = network.tower(planes, train, layers, local=local)
        return network.heads(x.detach() if local else x, train), layers

    return torch.compile(forward, dynamic=False) if compile_it else forward


class Run:
    def __init__(self, options):
        self.config, self.options = read_config(options.config, NETWORK), options
        if options.teach_once and not options.teacher:
            raise SystemExit("--teach-once needs --teacher")
        if any(phase.get("local") for phase in self.config["phases"]) and (options.teach_once or not options.teacher):
            raise SystemExit("a local phase learns from the teacher's layers: it needs --teacher, without --teach-once")
        if options.whole_seconds and len(self.config["phases"]) > 1:
            raise SystemExit("--whole-seconds needs a run of one phase")
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.set_float32_matmul_precision("high")
        torch.backends.cudnn.benchmark = True
        self.batch = BATCH | self.config.get("batch", {})
        self.state, model = (os.path.join(options.out, name) for name in ("state.bin", "student.evm"))
        models = [options.start_from] * bool(options.start_from) + [model] * os.path.exists(self.state)
        check_kinds(options.positions + options.moves_only + options.held_out + models)
        self.data = read_data(options.positions, options.moves_only, self.device, self.batch)
        positions = self.data[0].positions
        self.teacher = None
        if options.teacher:
            self.teacher = Teacher(options.teacher, self.device, options.compile)
        self.network_config = self.config["network"] | {
            "encoding": positions.encoding, "ranks": len(json.loads(positions.scale)["ranks"])}
        self.scale = positions.scale
        parameters, known = own.initial(self.network_config, self.config.get("seed", 1)), {}
        if options.start_from:
            known = own.load(options.start_from)[1]
            parameters = own.grown(known, parameters)
        self.parameters = {name: tensor.to(self.device) for name, tensor in parameters.items()}
        self.average = {name: tensor.clone() for name, tensor in self.parameters.items()}
        self.hints = Hints(self.network_config, self.teacher and self.teacher.network, self.device, self.config.get("seed", 1), options.bf16)
        trained = {name: tensor for name, tensor in self.parameters.items() if not own.is_statistic(name)} | self.hints.maps
        for tensor in trained.values():
            tensor.requires_grad_()
        self.optimizer = Muon(trained, self.config.get("weightDecay", 0.01))
        self.network = self.pass_of(self.parameters, True)
        self.step, self.spent, self.sums = 0, 0.0, {}
        os.makedirs(options.out, exist_ok=True)
        if os.path.exists(self.state):
            self.resume()
        elif self.config.get("frozenNorm"):
            self.settle_norms(known)

    def pass_of(self, parameters, train):
        frozen = self.config.get("frozenNorm", False)
        return compiled_pass(own.Network(self.network_config, parameters, frozen), train, self.options.compile)

    @torch.no_grad()
    def settle_norms(self, known):
        """Computes batch statistics of the parts that are not in `known`, before they are frozen."""
        network, own.MOMENTUM = own.Network(self.network_config, self.parameters), 0.2
        for seed in range(20):
            data = self.data[seed % len(self.data)]
            planes = data.positions.own(data.draw(torch.Generator().manual_seed(seed))[0][:64])
            network.heads(network.tower(planes, True), True)
        for name, tensor in known.items():
            if own.is_statistic(name):
                self.parameters[name][: len(tensor)] = tensor
        self.average = {name: tensor.detach().clone() for name, tensor in self.parameters.items()}

    # The state between calls: the averaged weights as the model, and weights and momenta, in fewer bits if they would be too large.

    def resume(self):
        kept = torch.load(self.state, map_location=self.device)
        _, average, _ = own.load(os.path.join(self.options.out, "student.evm"))
        with torch.no_grad():
            for name, tensor in kept["weights"].items():
                (self.parameters | self.hints.maps)[name].copy_(tensor)
            for name, tensor in average.items():
                self.average[name].copy_(tensor)
        self.optimizer.state = {name: tensor.float() for name, tensor in kept["momenta"].items()}
        self.optimizer.steps = kept["adamSteps"] if kept["momenta"] else 0
        self.step, self.spent = kept["step"], kept.get("spent", 0.0)

    def save(self):
        most = self.options.most_mib * (1 << 20) - os.path.getsize(self.write_model()) - (1 << 18)
        for weights, momenta in ((torch.float32, True), (torch.float32, False), (torch.float16, False)):
            kept = {"step": self.step, "spent": self.spent, "adamSteps": self.optimizer.steps,
                    "weights": {n: t.detach().to("cpu", weights) for n, t in (self.parameters | self.hints.maps).items()},
                    "momenta": {n: t.to("cpu", torch.bfloat16) for n, t in self.optimizer.state.items()} if momenta else {}}
            torch.save(kept, self.state + ".part")
            if os.path.getsize(self.state + ".part") <= most:
                break
        else:
            self.log(warning=f"the results are larger than {self.options.most_mib} MiB")
        os.replace(self.state + ".part", self.state)

    def write_model(self):
        path = os.path.join(self.options.out, "student.evm")
        card = {"training": {"script": "resources/training/gpu/train.py", "steps": self.step, "config": self.config}}
        own.save(path, self.network_config, self.average, self.scale, self.config.get("name", "student"), card)
        return path

    def log(self, **what):
        line = json.dumps({"step": self.step} | {name: round(x, 5) if isinstance(x, float) else x for name, x in what.items()})
        print(line, flush=True)
        with open(os.path.join(self.options.out, "log.jsonl"), "a") as file:
            file.write(line + "\n")

    def phase(self):
        """The phase of the next step and how far it is; None at the end. By time, there is one phase."""
        first = 0
        if whole := self.options.whole_seconds:
            return (self.config["phases"][0], self.spent / whole, self.step) if self.spent < whole else None
        for phase in self.config["phases"]:
            if self.step < first + phase["steps"]:
                return phase, (self.step - first) / phase["steps"], self.step - first
            first += phase["steps"]
        return None

    def drawn(self, seed):
        """The data of one size of board, by the roots of their numbers."""
        sizes = torch.tensor([float(len(each.positions)) for each in self.data]).sqrt()
        return self.data[int(torch.multinomial(sizes, 1, generator=torch.Generator().manual_seed(seed)))]

    def losses(self, data, seed, phase):
        generator = torch.Generator().manual_seed(seed)
        torch.manual_seed(seed)
        rows, lists = data.draw(generator)
        weights = WEIGHTS | phase.get("weights", {})
        batch = Batch(data, rows, int(torch.randint(8, (), generator=generator)), self.teacher, weights["hints"] > 0)
        losses, figures = losses_of(
            self.network, self.parameters, batch, lists, self.batch["pairs"], self.hints, phase.get("local", False))
        return sum(weights[name] * loss for name, loss in losses.items()), losses | figures, len(rows)

    def train(self):
        if self.options.teach_once:
            for data in self.data:
                seconds = self.teacher.teach(data, self.options.teach_seconds)
                self.log(board=data.positions.board, taught=int(data.teacher["taught"].sum()), of=len(data.positions), seconds=seconds)
        began, seen, reported, saved, spent = time.time(), 0, time.time(), time.time(), self.spent
        every = self.config.get("reportEvery", 50)
        while (now := self.phase()) and time.time() - began < self.options.seconds:
            phase, place, since = now
            rate = phase["rateTo"] + (phase["rateFrom"] - phase["rateTo"]) * (1 + math.cos(math.pi * place)) / 2
            rate *= min(1, (since + 1) / max(1, phase.get("warmUp", 0)))
            seed = self.config.get("seed", 1) * 1_000_003 + self.step
            loss, parts, count = self.losses(self.drawn(seed), seed, phase)
            loss.backward()
            finite = self.optimizer.step(rate)
            self.step += 1
            self.spent = spent + time.time() - began
            seen += count
            keep = min(self.config.get("averaging", 0.997), self.step / (self.step + 10))
            with torch.no_grad():
                torch._foreach_lerp_(list(self.average.values()), [self.parameters[name].detach() for name in self.average], 1 - keep)
            for name, each in parts.items():
                self.sums.setdefault(name, []).append(each.detach())
            if self.step % every == 0:
                means = {name: float(torch.stack(each).mean()) for name, each in self.sums.items()}
                self.log(rate=rate, finite=bool(finite), positionsPerSecond=round(seen / (time.time() - reported)), **means)
                self.sums, seen, reported = {}, 0, time.time()
            if self.options.held_out and self.options.measure_every and self.step % self.options.measure_every == 0:
                self.measure(self.options.held_out)
            if time.time() - saved > 120:
                saved = time.time()
                self.save()
        self.save()

    @torch.no_grad()
    def measure(self, paths):
        """The averaged network on held-out positions, with running statistics."""
        kept = self.network, self.parameters
        self.network, self.parameters = self.pass_of(self.average, False), self.average
        for data in read_data(paths, [], self.device, self.batch | {"leastSides": 1}):
            if self.options.teach_once:
                self.teacher.teach(data, self.options.teach_seconds)
            sums = {}
            for seed in range(self.config.get("heldOutBatches", 8)):
                _, parts, _ = self.losses(data, seed, {"weights": {"hints": 0}})
                for name, each in parts.items():
                    sums.setdefault(name, []).append(each)
            means = {name: round(float(torch.stack(each).mean()), 4) for name, each in sums.items()}
            self.log(heldOut=means, board=data.positions.board)
        self.network, self.parameters = kept


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("config")
    parser.add_argument("--positions", nargs="+", required=True, help="files of evenmatch-lab pack, each one source; .xz is unpacked")
    parser.add_argument("--moves-only", nargs="*", default=[], help="further files, whose ranks are not used")
    parser.add_argument("--held-out", nargs="*", default=[])
    parser.add_argument("--teacher", help="a network of KataGo (.bin.gz)")
    parser.add_argument("--start-from", help="a model of ours (.evm), which may be smaller")
    parser.add_argument("--out", required=True)
    parser.add_argument("--seconds", type=float, default=500, help="stop after so long; the same command goes on")
    parser.add_argument("--whole-seconds", type=float, default=0, help="the rate of the only phase falls over so many seconds of training")
    parser.add_argument("--teach-once", action="store_true", help="ask the teacher about all positions before training, without its layers")
    parser.add_argument("--teach-seconds", type=float, default=1e9, help="and for so long at most for each size of board")
    parser.add_argument("--most-mib", type=float, default=16, help="size of all results together")
    parser.add_argument("--threads", type=int, default=0, help="on a processor (0: all cores)")
    parser.add_argument("--measure-every", type=int, default=0, help="measure after so many steps, too")
    parser.add_argument("--compile", action="store_true", help="compile the passes; about twice as fast on a processor")
    parser.add_argument("--bf16", action="store_true", help="16-bit numbers on a processor, too")
    options = parser.parse_args()
    if options.threads:
        torch.set_num_threads(options.threads)
    run = Run(options)
    run.train()
    if options.held_out:
        run.measure(options.held_out)


if __name__ == "__main__":
    main()
