"""Positions written by `evenmatch-lab pack` (app/lab/support/position_pack.h)."""

import json

import torch

import tensors


def _bits(packed, count):
    """[…, bytes] to […, count] of 0 and 1."""
    shifts = torch.arange(8, dtype=torch.uint8, device=packed.device)
    return (packed.unsqueeze(-1) >> shifts & 1).flatten(-2)[..., :count]


def board_of(path):
    return int(tensors.read_metadata(path)["board"])


def _kind_of(path):
    metadata = tensors.read_metadata(path)
    encoding = metadata.get("encoding") or json.loads(metadata["network"])["encoding"]
    return encoding, json.loads(metadata["scale"])


def check_kinds(paths):
    """All positions and models of a training need the same inputs and ranks."""
    for path in paths:
        if _kind_of(path) != _kind_of(paths[0]):
            raise SystemExit(f"{path}: its inputs or ranks differ from those of {paths[0]}; pack all games with the same --encoding and --ranks")


class Positions:
    """All positions, on one device; rows become planes on demand."""

    def __init__(self, paths, device="cpu", without_ranks=()):
        """All files must have the same board size; `without_ranks` lists those whose ranks are ignored."""
        parts, self.paths, self.device = [], paths, device
        for path in paths:
            metadata, content = tensors.read(path)
            if metadata.get("format") != "evenmatch-positions 1":
                raise ValueError(f"{path}: not positions of evenmatch-lab pack")
            self.board, self.encoding, self.scale = int(metadata["board"]), metadata["encoding"], metadata["scale"]
            if path in without_ranks:
                content["rank"].fill_(-1)
            parts.append(content)
        self.area = self.board * self.board
        self.counts = [len(part["move"]) for part in parts]
        self.columns = {}
        for name in parts[0]:
            column = [part[name] for part in parts]
            if name in ("side", "player"): # numbers of their own in each file
                first = 0
                for i, each in enumerate(column):
                    column[i] = torch.where(each < 0, each, each + first)
                    first += int(each.max()) + 1
            self.columns[name] = torch.cat(column).to(device)

    def __len__(self):
        return len(self.columns["move"])

    def __getitem__(self, name):
        return self.columns[name]

    def legal(self, rows):
        return _bits(self.columns["legal"][rows], self.area + 1).bool()

    def own(self, rows):
        planes = _bits(self.columns["own.planes"][rows], self.area).float() * self.columns["own.scale"][rows].unsqueeze(-1)
        return planes.view(len(rows), -1, self.board, self.board)

    def katago(self, rows):
        """Planes and globals."""
        planes = _bits(self.columns["katago.planes"][rows], self.area).float()
        return planes.view(len(rows), -1, self.board, self.board), self.columns["katago.globals"][rows]

    def sides(self, least):
        """Rows of every side with so many moves or more, by rank: {rank: [rows, …]}, on the processor."""
        found = {}
        side, rank, move = (self.columns[name].cpu() for name in ("side", "rank", "move"))
        known = ((side >= 0) & (rank >= 0) & (move >= 0)).nonzero().flatten()
        order = known[side[known].argsort(stable=True)]
        _, counts = side[order].unique_consecutive(return_counts=True)
        for rows in order.split(counts.tolist()):
            if len(rows) >= least:
                found.setdefault(int(rank[rows[0]]), []).append(rows)
        return found


def turn(planes, symmetry):
    """A board symmetry of [..., H, W]: bit 0 mirrors left and right, bit 1 top and bottom, bit 2 swaps rows and columns."""
    if symmetry & 1:
        planes = planes.flip(-1)
    if symmetry & 2:
        planes = planes.flip(-2)
    return planes.transpose(-1, -2) if symmetry & 4 else planes
