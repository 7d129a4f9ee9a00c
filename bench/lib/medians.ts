export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const WARM_UP = 10;

/** Median wall time of each in ms, in turns, so that a busy moment affects all. */
export async function medians<K extends string>(runs: Record<K, () => Promise<unknown>>, rounds: number): Promise<Record<K, number>> {
  const names = Object.keys(runs) as K[]; // The keys of the record itself.
  const times = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const name of names) {
      const begin = performance.now();
      await runs[name]();
      if (round >= 0) times.get(name)?.push(performance.now() - begin);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<K, number>; // One entry per name.
}

/** CPU time of this thread in µs per run, after a warm-up: the code of a server is compiled. */
export async function cpuPerRun(run: () => Promise<unknown>, times: number): Promise<number> {
  for (let round = 0; round < times; round += 1) await run();
  const begin = process.threadCpuUsage();
  for (let round = 0; round < times; round += 1) await run();
  const { user, system } = process.threadCpuUsage(begin);
  return (user + system) / times;
}
