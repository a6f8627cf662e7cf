#include "nn/torch/training/optimizer.h"

#include <c10/core/GradMode.h>

#include <algorithm>
#include <cmath>

namespace evenmatch::nn::detail {

namespace {

constexpr double kMomentum = 0.9; ///< of SGD, and β1 of Adam
constexpr double kSecond = 0.99; ///< β2: short runs need a short memory
constexpr double kEpsilon = 1e-8;
constexpr double kMostGradient = 5; ///< norm of all gradients together, so that a rare batch cannot undo an hour
constexpr double kMuonMomentum = 0.95;
constexpr int kMuonRounds = 5;
constexpr double kSizeOfAdam = 0.2; ///< the root of the mean square of AdamW's steps, in learning rates

at::Tensor& momentum(Tensors& state, const std::string& name, const at::Tensor& gradient)
{
    at::Tensor& first = state[name + ".first"];
    if (!first.defined())
        first = at::zeros_like(gradient);
    return first;
}

/// Whether a parameter is the kernel or matrix of a layer between others.
bool isHidden(const std::string& name, const at::Tensor& parameter)
{
    const bool last
        = name.starts_with("policy.maps") || name.starts_with("policy.pass") || name == "policy.ranks" || name.ends_with(".out.weight");
    return parameter.dim() > 1 && !last;
}

/// Approximates U Vᵀ of the matrix U S Vᵀ: Newton-Schulz iterations, each X ← a X + (b XXᵀ + c (XXᵀ)²) X, bring singular values near 1.
at::Tensor nearestOrthogonal(const at::Tensor& matrix)
{
    constexpr double a = 3.4445;
    constexpr double b = -4.7750;
    constexpr double c = 2.0315;
    const bool tall = matrix.size(0) > matrix.size(1);
    at::Tensor x = tall ? matrix.t() : matrix;
    x = x / (x.square().sum().sqrt() + 1e-7);
    for (int round = 0; round < kMuonRounds; ++round) {
        const at::Tensor square = x.matmul(x.t());
        x = a * x + (b * square + c * square.matmul(square)).matmul(x);
    }
    return tall ? x.t() : x;
}

} // namespace

void Optimizer::goByMuon(const std::string& name, at::Tensor& parameter, const at::Tensor& gradient, double rate, double decay)
{
    at::Tensor& first = momentum(m_state, name, gradient);
    first.mul_(kMuonMomentum).add_(gradient);
    const at::Tensor ahead = (gradient + kMuonMomentum * first).contiguous();
    const at::Tensor step = nearestOrthogonal(ahead.view({ahead.size(0), -1}));
    const auto longer = static_cast<double>(std::max(step.size(0), step.size(1)));
    parameter.mul_(1 - rate * decay);
    parameter.sub_(step.reshape(ahead.sizes()), rate * kSizeOfAdam * std::sqrt(longer));
}

void Optimizer::goByAdam(const std::string& name, at::Tensor& parameter, const at::Tensor& gradient, double rate, double decay)
{
    at::Tensor& first = momentum(m_state, name, gradient);
    at::Tensor& second = m_state[name + ".second"];
    at::Tensor& steps = m_state[name + ".steps"];
    if (!second.defined()) {
        second = at::zeros_like(gradient);
        steps = at::zeros({1});
    }
    steps.add_(1);
    const double t = steps.item<double>();
    first.lerp_(gradient, 1 - kMomentum);
    second.mul_(kSecond).addcmul_(gradient, gradient, 1 - kSecond);
    const at::Tensor size = (second / (1 - std::pow(kSecond, t))).sqrt_().add_(kEpsilon);
    parameter.mul_(1 - rate * decay);
    parameter.addcdiv_(first, size, -rate / (1 - std::pow(kMomentum, t)));
}

bool Optimizer::step(Tensors& parameters, double rate, const StepOptions& options, const std::function<bool(const std::string&)>& wanted)
{
    c10::NoGradGuard noGrad;
    std::vector<at::Tensor> squares; // added up on their device, so that a GPU is read once
    for (const auto& [name, parameter] : parameters)
        if (parameter.grad().defined() && wanted(name))
            squares.push_back(parameter.grad().square().sum());
    const double norm = squares.empty() ? 0 : std::sqrt(at::stack(squares).sum(at::kDouble).item<double>());
    const bool isFinite = std::isfinite(norm);
    const double shrink = norm > kMostGradient ? kMostGradient / norm : 1;

    for (auto& [name, parameter] : parameters) {
        if (!parameter.grad().defined())
            continue;
        if (isFinite && wanted(name)) {
            const at::Tensor gradient = parameter.grad() * shrink;
            const double decay = parameter.dim() > 1 ? options.weightDecay : 0;
            if (options.method == Method::Sgd) {
                at::Tensor& first = momentum(m_state, name, gradient);
                first.mul_(kMomentum).add_(gradient).add_(parameter, decay);
                parameter.sub_(first, rate);
            } else if (options.method == Method::Muon && isHidden(name, parameter)) {
                goByMuon(name, parameter, gradient, rate, decay);
            } else {
                goByAdam(name, parameter, gradient, rate, decay);
            }
        }
        parameter.mutable_grad().reset();
    }
    return isFinite;
}

} // namespace evenmatch::nn::detail
