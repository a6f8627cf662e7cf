"""The optimizer of nn/torch/training/optimizer.cpp: Muon (Jordan and others 2024) for kernels and matrices between layers, AdamW for the rest."""

import math

import torch

MOST_GRADIENT = 5


def is_hidden(name, parameter):
    return parameter.dim() > 1 and not (name.startswith(("policy.maps", "policy.pass", "value.owners")) or name == "policy.ranks"
                                        or name.endswith(".out.weight"))


def _nearest_orthogonal(matrix):
    tall = matrix.shape[0] > matrix.shape[1]
    x = matrix.t() if tall else matrix
    x = x / (x.norm() + 1e-7)
    for _ in range(5):
        square = x @ x.t()
        x = 3.4445 * x + (-4.7750 * square + 2.0315 * square @ square) @ x
    return x.t() if tall else x


class Muon:
    def __init__(self, parameters, decay):
        """`parameters`: named tensors that have gradients."""
        self.parameters, self.decay, self.state, self.steps = parameters, decay, {}, 0

    def state_of(self, name, part):
        key = f"{name}/{part}"
        if key not in self.state:
            self.state[key] = torch.zeros_like(self.parameters[name])
        return self.state[key]

    @torch.no_grad()
    def step(self, rate):
        """Returns whether all gradients were finite; if not, nothing changes."""
        there = {name: p for name, p in self.parameters.items() if p.grad is not None}
        norm = torch.stack([p.grad.square().sum() for p in there.values()]).sum().sqrt().item()
        if math.isfinite(norm):
            self.steps += 1
            for name, p in there.items():
                gradient = p.grad * min(1, MOST_GRADIENT / max(norm, 1e-9))
                first = self.state_of(name, "first")
                if p.dim() > 1:
                    p.mul_(1 - rate * self.decay)
                if is_hidden(name, p):
                    first.mul_(0.95).add_(gradient)
                    ahead = (gradient + 0.95 * first).flatten(1)
                    p.sub_(_nearest_orthogonal(ahead).view_as(p), alpha=rate * 0.2 * math.sqrt(max(ahead.shape)))
                else:
                    second = self.state_of(name, "second")
                    first.lerp_(gradient, 0.1)
                    second.mul_(0.99).addcmul_(gradient, gradient, value=0.01)
                    size = (second / (1 - 0.99**self.steps)).sqrt_().add_(1e-8)
                    p.addcdiv_(first, size, value=-rate / (1 - 0.9**self.steps))
        for p in there.values():
            p.grad = None
        return math.isfinite(norm)
