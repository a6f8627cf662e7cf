"""KataGo's networks (model versions 8 to 17, without metadata) for PyTorch: the same arithmetic as tests/nn/katago_reference.h."""

import gzip
import math
import struct

import torch
import torch.nn.functional as F

PLANES, GLOBALS = 22, 19
LEAD = 2  # among the score values


class _Stream:
    def __init__(self, path):
        with gzip.open(path, "rb") as file:
            self.content = file.read()
        self.place = 0
        self.tensors = [] # places of their bytes, and counts

    def word(self):
        while self.content[self.place] in b" \n\r\t":
            self.place += 1
        begin = self.place
        while self.content[self.place] not in b" \n\r\t":
            self.place += 1
        return self.content[begin : self.place].decode()

    def integer(self):
        return int(self.word())

    def numbers(self, *shape):
        count = math.prod(shape)
        while self.content[self.place] in b" \n\r\t":
            self.place += 1
        if self.content[self.place : self.place + 5] != b"@BIN@":
            return torch.tensor([float(self.word()) for _ in range(count)]).view(shape)
        begin = self.place + 5
        self.place = begin + 4 * count
        self.tensors.append((begin, count))
        return torch.frombuffer(bytearray(self.content[begin : self.place]), dtype=torch.float32).view(shape)


def halve(path, smaller):
    """Writes a network whose trunk's large tensors are rounded to 16-bit numbers: two thirds of the size, and the same in 16-bit numbers."""
    reader = _Reader(path)
    reader.network()
    content = bytearray(reader.s.content)
    end = content.index(b"policy_head")
    for begin, count in reader.s.tensors:
        if count >= 4096 and begin < end:
            numbers = torch.frombuffer(content[begin : begin + 4 * count], dtype=torch.float32).bfloat16().float()
            content[begin : begin + 4 * count] = bytes(numbers.untyped_storage())
    with gzip.open(smaller, "wb") as file:
        file.write(content)


