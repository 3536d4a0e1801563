# JAX: vmap and lax.map, from docs/migrating.md. Run:   python3 examples/migrate/jax_vmap.py
import jax.numpy as jnp
from jax import jit, lax, vmap

vv = lambda x, y: jnp.vdot(x, y)              # ([a], [a]) -> []
mv = vmap(vv, in_axes=(0, None), out_axes=0)  # ([b, a], [a]) -> [b]
mm = vmap(mv, in_axes=(None, 1), out_axes=1)  # ([b, a], [a, c]) -> [b, c]


def show(what, x):
    print(what + ":", *(int(v) for v in x.ravel()))


A, B, C = jnp.arange(6).reshape(2, 3), jnp.arange(12).reshape(3, 4), jnp.arange(12).reshape(2, 2, 3)
show("matrix vector", mv(A, B[:, 0]))
show("matrix matrix", mm(A, B))
show("rows with rows", vmap(vv, (0, 0), 0)(A, A))  # ([b, a], [b, a]) -> [b]
mv2 = vmap(vv, (0, 1), 0)                          # ([b, a], [a, b]) -> [b]
mm2 = vmap(mv2, (1, 1), 0)                         # ([b, c, a], [a, c, b]) -> [c, b]
show("rows with columns", mv2(A, A.T))
show("both", mm2(C, jnp.arange(12).reshape(3, 2, 2)))
show("by columns", vmap(lambda x: x.max() - x.min(), in_axes=1)(B))


def product(tree):
    x, (y, z) = tree
    return jnp.dot(x, jnp.dot(y, z))


tree = jnp.ones((6, 2, 3)), (jnp.ones((3, 6, 4)), jnp.ones((4, 5, 6)))  # six of each, along axes 0, 1, 2
products = vmap(product, in_axes=((0, (1, 2)),))(tree)
print("products:", *products.shape, "the last is %g" % products[5, 1, 4])
values = {"a": 0.0, "b": jnp.arange(5.0)}
show("dictionary", jit(vmap(lambda d, x: d["a"] + d["b"] + x, in_axes=({"a": None, "b": 0}, None)))(values, 1.0))
sums, twice = vmap(lambda x, y: (x + y, y * 2.0), in_axes=(0, None), out_axes=(0, None))(jnp.arange(2.0), 4.0)
show("not mapped", jnp.append(sums, twice))
show("broadcast", vmap(lambda x, y: (x + y, y * 2.0), in_axes=(0, None), out_axes=0)(jnp.arange(2.0), 4.0)[1])
show("axis name", vmap(lambda x: lax.psum(x, "i"), axis_name="i")(jnp.arange(12.0).reshape(3, 4)))
show("lax.map", lax.map(lambda x: x * x, jnp.arange(5), batch_size=2))
