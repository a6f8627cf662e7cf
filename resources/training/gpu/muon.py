"""The optimizer of nn/torch/training/optimizer.cpp: Muon (Jordan and others 2024) for kernels and matrices between layers, AdamW for the rest."""

import math

import torch

MOST_GRADIENT = 5


def is_hidden(name, parameter):
    return parameter.dim() > 1 and not (name.startswith(("policy.maps", "policy.pass", "value.owners")) or name == "policy.ranks"
                                        or name.endswith(".out.weight"))


def _nearest_orthogonal(matrices):
    """Of each matrix of [count, rows, columns]."""
    tall = matrices.shape[1] > matrices.shape[2]
    x = matrices.mT if tall else matrices
    x = x / (x.norm(dim=(1, 2), keepdim=True) + 1e-7)
    for _ in range(5):
        square = x @ x.mT
        x = 3.4445 * x + (-4.7750 * square + 2.0315 * square @ square) @ x
    return x.mT if tall else x


class Muon:
    def __init__(self, parameters, decay):
        """`parameters`: named tensors that have gradients."""
        self.parameters, self.decay, self.state, self.steps = parameters, decay, {}, 0

    def states_of(self, names, part):
        for name in names:
            if f"{name}/{part}" not in self.state:
                self.state[f"{name}/{part}"] = torch.zeros_like(self.parameters[name])
        return [self.state[f"{name}/{part}"] for name in names]

    @torch.no_grad()
    def step(self, rate):
        """Returns whether all gradients were finite, as a tensor; if not, they count as 0."""
        there = {name: p for name, p in self.parameters.items() if p.grad is not None}
        gradients = [p.grad for p in there.values()]
        norm = torch.stack(torch._foreach_norm(gradients)).norm()
        finite = norm.isfinite()
        gradients = torch._foreach_mul([g.nan_to_num(0, 0, 0) for g in gradients],
                                       torch.where(finite, (MOST_GRADIENT / norm.clamp_min(1e-9)).clamp_max(1), 0))
        self.steps += 1
        torch._foreach_mul_([p for p in there.values() if p.dim() > 1], 1 - rate * self.decay)
        by_shape, others = {}, []
        for (name, p), gradient in zip(there.items(), gradients):
            kind = (p.numel() // len(p), len(p)) if is_hidden(name, p) else None
            (others if kind is None else by_shape.setdefault(kind, [])).append((name, p, gradient))
        for (columns, rows), group in by_shape.items():
            names, parameters, gradients = zip(*group)
            first = self.states_of(names, "first")
            torch._foreach_mul_(first, 0.95)
            torch._foreach_add_(first, gradients)
            ahead = torch.stack([f.flatten(1) for f in first]) * 0.95 + torch.stack([g.flatten(1) for g in gradients])
            steps = _nearest_orthogonal(ahead) * (-rate * 0.2 * math.sqrt(max(rows, columns)))
            torch._foreach_add_(parameters, [step.view_as(p) for step, p in zip(steps, parameters)])
        if others:
            names, parameters, gradients = zip(*others)
            first, second = self.states_of(names, "first"), self.states_of(names, "second")
            torch._foreach_lerp_(first, gradients, 0.1)
            torch._foreach_mul_(second, 0.99)
            torch._foreach_addcmul_(second, gradients, gradients, value=0.01)
            size = torch._foreach_sqrt(torch._foreach_div(second, 1 - 0.99**self.steps))
            torch._foreach_add_(size, 1e-8)
            torch._foreach_addcdiv_(parameters, first, size, value=-rate / (1 - 0.9**self.steps))
        for p in there.values():
            p.grad = None
        return finite
