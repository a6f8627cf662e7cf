#include "nn/torch/detail/optimizer.h"

#include <c10/core/GradMode.h>
#include <cmath>

namespace evenmatch::nn::detail {

namespace {

constexpr double kMomentum = 0.9; ///< of SGD, and β1 of Adam
constexpr double kSecond = 0.99;  ///< β2: short runs want a short memory
constexpr double kEpsilon = 1e-8;
constexpr double kMostGradient = 5; ///< norm of all gradients together; a rare batch must not undo an hour

} // namespace

void Optimizer::step(Tensors& parameters, double rate, const StepOptions& options, const std::function<bool(const std::string&)>& wanted)
{
    c10::NoGradGuard noGrad;
    std::vector<at::Tensor> squares; // added up where they are: a GPU is asked once
    for (const auto& [name, parameter] : parameters)
        if (parameter.grad().defined() && wanted(name))
            squares.push_back(parameter.grad().square().sum());
    const double norm = squares.empty() ? 0 : std::sqrt(at::stack(squares).sum(at::kDouble).item<double>());
    const double shrink = norm > kMostGradient ? kMostGradient / norm : 1;

    for (auto& [name, parameter] : parameters) {
        if (!parameter.grad().defined())
            continue;
        if (wanted(name)) {
            const at::Tensor gradient = parameter.grad() * shrink;
            const double decay = parameter.dim() > 1 ? options.weightDecay : 0;
            at::Tensor& first = m_state[name + ".first"];
            if (!first.defined())
                first = at::zeros_like(gradient);
            if (options.sgd) {
                first.mul_(kMomentum).add_(gradient).add_(parameter, decay);
                parameter.sub_(first, rate);
            } else {
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
        }
        parameter.mutable_grad().reset();
    }
}

} // namespace evenmatch::nn::detail
