"""Last layers of a frozen network at packed positions: computed when they are needed, or from files of `evenmatch-lab last-layer`."""

import json
import math
import os

import torch

import katago
import own
from positions import turn


class Computed:
    """By a network: ours (.evm) or KataGo's (.bin.gz)."""

    symmetries = 8

    def __init__(self, path, device, compile_it=False, name=None):
        if path.endswith(".evm"):
            config, parameters, _ = own.load(path)
            network = own.Network(config, {name: tensor.to(device) for name, tensor in parameters.items()})
            self.channels = config["channels"]
            self.run = lambda positions, rows, symmetry: network.tower(
                turn(positions.own(rows), symmetry).to(self.kind).contiguous(memory_format=torch.channels_last))
        else:
            network = katago.KataGo(path, device, torch.bfloat16)
            if name not in (None, network.net["name"]):
                raise SystemExit(f"{path}: this is {network.net['name']}, but the configuration's trunk is {name}")
            self.channels = network.channels
            trunk = torch.compile(network.trunk, dynamic=False) if compile_it else network.trunk

            def run(positions, rows, symmetry):
                planes, numbers = positions.katago(rows)
                return trunk(turn(planes, symmetry).contiguous(memory_format=torch.channels_last), numbers)

            self.run = run
        self.kind = torch.bfloat16 if device == "cuda" else torch.float32

    def known(self, positions):
        return torch.ones(len(positions), dtype=torch.bool)

    @torch.no_grad()
    def at(self, positions, rows, symmetry=0):
        return self.run(positions, rows, symmetry)


class Stored:
    """From files, each named as its file of positions. Heads compute the same for a turned layer, so symmetries add nothing."""

    symmetries = 1
    HEADER = 64

    def __init__(self, paths):
        self.parts = {path: self._open(path) for path in paths}
        (self.channels,) = {shape[0] for _, _, shape in self.parts.values()}
        self.paths, self.places = paths, {}

    def _open(self, path):
        with open(path, "rb") as file:
            about = json.loads(file.read(self.HEADER))
        shape = (about["channels"], about["area"])
        record = 8 + 2 * math.prod(shape)
        count = (os.path.getsize(path) - self.HEADER) // record
        content = torch.from_file(path, shared=False, size=self.HEADER + count * record, dtype=torch.uint8)
        records = content[self.HEADER :].view(count, record)
        return records[:, :8].contiguous().view(torch.int64).flatten(), records[:, 8:], shape

    def known(self, positions):
        return self._places(positions)[0] >= 0

    def _places(self, positions):
        """For every row: the record in its file, or -1, and the file."""
        if positions not in self.places:
            record, file = torch.full((2, len(positions)), -1)
            first = 0
            for path, count in zip(positions.paths, positions.counts):
                found = [i for i, each in enumerate(self.paths) if _stem(each) == _stem(path)]
                if len(found) != 1:
                    raise SystemExit(f"{path}: {len(found)} files of last layers have its name, but it needs one")
                (index,) = found
                rows, _, (_, area) = self.parts[self.paths[index]]
                if area != positions.area or (rows >= count).any():
                    raise SystemExit(f"{self.paths[index]}: last layers of other positions than {path}")
                record[first + rows], file[first + rows] = torch.arange(len(rows)), index
                first += count
            self.places[positions] = record, file
        return self.places[positions]

    def at(self, positions, rows, symmetry=0):
        assert symmetry == 0
        record, file = (each[rows.cpu()] for each in self._places(positions))
        found = torch.empty(len(rows), positions.area, self.channels, dtype=torch.bfloat16)
        for index in file.unique().tolist():
            here = file == index
            numbers = self.parts[self.paths[index]][1][record[here]].contiguous().view(torch.bfloat16)
            found[here] = numbers.view(-1, positions.area, self.channels)
        return found.to(rows.device).transpose(1, 2).view(len(rows), self.channels, positions.board, positions.board)


def _stem(path):
    return os.path.splitext(os.path.basename(path).removesuffix(".xz"))[0]


def of(networks_or_files, device, compile_it=False, name=None):
    """Layers of one network, or of files named as those of the positions (fox.layer for fox.evp). `name`: KataGo's, which a network must
    have."""
    if networks_or_files[0].endswith((".evm", ".bin.gz")):
        (network,) = networks_or_files
        return Computed(network, device, compile_it, name)
    return Stored(networks_or_files)
