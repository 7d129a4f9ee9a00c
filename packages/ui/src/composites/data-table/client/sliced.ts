/** Interruptible work: at every `yield` the page may render. */
export type Sliced<T> = Generator<undefined, T, undefined>;

/** Maximum duration of a slice on the main thread, in ms: well below the 50 ms that users notice, and enough for most work. */
const SLICE_MS = 20;
/** Number of rows of a loop between two checks of the clock. */
export const ROWS_PER_LOOK = 8192;

/** Runs the work to its end at once. */
export function runNow<T>(job: Sliced<T>): T {
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
  }
}

/** Work in progress, with its result once there is one. */
export interface Job<T> {
  /** Runs one slice, or to the end. @returns the result once there is one */
  work: (atOnce?: boolean) => { value: T } | undefined;
}

/** Work in time slices, run by the caller. */
export function jobOf<T>(steps: Sliced<T>): Job<T> {
  let result: { value: T } | undefined;
  return {
    work: (atOnce = false) => {
      const end = performance.now() + SLICE_MS;
      while (!result) {
        const step = steps.next();
        if (step.done) result = { value: step.value };
        else if (!atOnce && performance.now() >= end) break;
      }
      return result;
    },
  };
}

/**
 * Runs the work in slices, so that no frame waits for it.
 * @returns a function that stops it; `onDone` is not called then
 */
export function runSliced<T>(job: Job<T>, onDone: (result: T) => void): () => void {
  // Not setTimeout, which has a minimum of 4 ms when nested.
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    const found = job.work();
    if (!found) return channel.port2.postMessage(null);
    channel.port1.close();
    onDone(found.value);
  };
  channel.port2.postMessage(null);
  return () => channel.port1.close();
}
