/** Longest time in which loops may keep the tab from anything else, such as a key press. */
const LONGEST_MS = 2_000;
/** Longest time for calls of functions, most of which may be spent in the drawing of what they return. */
const LONGEST_CALLS = 2.5;
/** Time is read once in so many turns of loops, which costs less than a loop itself. */
const TURNS = 100;

/** Ends a loop of the example, or a function that is called without end. */
export class Endless extends Error {
  readonly kind: 'loop' | 'calls';
  constructor(kind: 'loop' | 'calls') {
    super();
    this.kind = kind;
  }
}

/**
 * Returns the check that the compiler puts into each loop and function. It counts time from the first of them in a task of the browser: one that awaits a
 * timer or a response begins anew, one that awaits only what is there does not.
 */
export function timeLimit(longestMs = LONGEST_MS): (isCall?: boolean) => void {
  let turns = 0;
  let begun: number | undefined;
  // Kept until the task ends: code that catches the error in an outer loop would go on, and React calls a component that threw once more.
  let ended: unknown;
  const reset = (): void => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      begun = undefined;
      ended = undefined;
      port1.close();
    });
    port1.start();
    port2.postMessage(undefined);
  };
  return (isCall = false) => {
    if (begun === undefined) {
      begun = performance.now();
      reset();
    }
    turns += 1;
    if (ended !== undefined) throw ended;
    if (turns % TURNS !== 0) return;
    const mostMs = longestMs * (isCall ? LONGEST_CALLS : 1);
    try {
      if (performance.now() - begun < mostMs) return;
      ended = new Endless(isCall ? 'calls' : 'loop');
    } catch (error) {
      // The stack is full. A function that catches this and calls itself again would do so at each level, and never return.
      ended = error;
    }
    throw ended;
  };
}
