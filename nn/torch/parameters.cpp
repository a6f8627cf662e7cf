#include "nn/torch/detail/parameters.h"

#include "nn/torch/detail/tensor_io.h"

namespace evenmatch::nn::detail {

using core::Error;
using core::ErrorCode;

core::Result<Tensors> readParameters(const ModelFile& model)
{
    const auto shapes = parameterShapes(model.config());
    Tensors parameters;
    for (const auto& [name, expected] : shapes) {
        const TensorView* view = model.find(name);
        if (!view)
            return Error{ErrorCode::NetworkDamaged, "no " + name};
        if (view->shape != expected.shape)
            return Error{ErrorCode::NetworkDamaged, "shape of " + name};
        at::Tensor parameter = toTensor(*view);
        if (!at::isfinite(parameter).all().item<bool>()) // every answer would be nonsense
            return Error{ErrorCode::NetworkDamaged, name + " holds numbers that are not finite"};
        parameters[name] = std::move(parameter);
    }
    for (const std::string& name : model.parameterNames())
        if (!shapes.contains(name))
            return Error{ErrorCode::NetworkDamaged, "too much: " + name};
    return parameters;
}

} // namespace evenmatch::nn::detail
