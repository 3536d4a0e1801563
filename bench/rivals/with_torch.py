"""PyTorch: eager whole-tensor expressions; torch.func.vmap of grad for gradients, and of tensordot and repeat."""
import torch
from __main__ import ITERATIONS, REPEATS
from with_numpy import horner


def loss(parameters, x, y):
    weights, bias = parameters
    return 0.5 * (torch.dot(x, weights) + bias - y) ** 2


def mandelbrot(c_re, c_im):
    """the pixels that are still inside are kept together"""
    count = torch.zeros(c_re.numel(), dtype=torch.int32)
    alive = torch.arange(c_re.numel())
    re, im = torch.zeros_like(c_re), torch.zeros_like(c_im)
    for _ in range(ITERATIONS):
        inside = re * re + im * im <= 4
        alive, c_re, c_im, re, im = alive[inside], c_re[inside], c_im[inside], re[inside], im[inside]
        count[alive] += 1
        re, im = re * re - im * im + c_re, 2 * re * im + c_im
    return count



def newton(x):
    """likewise"""
    result = x * x + 1
    alive, v, y = torch.arange(x.numel()), result, result
    for _ in range(ITERATIONS):
        following = 0.5 * (y + v / y)
        d = following - y
        result = result.index_put((alive,), following)
        going = d * d > 1e-12 * following * following
        alive, v, y = alive[going], v[going], following[going]
        if alive.numel() == 0:
            break
    return result


def collatz(v):
    """likewise"""
    count = torch.zeros(v.numel(), dtype=torch.int32)
    alive = torch.arange(v.numel())
    while True:
        going = v > 1
        alive, v = alive[going], v[going]
        if alive.numel() == 0:
            return count
        count[alive] += 1
        v = torch.where(v & 1 == 1, 3 * v + 1, v >> 1)


TENSORS = {
    'square': lambda x: x * x,
    'quadratic': lambda x: x * x + 2 * x + 1,
    'trigonometry': lambda x: torch.sin(x) + torch.cos(x) * torch.exp(x),
    'polynomial': horner,
    'logistic': lambda x: 1 / (1 + torch.exp(-x)),
    'image': lambda x: ((x.to(torch.int32) * 205 + 6400) >> 8).to(torch.uint8),  # int16 is too narrow, and uint16 has few operations
    'roots': lambda x: torch.sqrt(x.to(torch.float32)),
    'outer': torch.func.vmap(lambda a: torch.tensordot(a, a, 0)),
    'softmax': lambda x: torch.softmax(x, dim=1),
    'memory': torch.func.vmap(lambda t: (t ^ torch.arange(REPEATS, dtype=torch.int32)).sum(dtype=torch.int32)),
    'newton': newton,
    'collatz': collatz,
}


def start(system, work, threads):
    if work not in TENSORS and work not in ('ragged', 'gradients', 'saxpy', 'dot', 'mandelbrot'):
        return None
    torch.set_num_threads(threads)

    def prepare(i):
        if work == 'ragged':
            x, splits = torch.from_numpy(i.x), torch.from_numpy(i.splits)
            call = lambda: torch.segment_reduce(x, 'sum', offsets=splits)
        elif work == 'gradients':
            x, y, parameters = torch.from_numpy(i.x), torch.from_numpy(i.y), (torch.from_numpy(i.weights), torch.tensor(i.a))
            f = torch.func.vmap(torch.func.grad(loss), in_dims=(None, 0, 0))
            call = lambda: f(parameters, x, y)
        elif work == 'saxpy':
            x, y, a = torch.from_numpy(i.x), torch.from_numpy(i.y), float(i.a)
            call = lambda: a * x + y
        elif work == 'dot':
            x, y = torch.from_numpy(i.x), torch.from_numpy(i.y)
            call = lambda: torch.dot(x, y)
        elif work == 'mandelbrot':
            x, y = torch.from_numpy(i.x), torch.from_numpy(i.y)
            call = lambda: mandelbrot(x, y)
        else:
            x, f = torch.from_numpy(i.ints if work in ('memory', 'collatz') else i.bytes if work in ('image', 'roots') else i.x), TENSORS[work]
            call = lambda: f(x)
        return call, lambda result: [t.numpy() for t in (result if isinstance(result, tuple) else (result,))]
    return prepare
