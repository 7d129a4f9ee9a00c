/**
 * Batches a burst of calls: `run` is called once with all of them, `firstMs` after the first at the earliest, and at most every `everyMs`.
 */
export function gather<T>(
  run: (items: T[]) => void,
  { firstMs, everyMs }: { firstMs: number; everyMs: number },
  clock: { now(): number; after(ms: number, run: () => void): () => void } = realClock,
): { add(item: T): void; stop(): void } {
  let items: T[] = [];
  let lastRun = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | null = null;
  const flush = (): void => {
    cancel = null;
    lastRun = clock.now();
    const batch = items;
    items = [];
    run(batch);
  };
  return {
    add(item) {
      items.push(item);
      cancel ??= clock.after(Math.max(firstMs, lastRun + everyMs - clock.now()), flush);
    },
    stop() {
      cancel?.();
      cancel = null;
      items = [];
    },
  };
}

const realClock = {
  now: () => Date.now(),
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
