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

/** As `atMost`, for each key apart. */
export function atMostEach(number: number): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lanes = new Map<string, { run: AtMost; users: number }>();
  return async (key, work) => {
    const lane = lanes.get(key) ?? { run: atMost(number), users: 0 };
    lanes.set(key, lane);
    lane.users += 1;
    try {
      return await lane.run(work);
    } finally {
      lane.users -= 1;
      if (lane.users === 0) lanes.delete(key);
    }
  };
}
