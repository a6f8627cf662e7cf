"""Our networks for PyTorch: parameters by the names of nn/model/network_parameters.h, and the pass of nn/torch/network/network.cpp."""

import json
import math

import torch
import torch.nn.functional as F

import tensors

PLANES = {"go18": 18, "go-tactical": 32}
LEAD_SCALE = 20  # of nn/model/network_parameters.h, as the next
EPSILON = 1e-5
MOMENTUM = 0.02
DEFAULTS = {"squeeze": 0, "policyChannels": 0, "policySize": 1, "policyFurther": 0, "valueBlocks": 0, "owners": False,
            "ranks": 0, "rankBasis": 4, "strength": "map"}


def shapes(config):
    """Every parameter of a network of Go, by name."""
    c = DEFAULTS | config
    found = {}

    def convolution(name, outputs, inputs, size):
        found[name + ".weight"] = (outputs, inputs, size, size)
        for part in ("weight", "bias", "mean", "var"):
            found[f"{name}.norm.{part}"] = (outputs,)

    def linear(name, outputs, inputs):
        found[name + ".weight"] = (outputs, inputs)
        found[name + ".bias"] = (outputs,)

    width, head = c["channels"], c["headChannels"]
    convolution("tower", width, PLANES[c["encoding"]], 3)
    for block in blocks(c) + value_blocks(c):
        convolution(block + ".first", width, width, 3)
        convolution(block + ".second", width, width, 3)
        if c["squeeze"]:
            linear(block + ".squeeze", c["squeeze"], width)
            linear(block + ".excite", 2 * width, c["squeeze"])
    policy = c["policyChannels"] or head
    last = c["policyFurther"] or policy
    convolution("policy.head", policy, width, c["policySize"])
    if c["policyFurther"]:
        convolution("policy.further", last, policy, c["policySize"])
    maps = 1 + (c["rankBasis"] if c["ranks"] else 0) + 1
    found["policy.maps.weight"], found["policy.maps.bias"] = (maps, last, 1, 1), (maps,)
    linear("policy.pass", maps, 2 * last)
    if c["ranks"]:
        found["policy.ranks"] = (c["ranks"], c["rankBasis"])
    for name in ("value", "strength"):
        convolution(name + ".head", head, width, 1)
        linear(name + ".hidden", c["hidden"], 2 * head)
    linear("value.out", 2, c["hidden"])
    if c["owners"]:
        found["value.owners.weight"], found["value.owners.bias"] = (1, width, 1, 1), (1,)
    linear("strength.out", 1, c["hidden"])
    return found


def blocks(config):
    return [f"block{i}" for i in range(config["blocks"])]


def value_blocks(config):
    return [f"value.block{i}" for i in range(config.get("valueBlocks", 0))]


def is_statistic(name):
    return name.endswith((".norm.mean", ".norm.var"))


def initial(config, seed):
    """The start of nn/torch/network/network.cpp, with other random numbers."""
    generator = torch.Generator().manual_seed(seed)
    made = {}
    for name, shape in sorted(shapes(config).items()):
        ones = name.endswith((".norm.weight", ".var"))
        tensor = torch.ones(shape) if ones else torch.zeros(shape)
        if name.endswith("second.norm.weight"):
            tensor.fill_(0.3)
        if name == "policy.ranks":
            place = (torch.arange(shape[0]) + 0.5) / shape[0]
            tensor = torch.cos(math.pi * place[:, None] * (torch.arange(shape[1]) + 1))
        elif name.endswith(".weight") and not ones:
            last = name.startswith(("policy.maps", "policy.pass", "value.owners")) or name.endswith(".out.weight")
            tensor.normal_(0, math.sqrt((0.1 if last else 2.0) / math.prod(shape[1:])), generator=generator)
        made[name] = tensor
    return made


def grown(known, made):
    """The parameters `made` of a larger network, with those of a smaller one copied to the front. Both compute the same at first: added
    channels read all channels, but the copied ones do not read them until training changes that; added blocks have no effect."""
    lost = [name for name, old in known.items() if name not in made or any(a > b for a, b in zip(old.shape, made[name].shape))]
    if lost:
        raise SystemExit(f"--start-from: the model is larger than the network of the configuration ({', '.join(lost[:3])} …)")
    result = {}
    for name, tensor in made.items():
        small = known.get(name)
        tensor = tensor.clone()
        result[name] = tensor
        if small is None:
            if name.endswith(".second.norm.weight"):
                tensor.zero_()
        elif name.endswith((".excite.weight", ".excite.bias")): # scales of all channels, then shifts
            for part, old in zip(tensor.chunk(2), small.chunk(2)):
                _put(old, part)
        elif name.endswith((".hidden.weight", ".pass.weight")): # means of all channels, then largest numbers
            for part, old in zip(tensor.chunk(2, 1), small.chunk(2, 1)):
                _put(old, part)
        else:
            _put(small, tensor)
    return result


