# np.vectorize, from docs/migrating.md. Run:   python3 examples/migrate/np_vectorize.py
import numpy as np


def myfunc(a, b):
    "Return a-b if a>b, otherwise return a+b"
    return a - b if a > b else a + b


print("myfunc:", *np.vectorize(myfunc)([1, 2, 3, 4], 2))
print("as float:", *("%.1f" % x for x in np.vectorize(myfunc, otypes=[float])([1, 2, 3, 4], 2)))


def mypolyval(p, x):
    res = 0
    for c in p:
        res = res * x + c
    return res


print("polyval:", *np.vectorize(mypolyval, excluded=["p"])(p=[1, 2, 3], x=[0, 1]))


def correlation(x, y):
    x, y = x - x.mean(), y - y.mean()
    return (x * y).sum() / np.sqrt((x * x).sum() * (y * y).sum())


correlations = np.vectorize(correlation, signature="(n),(n)->()")
print("correlations:", *("%.4f" % r for r in correlations(np.array([[0.0, 1, 2, 3], [3, 2, 1, 1]]), np.array([1.0, 2, 3, 5]))))


@np.vectorize
def identity(x):
    return x


@np.vectorize(otypes=[float])
def as_float(x):
    return x


print("decorated:", *identity([0, 1, 2]), "and", *("%.1f" % x for x in as_float([0, 1, 2])))
convolve = np.vectorize(np.convolve, signature="(n),(m)->(k)")
print("convolve:", *("%g" % x for x in convolve(np.eye(2, 4), [1, 2, 1]).ravel()))
