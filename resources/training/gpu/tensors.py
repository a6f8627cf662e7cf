"""Tensor files (nn/model/tensor_file.h: the safetensors layout) without any library but PyTorch."""

import json
import lzma
import os
import struct

import torch

_TYPES = {"F32": torch.float32, "F16": torch.float16, "BF16": torch.bfloat16, "I64": torch.int64, "U8": torch.uint8}
_NAMES = {kind: name for name, kind in _TYPES.items()}


def _open(path):
    return (lzma.open if str(path).endswith(".xz") else open)(path, "rb")


def read_metadata(path):
    with _open(path) as file:
        (length,) = struct.unpack("<Q", file.read(8))
        return json.loads(file.read(length)).get("__metadata__", {})


def read(path):
    """Returns (metadata, tensors by name). A name that ends in .xz is unpacked first."""
    with _open(path) as file:
        content = bytearray(file.read())
    (length,) = struct.unpack_from("<Q", content)
    header = json.loads(content[8 : 8 + length])
    metadata = header.pop("__metadata__", {})
    tensors = {}
    for name, entry in header.items():
        begin, end = (8 + length + place for place in entry["data_offsets"])
        kind = _TYPES[entry["dtype"]]
        if begin == end:
            tensors[name] = torch.empty(entry["shape"], dtype=kind)
        else:
            count = (end - begin) // kind.itemsize
            tensors[name] = torch.frombuffer(content, dtype=kind, count=count, offset=begin).view(entry["shape"])
    return metadata, tensors


def write(path, metadata, tensors):
    """Wide numbers first, so that every tensor is aligned. An earlier file is replaced only by a complete one."""
    order = sorted(tensors.items(), key=lambda item: (-item[1].dtype.itemsize, item[0]))
    header, place = {"__metadata__": metadata}, 0
    for name, tensor in order:
        size = tensor.numel() * tensor.dtype.itemsize
        header[name] = {"dtype": _NAMES[tensor.dtype], "shape": list(tensor.shape), "data_offsets": [place, place + size]}
        place += size
    text = json.dumps(header).encode()
    text += b" " * (-(len(text) + 8) % 64)
    part = f"{path}.part"
    with open(part, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text)
        for _, tensor in order:
            if tensor.numel():
                file.write(_bytes(tensor))
    os.replace(part, path)


def _bytes(tensor):
    flat = tensor.detach().cpu().contiguous().flatten().view(torch.uint8)
    return bytes(flat.untyped_storage()[flat.storage_offset() : flat.storage_offset() + flat.numel()])
