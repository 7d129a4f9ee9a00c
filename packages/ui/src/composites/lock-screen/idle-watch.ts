/** Events that count as activity. */
export const IDLE_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

/** Throttle of activity reports in ms: a mouse moves a hundred times per second. */
const THROTTLE_MS = 1000;

/** Last activity shared between the tabs of one application; times in ms since the Unix epoch. */
export interface SharedActivity {
  read: () => number;
  write: (at: number) => void;
}

export interface IdleWatchOptions {
  /** Time without activity, in ms. */
  afterMs: number;
  onIdle: () => void;
  /** Target of activity events: the window. */
  target: EventTarget;
  /** Target of visibility events: the document. */
  page: EventTarget & { readonly visibilityState: DocumentVisibilityState };
  events?: readonly string[];
  shared?: SharedActivity | undefined;
}

/**
 * Waits for a period without activity, calls back once, and stops.
 * It compares wall-clock times: timers pause while a laptop sleeps, and the first movement after it must not count as activity.
 * @returns a function that stops the watch.
 */
export function watchIdle({ afterMs, onIdle, target, page, events = IDLE_EVENTS, shared }: IdleWatchOptions): () => void {
  let last = Date.now();
  let written = -Infinity;
  let timer: ReturnType<typeof setTimeout>;

  const latest = (): number => {
    const now = Date.now();
    // The clock may be set back: timestamps in the future would prolong the wait.
    last = Math.min(last, now);
    const elsewhere = shared?.read() ?? 0;
    return elsewhere > now ? last : Math.max(last, elsewhere);
  };
  const wait = (): void => {
    timer = setTimeout(check, Math.max(latest() + afterMs - Date.now(), 0));
  };
  const check = (): boolean => {
    clearTimeout(timer);
    if (Date.now() - latest() < afterMs) {
      wait();
      return false;
    }
    stop();
    onIdle();
    return true;
  };
  const act = (): void => {
    const now = Date.now();
    if (now >= written && now - written < THROTTLE_MS) return;
    if (now - latest() >= afterMs) {
      check();
      return;
    }
    last = now;
    written = now;
    shared?.write(now);
  };
  const comeBack = (): void => {
    if (page.visibilityState === 'visible') act();
  };
  const stop = (): void => {
    clearTimeout(timer);
    for (const event of events) target.removeEventListener(event, act, true);
    page.removeEventListener('visibilitychange', comeBack);
  };

  for (const event of events) target.addEventListener(event, act, { capture: true, passive: true });
  page.addEventListener('visibilitychange', comeBack);
  wait();
  return stop;
}
