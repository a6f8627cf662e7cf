"""Heads for ranks on the last layer of a KataGo network, as nn/model/rank_heads.h computes them; the interface is that of own.py.

While they are trained, channels are normalised; save() makes that a part of the first layers."""

import json
import math

import torch
import torch.nn.functional as F

import tensors

STATISTICS = ("mean", "deviation")


def shapes(config):
    channels, head, hidden, basis = config["channels"], config["headChannels"], config["hidden"], config["rankBasis"]
    maps = basis + 2
    return {"policy.head.weight": (head, channels), "policy.head.bias": (head,), "policy.board.weight": (head, 2 * channels),
            "policy.maps.weight": (maps, head), "policy.maps.bias": (maps,), "policy.pass.weight": (maps, 2 * head), "policy.pass.bias": (maps,),
            "policy.ranks": (config["ranks"], basis), "strength.hidden.weight": (hidden, 2 * channels), "strength.hidden.bias": (hidden,),
            "strength.out.weight": (1, hidden), "strength.out.bias": (1,)}


def initial(config, seed):
    generator = torch.Generator().manual_seed(seed)
    made = {"mean": torch.zeros(config["channels"]), "deviation": torch.ones(config["channels"])}
    for name, shape in shapes(config).items():
        made[name] = torch.zeros(shape)
        if name == "policy.ranks":
            place = (torch.arange(shape[0]) + 0.5) / shape[0]
            made[name] = torch.cos(math.pi * place[:, None] * (torch.arange(shape[1]) + 1))
        elif name.endswith(".weight"):
            last = name.startswith(("policy.maps", "policy.pass")) or name.endswith(".out.weight")
            made[name].normal_(0, math.sqrt((0.1 if last else 2.0) / shape[1]), generator=generator)
    return made


def is_statistic(name):
    return name in STATISTICS


class Heads:
    def __init__(self, config, parameters):
        self.config, self.parameters = config, parameters

    def settle(self, x):
        """Takes the statistics of the channels from some boards, [B, C, H, W]."""
        self.parameters["mean"].copy_(x.float().mean((0, 2, 3)))
        self.parameters["deviation"].copy_(x.float().std((0, 2, 3)) + 1e-3)

    def linear(self, name, x):
        bias = self.parameters.get(name + ".bias")
        return F.linear(x, self.parameters[name + ".weight"].to(x.dtype), None if bias is None else bias.to(x.dtype))

    def __call__(self, x):
        """free [B, M], basis [B, K, M], quality [B, M], level [B] for the last layer [B, C, H, W]."""
        p = self.parameters
        rows = x.flatten(2).transpose(1, 2) # [B, points, C]
        board = torch.cat(((rows.float().mean(1) - p["mean"]) / p["deviation"], (rows.amax(1).float() - p["mean"]) / p["deviation"]), 1)
        weight = p["policy.head.weight"] / p["deviation"] # normalises the channels without another copy of the layer
        bias = p["policy.head.bias"] - weight @ p["mean"]
        hidden = F.relu(F.linear(rows, weight.to(x.dtype)) + (self.linear("policy.board", board) + bias).unsqueeze(1).to(x.dtype))
        pooled = torch.cat((hidden.float().mean(1), hidden.amax(1).float()), 1)
        maps = torch.cat((self.linear("policy.maps", hidden).float(), self.linear("policy.pass", pooled).unsqueeze(1)), 1).transpose(1, 2)
        level = self.linear("strength.out", F.relu(self.linear("strength.hidden", board)))
        return {"free": maps[:, 0], "basis": maps[:, 1:-1], "quality": maps[:, -1], "level": level[:, 0]}


def load(path):
    metadata, content = tensors.read(path)
    config = json.loads(metadata["network"])
    parameters = {name: content[name].float() for name in shapes(config)}
    return config, parameters | {"mean": torch.zeros(config["channels"]), "deviation": torch.ones(config["channels"])}, metadata


def save(path, config, parameters, scale, name, card):
    """A model file for Evenmatch, with no profile yet."""
    made = {each: tensor.detach().cpu().double() for each, tensor in parameters.items()}
    mean, deviation = made.pop("mean"), made.pop("deviation")
    mean, deviation = torch.cat((mean, mean)), torch.cat((deviation, deviation))
    channels = config["channels"]
    for layer, to in (("policy.head", "policy.head"), ("policy.board", "policy.head"), ("strength.hidden", "strength.hidden")):
        weight = made[layer + ".weight"]
        made[layer + ".weight"] = weight / deviation[: weight.shape[1]]
        made[to + ".bias"] = made[to + ".bias"] - made[layer + ".weight"] @ mean[: weight.shape[1]]
    for each, shape in shapes(config).items():
        if tuple(made[each].shape) != shape or not torch.isfinite(made[each]).all():
            raise ValueError(f"{each} has another shape or numbers that are not finite")
    network = {"encoding": config["encoding"], "trunk": config["trunk"], "trunkName": config["trunkName"], "channels": channels,
               "headChannels": config["headChannels"], "hidden": config["hidden"], "ranks": config["ranks"], "rankBasis": config["rankBasis"],
               "strength": "map"}
    tensors.write(path, {"format": "evenmatch-model 1", "name": name, "network": json.dumps(network), "scale": scale, "card": json.dumps(card)},
                  {each: made[each].float() for each in shapes(config)})