def _put(small, tensor):
    """A kernel goes to the middle of a larger one."""
    rows = tensor[: small.shape[0]]
    if small.dim() > 1:
        rows.zero_()
        rows = rows[:, : small.shape[1]]
    for dim in range(2, small.dim()):
        rows = rows.narrow(dim, (rows.shape[dim] - small.shape[dim]) // 2, small.shape[dim])
    rows.copy_(small)


class Network:
    """A pass over named parameters. `train`: batch statistics, and the running ones are updated; never with `frozen`."""

    def __init__(self, config, parameters, frozen=False):
        self.config = DEFAULTS | config
        self.parameters = parameters
        self.frozen = frozen

    def convolution(self, name, x, train):
        p = self.parameters
        weight = p[name + ".weight"]
        if self.frozen or not train: # the normalisation is a part of the kernel
            scale = p[name + ".norm.weight"] * (p[name + ".norm.var"] + EPSILON).rsqrt()
            bias = p[name + ".norm.bias"] - p[name + ".norm.mean"] * scale
            return F.conv2d(x, (weight * scale.view(-1, 1, 1, 1)).to(x.dtype), bias.to(x.dtype), padding=weight.shape[2] // 2)
        y = F.conv2d(x, weight.to(x.dtype), padding=weight.shape[2] // 2)
        return F.batch_norm(y, p[name + ".norm.mean"], p[name + ".norm.var"], p[name + ".norm.weight"], p[name + ".norm.bias"], train,
                            MOMENTUM, EPSILON)

    def linear(self, name, x):
        return F.linear(x, self.parameters[name + ".weight"].to(x.dtype), self.parameters[name + ".bias"].to(x.dtype))

    def block(self, name, x, train):
        y = self.convolution(name + ".second", F.relu(self.convolution(name + ".first", x, train)), train)
        if not self.config["squeeze"]:
            return F.relu(x + y)
        mean = y.float().mean((2, 3))
        scale, shift = self.linear(name + ".excite", F.relu(self.linear(name + ".squeeze", mean))).chunk(2, 1)
        return F.relu(x + y * scale.sigmoid().to(y.dtype)[:, :, None, None] + shift.to(y.dtype)[:, :, None, None])

    def tower(self, planes, train=False, layers=None, forced=None, local=False):
        """The last layer. `layers` collects the output of each block; `forced` replaces the input of each block."""
        x = F.relu(self.convolution("tower", planes, train))
        for i, name in enumerate(blocks(self.config)):
            if forced is not None and i > 0:
                x = forced[i - 1].to(x.dtype)
            elif local:
                x = x.detach()
            x = self.block(name, x, train)
            if layers is not None:
                layers.append(x)
        return x

    def heads(self, x, train=False):
        """free [B, M], basis [B, K, M], quality [B, M], level [B], value [B], lead [B], owners [B, H, W] or None."""
        config = self.config
        head = F.relu(self.convolution("policy.head", x, train))
        if config["policyFurther"]:
            head = F.relu(self.convolution("policy.further", head, train))
        maps = F.conv2d(head, self.parameters["policy.maps.weight"].to(x.dtype), self.parameters["policy.maps.bias"].to(x.dtype))
        passes = self.linear("policy.pass", _pooled(head))
        maps = torch.cat((maps.flatten(2), passes.unsqueeze(2)), 2).float()
        seen = x
        for name in value_blocks(config):
            seen = self.block(name, seen, train)
        value = self.dense("value", seen, train)
        owners = None
        if config["owners"]:
            p = self.parameters
            owners = F.conv2d(seen, p["value.owners.weight"].to(x.dtype), p["value.owners.bias"].to(x.dtype)).squeeze(1).float().tanh()
        return {"free": maps[:, 0], "basis": maps[:, 1:-1], "quality": maps[:, -1], "level": self.dense("strength", x, train)[:, 0],
                "value": value[:, 0].tanh(), "lead": value[:, 1] * LEAD_SCALE, "owners": owners}

    def dense(self, name, x, train):
        pooled = _pooled(F.relu(self.convolution(name + ".head", x, train)))
        return self.linear(name + ".out", F.relu(self.linear(name + ".hidden", pooled))).float()


def _pooled(x):
    return torch.cat((x.mean((2, 3)), x.amax((2, 3))), 1)


def load(path):
    """Returns (config, parameters as F32, metadata) of a model file."""
    metadata, content = tensors.read(path)
    config = json.loads(metadata["network"])
    known = shapes(config)
    return config, {name: content[name].float() for name in known}, metadata


def save(path, config, parameters, scale, name, card, dtype=torch.float16):
    """A model file for Evenmatch, with no profile yet: `evenmatch-lab profile` makes one."""
    known = shapes(config)
    missing = known.keys() ^ parameters.keys()
    if missing:
        raise ValueError(f"other parameters than the network's: {sorted(missing)}")
    written = {}
    for each, shape in known.items():
        if tuple(parameters[each].shape) != shape or not torch.isfinite(parameters[each]).all():
            raise ValueError(f"{each} has another shape or numbers that are not finite")
        written[each] = parameters[each].detach().to("cpu", dtype if parameters[each].dim() > 1 else torch.float32)
    metadata = {"format": "evenmatch-model 1", "name": name, "network": json.dumps(config), "scale": scale, "card": json.dumps(card)}
    tensors.write(path, metadata, written)
