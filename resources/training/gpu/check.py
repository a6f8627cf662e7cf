"""Compares evaluations of the scripts with those of Evenmatch: check.py NETWORK … --lab evenmatch-lab --cli evenmatch-cli

Exits with 1 where a probability, the value, the level or a quality differs by more than 1e-4, or the lead by more than 1e-3 points."""

import argparse
import json
import os
import subprocess
import sys
import tempfile

import torch

import heads
import katago
import own
import tensors
from positions import Positions

MOVES = "Q16 D4 Q3 D16 R5 C6 F3 O17 R14 K16 C14 F17 C10 O3 R10 L4 K17 J17 L16 J16 M17 K15 L15 K14".split()
LETTERS = "ABCDEFGHJKLMNOPQRST"


def sgf():
    point = lambda move: chr(97 + LETTERS.index(move[0])) + chr(97 + 19 - int(move[1:]))
    moves = "".join(f";{'BW'[i % 2]}[{point(move)}]" for i, move in enumerate(MOVES))
    return f"(;GM[1]PC[Fox]SZ[19]KM[7.5]RU[Chinese]PB[x]PW[y]BR[5d]WR[4d]RE[B+R]{moves})\n"


def ours(path, positions, row):
    network = json.loads(tensors.read_metadata(path)["network"])
    return (on_trunk if "trunk" in network else with_tower)(path, positions, row)


def with_tower(path, positions, row):
    config, parameters, _ = own.load(path)
    network = own.Network(config, parameters)
    return answers(network.heads(network.tower(positions.own(row))), config, parameters, positions.legal(row)[0])


def on_trunk(path, positions, row):
    config, parameters, _ = heads.load(path)
    strong = os.path.join(os.path.dirname(path), config["trunkName"] + ".bin.gz")
    out = heads.Heads(config, parameters)(katago.KataGo(strong).trunk(*positions.katago(row)))
    said = katagos(strong, positions, row)
    found = answers(out | {"value": said["value"][None], "lead": said["lead"][None]}, config, parameters, positions.legal(row)[0])
    return found | {"prior": said["prior"]}


def answers(out, config, parameters, legal):
    free = out["free"][0].masked_fill(~legal, -1e9)
    ranks = free + parameters["policy.ranks"] @ out["basis"][0] if config["ranks"] else torch.empty(0, len(free))
    quality = out["quality"][0] - (free.softmax(0) * out["quality"][0]).sum()
    return {"prior": free.softmax(0), "priors": ranks.softmax(1), "quality": quality, "level": out["level"][0], "value": out["value"][0],
            "lead": out["lead"][0]}


def katagos(path, positions, row):
    network = katago.KataGo(path)
    planes, numbers = positions.katago(row)
    logits, value, lead, owners = network.heads(network.trunk(planes, numbers), no_result=True)
    prior = logits[0].masked_fill(~positions.legal(row)[0], -1e9).softmax(0)
    return {"prior": prior, "value": value[0], "lead": lead[0], "ownership": owners[0]}


@torch.no_grad()
def differences(network, positions, options):
    for row in (0, 11, len(positions) - 1):
        ply = int(positions["ply"][row])
        command = [options.cli, "position", "go", "--network", network, "--exact", "--json", "--moves", " ".join(MOVES[:ply])]
        theirs = network.endswith(".evm")
        answer = json.loads(subprocess.run(command + ([] if theirs else ["--ownership"]), check=True, capture_output=True).stdout)
        said = (ours if theirs else katagos)(network, positions, torch.tensor([row]))
        index = lambda move: 361 if move == "pass" else (19 - int(move[1:])) * 19 + LETTERS.index(move[0])
        yield "value", abs(answer["value"] - said["value"].item()), 1e-4
        yield "lead", abs(answer["scoreLead"] - said["lead"].item()), 1e-3
        if theirs:
            yield "level", abs(answer["level"] - said["level"].item()), 1e-4
        else:
            yield "ownership", (torch.tensor(answer["ownership"]) - said["ownership"]).abs().max().item(), 1e-4
        for move in answer["moves"]:
            at = index(move["move"])
            yield "prior", abs(move["prior"] - said["prior"][at].item()), 1e-4
            if theirs:
                yield "quality", abs(move["quality"] - said["quality"][at].item()), 1e-4
                priors = torch.tensor(list(move["priors"].values()))
                if len(priors) and said["priors"].numel():
                    yield "priors", (priors - said["priors"][:, at]).abs().max().item(), 1e-4


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("networks", nargs="+")
    parser.add_argument("--lab", default="evenmatch-lab")
    parser.add_argument("--cli", default="evenmatch-cli")
    options = parser.parse_args()
    good = True
    with tempfile.TemporaryDirectory() as folder:
        game, packed = os.path.join(folder, "game.sgf"), os.path.join(folder, "game.evp")
        with open(game, "w") as file:
            file.write(sgf())
        subprocess.run([options.lab, "pack", "--data", game, "--out", packed, "--moves", "0"], check=True, stdout=subprocess.DEVNULL)
        positions = Positions([packed])
        for network in options.networks:
            most = {}
            for what, difference, allowed in differences(network, positions, options):
                most[what] = max(most.get(what, 0), difference)
                good = good and difference <= allowed
            print(network, {what: f"{difference:.1e}" for what, difference in most.items()})
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