class _Reader:
    """Parts in the order in which KataGo's exporter writes them, as dictionaries of tensors and words."""

    def __init__(self, path):
        self.s = _Stream(path)

    def network(self):
        s = self.s
        net = {"name": s.word(), "version": s.integer(), "leadMultiplier": 20.0}
        self.version = net["version"]
        if (s.integer(), s.integer()) != (PLANES, GLOBALS):
            raise ValueError("other inputs")
        if self.version >= 13:
            net["leadMultiplier"] = [float(s.word()) for _ in range(7)][3]
        net["suicideEyes"] = 0
        if self.version >= 15:
            if s.integer() != 0:
                raise ValueError("networks with metadata are not supported")
            net["suicideEyes"] = s.integer()
            self.skip(6)
        net["trunk"] = self.trunk()
        net["policy"] = self.policy()
        net["value"] = self.value()
        return net

    def skip(self, count):
        for _ in range(count):
            self.s.integer()

    def convolution(self):
        s = self.s
        s.word()
        height, width, inputs, outputs, dilation_y, dilation_x = (s.integer() for _ in range(6))
        weight = s.numbers(height, width, inputs, outputs).permute(3, 2, 0, 1).contiguous()
        return {"weight": weight, "dilation": (dilation_y, dilation_x)}

    def linear(self):
        s = self.s
        s.word()
        inputs, outputs = s.integer(), s.integer()
        return s.numbers(inputs, outputs)

    def bias(self):
        self.s.word()
        return self.s.numbers(self.s.integer())

    def activation(self):
        self.s.word()
        return self.s.word()[11:].lower() if self.version >= 11 else "relu"

    def norm(self):
        s = self.s
        s.word()
        count, epsilon, has_scale, has_bias = s.integer(), float(s.word()), s.integer(), s.integer()
        mean, variance = s.numbers(count), s.numbers(count)
        scale = (s.numbers(count) if has_scale else torch.ones(count)) / (variance + epsilon).sqrt()
        bias = (s.numbers(count) if has_bias else torch.zeros(count)) - scale * mean
        return {"scale": scale, "bias": bias}

    def rms(self, tip):
        s = self.s
        s.word()
        count, norm = s.integer(), {"epsilon": float(s.word()), "whole": 0, "bias": None}
        if tip:
            norm["whole"] = s.integer()
            if s.integer():
                raise ValueError("a normalisation by groups")
        norm["scale"] = s.numbers(count)
        if tip:
            norm["bias"] = s.numbers(count)
        return norm

    def normed(self):
        return {"norm": self.norm(), "activation": self.activation(), "convolution": self.convolution()}

    def block(self):
        s = self.s
        kind = s.word()
        s.word()
        block = {"kind": kind}
        if kind == "ordinary_block":
            block |= {"first": self.normed(), "second": self.normed()}
        elif kind == "gpool_block":
            block |= {"first": self.normed(), "pooled": self.convolution(), "pooledNorm": self.norm(),
                      "pooledActivation": self.activation(), "toBias": self.linear(), "second": self.normed()}
        elif kind == "nested_bottleneck_block":
            count = s.integer()
            block |= {"first": self.normed(), "blocks": [self.block() for _ in range(count)], "last": self.normed()}
        elif kind == "transformer_attention_block":
            names = ("heads", "keyHeads", "keyWidth", "valueWidth", "rotary", "learnt")
            block |= {name: s.integer() for name in names}
            block |= {"norm": self.rms(False), "query": self.linear(), "key": self.linear(), "value": self.linear(),
                      "out": self.linear()}
            if block["rotary"]:
                s.word()
                if block["learnt"]:
                    block["frequencies"] = s.numbers(s.integer(), s.integer(), s.integer())
                else:
                    block["theta"] = float(s.word())
        elif kind == "transformer_ffn_block":
            self.skip(3)
            block |= {"norm": self.rms(False), "up": self.linear(), "gate": self.linear(), "down": self.linear()}
        else:
            raise ValueError(f"a block of another kind: {kind}")
        return block

    def trunk(self):
        s = self.s
        s.word()
        count, trunk = s.integer(), {"channels": s.integer()}
        self.skip(4)
        by_rms = 0
        if self.version >= 15:
            by_rms = s.integer()
            self.skip(5)
        trunk |= {"input": self.convolution(), "globals": self.linear(), "blocks": [self.block() for _ in range(count)]}
        trunk["tip"] = self.rms(True) if by_rms else self.norm()
        trunk["tipActivation"] = self.activation()
        return trunk

    def policy(self):
        s = self.s
        s.word()
        if self.version >= 17:
            self.skip(4)
        head = {"hidden": self.convolution(), "pooled": self.convolution(), "pooledNorm": self.norm(),
                "pooledActivation": self.activation(), "toBias": self.linear(), "hiddenNorm": self.norm(),
                "hiddenActivation": self.activation(), "out": self.convolution(), "pass": self.linear()}
        if self.version >= 15:
            head |= {"passBias": self.bias(), "passActivation": self.activation(), "passOut": self.linear()}
        return head

    def value(self):
        self.s.word()
        if self.version >= 17:
            self.skip(3)
        return {"hidden": self.convolution(), "norm": self.norm(), "activation": self.activation(), "pooled": self.linear(),
                "pooledBias": self.bias(), "pooledActivation": self.activation(), "value": self.linear(),
                "valueBias": self.bias(), "scoreValue": self.linear(), "scoreValueBias": self.bias(),
                "ownership": self.convolution()}


_ACTIVATIONS = {"identity": lambda x: x, "relu": F.relu, "mish": F.mish, "silu": F.silu}


def _converted(part, change):
    if isinstance(part, torch.Tensor):
        return change(part)
    if isinstance(part, dict):
        return {name: _converted(each, change) for name, each in part.items()}
    if isinstance(part, list):
        return [_converted(each, change) for each in part]
    return part


