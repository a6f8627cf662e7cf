"""Trains heads for ranks on the last layer of a frozen KataGo network.

    train_heads.py CONFIG --layers NETWORK --positions FILE … [--moves-only FILE …] [--held-out FILE …] --out MODEL --seconds 300

Without a GPU, files of `evenmatch-lab last-layer` instead of NETWORK: fox.layer for fox.evp.

Writes MODEL (.evm) every minute and at the end. README.md describes the configuration.
"""

import argparse
import json
import math
import os
import time

import torch

import heads
import layers
import train
from muon import Muon
from positions import check_kinds

NETWORK = ("trunk", "trunkName", "headChannels", "hidden", "rankBasis")


class Run:
    def __init__(self, options):
        self.config = train.read_config(options.config, NETWORK)
        os.makedirs(os.path.dirname(options.out) or ".", exist_ok=True)
        self.options, self.device = options, "cuda" if torch.cuda.is_available() else "cpu"
        torch.set_float32_matmul_precision("high")
        self.batch = train.BATCH | self.config.get("batch", {})
        check_kinds(options.positions + options.moves_only + options.held_out)
        self.layers = layers.of(options.layers, self.device, options.compile, self.config["network"]["trunkName"])
        self.data = train.read_data(options.positions, options.moves_only, self.device, self.batch, self.layers.known)
        positions = self.data[0].positions
        self.scale = positions.scale
        self.network_config = self.config["network"] | {"encoding": positions.encoding, "channels": self.layers.channels,
                                                        "ranks": len(json.loads(positions.scale)["ranks"])}
        self.parameters = {name: tensor.to(self.device) for name, tensor in heads.initial(self.network_config, self.config.get("seed", 1)).items()}
        largest = max(self.data, key=lambda data: len(data.positions))
        with torch.no_grad():
            rows = largest.draw(torch.Generator().manual_seed(0))[0]
            heads.Heads(self.network_config, self.parameters).settle(self.layers.at(largest.positions, rows))
        self.average = {name: tensor.clone() for name, tensor in self.parameters.items()}
        trained = {name: tensor for name, tensor in self.parameters.items() if not heads.is_statistic(name)}
        for tensor in trained.values():
            tensor.requires_grad_()
        self.optimizer = Muon(trained, self.config.get("weightDecay", 0.01))

    def losses(self, parameters, data, seed):
        generator = torch.Generator().manual_seed(seed)
        torch.manual_seed(seed)
        rows, lists = data.draw(generator)
        batch = train.Batch(data, rows, int(torch.randint(self.layers.symmetries, (), generator=generator)), None, False, self.layers.at)
        network = heads.Heads(self.network_config, parameters)
        parts, figures = train.losses_of(lambda x, _: (network(x), []), parameters, batch, lists, self.batch["pairs"], None, False)
        weights = train.WEIGHTS | self.config["phases"][0].get("weights", {})
        return sum(weights[name] * loss for name, loss in parts.items()), parts | figures, len(rows)

    def train(self):
        phase, began, saved, step, seen, sums = self.config["phases"][0], time.time(), time.time(), 0, 0, {}
        sizes = torch.tensor([float(len(each.positions)) for each in self.data]).sqrt()
        while (spent := time.time() - began) < self.options.seconds:
            rate = phase["rateTo"] + (phase["rateFrom"] - phase["rateTo"]) * (1 + math.cos(math.pi * spent / self.options.seconds)) / 2
            rate *= min(1, (step + 1) / max(1, phase.get("warmUp", 0)))
            seed = self.config.get("seed", 1) * 1_000_003 + step
            data = self.data[int(torch.multinomial(sizes, 1, generator=torch.Generator().manual_seed(seed)))]
            loss, parts, count = self.losses(self.parameters, data, seed)
            loss.backward()
            self.optimizer.step(rate)
            step, seen = step + 1, seen + count
            keep = min(self.config.get("averaging", 0.997), step / (step + 10))
            with torch.no_grad():
                torch._foreach_lerp_(list(self.average.values()), [self.parameters[name].detach() for name in self.average], 1 - keep)
            for name, each in parts.items():
                sums.setdefault(name, []).append(each.detach())
            if step % self.config.get("reportEvery", 50) == 0:
                means = {name: round(float(torch.stack(each).mean()), 4) for name, each in sums.items()}
                print(json.dumps({"step": step, "positions": seen, "seconds": round(spent), "rate": round(rate, 6)} | means), flush=True)
                sums = {}
            if time.time() - saved > 60:
                saved = time.time()
                self.save(step)
        self.save(step)
        self.measure()

    def save(self, step):
        card = {"training": {"script": "resources/training/gpu/train_heads.py", "steps": step, "config": self.config}}
        heads.save(self.options.out, self.network_config, self.average, self.scale, self.config.get("name", "heads"), card)

    @torch.no_grad()
    def measure(self):
        for data in train.read_data(self.options.held_out, [], self.device, self.batch | {"leastSides": 1}, self.layers.known):
            sums = {}
            for seed in range(self.config.get("heldOutBatches", 8)):
                for name, each in self.losses(self.average, data, seed)[1].items():
                    sums.setdefault(name, []).append(each)
            means = {name: round(float(torch.stack(each).mean()), 4) for name, each in sums.items()}
            print(json.dumps({"heldOut": means, "board": data.positions.board}), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("config")
    parser.add_argument("--layers", nargs="+", required=True, help="a network (.bin.gz), or files of its last layers")
    parser.add_argument("--positions", nargs="+", required=True, help="files of evenmatch-lab pack, each one source")
    parser.add_argument("--moves-only", nargs="*", default=[], help="further files, whose ranks are not used")
    parser.add_argument("--held-out", nargs="*", default=[])
    parser.add_argument("--out", required=True)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--compile", action="store_true")
    Run(parser.parse_args()).train()


if __name__ == "__main__":
    main()
