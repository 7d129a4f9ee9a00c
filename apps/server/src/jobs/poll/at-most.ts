/** Runs work with at most this number at once; the rest waits in order. */
export type AtMost = <T>(work: () => Promise<T>) => Promise<T>;

export function atMost(number: number): AtMost {
  let free = number;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