def _norm(norm, activation, x):
    y = x * norm["scale"].view(-1, 1, 1) + norm["bias"].view(-1, 1, 1)
    return _ACTIVATIONS[activation](y)


def _convolve(layer, x):
    weight, (dy, dx) = layer["weight"], layer["dilation"]
    return F.conv2d(x, weight, padding=(weight.shape[2] // 2 * dy, weight.shape[3] // 2 * dx), dilation=(dy, dx))


def _normed(layer, x):
    return _convolve(layer["convolution"], _norm(layer["norm"], layer["activation"], x))


def _rms(norm, x, dim):
    mean = x.float().square().mean(dim, keepdim=True)
    return (x.float() * (mean + norm["epsilon"]).rsqrt()).to(x.dtype)


def _pooled(x, three_means):
    side = (math.sqrt(x.shape[2] * x.shape[3]) - 14) / 10
    mean = x.mean((2, 3))
    last = mean * (side * side - 0.1) if three_means else x.amax((2, 3)).clamp_min(-1)
    return torch.cat((mean, mean * side, last), 1)


def _rotations(block, height, width, device):
    """Angles of every point, [points, key heads or 1, pairs]."""
    rows = torch.arange(height, device=device).repeat_interleave(width).float()
    columns = torch.arange(width, device=device).repeat(height).float()
    if block["learnt"]:
        frequencies = block["frequencies"].float()
        return columns.view(-1, 1, 1) * frequencies[..., 0] + rows.view(-1, 1, 1) * frequencies[..., 1]
    pairs = block["keyWidth"] // 2
    per_direction = pairs // 2
    powers = torch.arange(pairs, device=device).float()
    powers = torch.where(powers < per_direction, powers, powers - per_direction) * 2 / pairs
    along = torch.where((torch.arange(pairs, device=device) < per_direction).view(1, -1), rows.view(-1, 1), columns.view(-1, 1))
    return (along / block["theta"] ** powers).unsqueeze(1)


def _rotate(x, angles):
    """x: [B, points, heads, width]; neighbouring channels are a pair."""
    cosine, sine = angles.cos().to(x.dtype), angles.sin().to(x.dtype)
    repeat = x.shape[2] // cosine.shape[1]
    cosine, sine = cosine.repeat_interleave(repeat, 1), sine.repeat_interleave(repeat, 1)
    first, second = x[..., 0::2], x[..., 1::2]
    return torch.stack((first * cosine - second * sine, first * sine + second * cosine), -1).flatten(-2)


def _attention(block, x):
    count, channels, height, width = x.shape
    rows = x.flatten(2).transpose(1, 2)
    y = _rms(block["norm"], rows, 2) * block["norm"]["scale"]
    query = (y @ block["query"]).view(count, -1, block["heads"], block["keyWidth"])
    key = (y @ block["key"]).view(count, -1, block["keyHeads"], block["keyWidth"])
    value = (y @ block["value"]).view(count, -1, block["keyHeads"], block["valueWidth"])
    if block["rotary"]:
        angles = _rotations(block, height, width, x.device)
        query, key = _rotate(query, angles), _rotate(key, angles)
    sharing = block["heads"] // block["keyHeads"]
    key, value = key.repeat_interleave(sharing, 2), value.repeat_interleave(sharing, 2)
    result = F.scaled_dot_product_attention(query.transpose(1, 2), key.transpose(1, 2), value.transpose(1, 2))
    rows = rows + result.transpose(1, 2).flatten(2) @ block["out"]
    return rows.transpose(1, 2).reshape(count, channels, height, width)


def _block(block, x):
    kind = block["kind"]
    if kind == "ordinary_block":
        return x + _normed(block["second"], _normed(block["first"], x))
    if kind == "gpool_block":
        y = _norm(block["first"]["norm"], block["first"]["activation"], x)
        pooled = _norm(block["pooledNorm"], block["pooledActivation"], _convolve(block["pooled"], y))
        bias = _pooled(pooled, False) @ block["toBias"]
        inner = _convolve(block["first"]["convolution"], y) + bias[:, :, None, None]
        return x + _normed(block["second"], inner)
    if kind == "nested_bottleneck_block":
        inner = _normed(block["first"], x)
        for each in block["blocks"]:
            inner = _block(each, inner)
        return x + _normed(block["last"], inner)
    if kind == "transformer_attention_block":
        return _attention(block, x)
    rows = x.permute(0, 2, 3, 1)
    y = _rms(block["norm"], rows, 3) * block["norm"]["scale"]
    rows = rows + (F.silu(y @ block["up"]) * (y @ block["gate"])) @ block["down"]
    return rows.permute(0, 3, 1, 2).contiguous()


class KataGo:
    """A network that computes on one device in one type of numbers."""

    def __init__(self, path, device="cpu", dtype=torch.float32):
        net = _Reader(path).network()
        layout = lambda t: t.contiguous(memory_format=torch.channels_last) if t.dim() == 4 else t
        kinds = {"policy": torch.float32, "value": torch.float32} # a lead of 100 points needs more than 16 bits
        self.net = {name: _converted(part, lambda t, kind=kinds.get(name, dtype): layout(t.to(device=device, dtype=kind)))
                    for name, part in net.items()}
        self.dtype = dtype
        self.channels = net["trunk"]["channels"]
        self.suicide_eyes = bool(net["suicideEyes"])

    @torch.no_grad()
    def trunk(self, planes, globals_, layers=None):
        """The last layer, [B, C, H, W]. `layers`: a list that collects the output of each block."""
        trunk = self.net["trunk"]
        x = planes.to(self.dtype).contiguous(memory_format=torch.channels_last)
        x = _convolve(trunk["input"], x) + (globals_.to(self.dtype) @ trunk["globals"])[:, :, None, None]
        for block in trunk["blocks"]:
            x = _block(block, x)
            if layers is not None:
                layers.append(x)
        tip = trunk["tip"]
        if "epsilon" in tip:
            x = _rms(tip, x, (1, 2, 3) if tip["whole"] else 1)
        return _norm(tip, trunk["tipActivation"], x)

    @torch.no_grad()
    def heads(self, x, no_result=False, optimism=0.2):
        """The heads' outputs for a trunk: logits of points and pass, [B, H W + 1]; value; lead; owners [B, H, W], for the side to move."""
        x, head = x.float(), self.net["policy"]
        pooled = _pooled(_norm(head["pooledNorm"], head["pooledActivation"], _convolve(head["pooled"], x)), False)
        hidden = _convolve(head["hidden"], x) + (pooled @ head["toBias"])[:, :, None, None]
        maps = _convolve(head["out"], _norm(head["hiddenNorm"], head["hiddenActivation"], hidden)).flatten(2)
        passes = pooled @ head["pass"]
        if "passOut" in head:
            passes = _ACTIVATIONS[head["passActivation"]](passes + head["passBias"]) @ head["passOut"]
        logits = torch.cat((maps, passes.unsqueeze(2)), 2)
        policy = logits[:, 0]
        if logits.shape[1] > 1:
            policy = policy + optimism * (logits[:, 1] - policy)
        head = self.net["value"]
        hidden = _norm(head["norm"], head["activation"], _convolve(head["hidden"], x))
        inner = _ACTIVATIONS[head["pooledActivation"]](_pooled(hidden, True) @ head["pooled"] + head["pooledBias"])
        outcomes = inner @ head["value"] + head["valueBias"]
        chances = outcomes.softmax(1) if no_result else F.pad(outcomes[:, :2].softmax(1), (0, 1))
        scores = inner @ head["scoreValue"] + head["scoreValueBias"]
        lead = scores[:, LEAD] * self.net["leadMultiplier"] * (1 - chances[:, 2])
        owners = torch.tanh(_convolve(head["ownership"], hidden).squeeze(1))
        return policy, chances[:, 0] - chances[:, 1], lead, owners
