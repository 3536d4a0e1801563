// The maps of maps.c for JavaScript, and a program that calls them: node examples/wasm/maps.mjs
export async function load(bytes) {
    // all that the maps ask of a system: the time, and where an error message goes
    const system = new Proxy({ clock_time_get: () => 0 }, { get: (known, name) => known[name] ?? (() => 52) });
    const { instance } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: system });
    const { memory, allocate, warm, total, _initialize } = instance.exports;
    _initialize();
    return {
        // an array in the module's memory: { at, n, values }. `values` is asked for anew behind each allocation, since
        // memory that grows leaves older views empty
        array: (type, n) => ({ at: allocate(n * type.BYTES_PER_ELEMENT), n, get values() { return new type(memory.buffer, this.at, n); } }),
        warm: (to, from, degree) => warm(to.n / 4, to.at, from.at, degree),
        total: (x) => total(x.n, x.at),
    };
}

if (typeof process !== 'undefined' && process.argv[1]?.endsWith('maps.mjs')) {
    const { readFile } = await import('node:fs/promises');
    const maps = await load(await readFile(new URL('maps.wasm', import.meta.url)));
    const from = maps.array(Uint8Array, 8), to = maps.array(Uint8Array, 8), x = maps.array(Float32Array, 1000);
    from.values.set([250, 100, 5, 255, 10, 20, 30, 40]);
    console.log(`status ${maps.warm(to, from, 20)}: ${to.values}`);
    x.values.set(Array.from({ length: 1000 }, (_, i) => i / 8));
    console.log(`total ${maps.total(x)}`);
    console.log(`status ${maps.warm({ ...to, at: from.at + 2 }, from, 20)} where arrays overlap`);
}
