# Loops inside a map, from docs/migrating.md. Run:   python3 examples/migrate/loops_jax.py
import jax.numpy as jnp
from jax import lax, vmap


def steps(x):
    more = lambda c: c[0] > 1
    step = lambda c: (jnp.where(c[0] % 2 == 1, 3 * c[0] + 1, c[0] // 2), c[1] + 1)
    return lax.while_loop(more, step, (x, 0))[1]


print("steps:", *(int(k) for k in vmap(steps)(jnp.arange(1, 11))))
