/** Work that can stop in between: every `yield` is a place where the page may draw. */
export type Sliced<T> = Generator<undefined, T, undefined>;

/** How long one slice may hold the main thread, in ms: far below the 50 that people feel, and enough for most work at once. */
const SLICE_MS = 20;
/** After how many rows of a loop to look at the clock. */
export const ROWS_PER_LOOK = 8192;

/** Runs the work to its end at once. */
export function runNow<T>(job: Sliced<T>): T {
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
  }
}

/**
 * Runs the work in slices, so that no frame waits for it. The first slice runs at once: short work is done on return.
 *
 * @returns stops it; `onDone` is not called then
 */
export function runSliced<T>(job: Sliced<T>, onDone: (result: T) => void): () => void {
  let stopped = false;
  // Not setTimeout: nested ones wait for 4 ms each.
  const channel = new MessageChannel();
  const slice = (): void => {
    if (stopped) return;
    const end = performance.now() + SLICE_MS;
    do {
      const step = job.next();
      if (step.done) {
        channel.port1.close();
        onDone(step.value);
        return;
      }
    } while (performance.now() < end);
    channel.port2.postMessage(null);
  };
  channel.port1.onmessage = slice;
  slice();
  return () => {
    stopped = true;
    channel.port1.close();
  };
}
