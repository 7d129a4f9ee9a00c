import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { watchIdle, type IdleWatchOptions } from './idle-watch.js';

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
}

const afterMs = 300_000;
let target: EventTarget;
let page: Page;
let onIdle: ReturnType<typeof vi.fn<() => void>>;
let stop: () => void;

const start = (more: Partial<IdleWatchOptions> = {}): void => {
  stop = watchIdle({ afterMs, onIdle, target, page, ...more });
};
const act = (type = 'pointermove'): boolean => target.dispatchEvent(new Event(type));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z') });
  target = new EventTarget();
  page = new Page();
  onIdle = vi.fn<() => void>();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('watchIdle', () => {
  it('calls back once after the time without activity', () => {
    start();
    vi.advanceTimersByTime(afterMs - 1);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onIdle).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10 * afterMs);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'])('restarts on %s', (type) => {
    start();
    vi.advanceTimersByTime(afterMs - 5000);
    act(type);
    vi.advanceTimersByTime(afterMs - 1);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('listens to the given events only', () => {
    start({ events: ['custom'] });
    vi.advanceTimersByTime(afterMs - 1);
    act('keydown');
    vi.advanceTimersByTime(1);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('restarts the timer when the tab becomes visible, not when it is hidden', () => {
    start();
    vi.advanceTimersByTime(200_000);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(99_999);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(afterMs - 1);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it.each(['pointermove', 'visibilitychange'])('locks after a sleep, at the first %s', (type) => {
    start();
    // The clock advances while timers are paused, as during sleep.
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    (type === 'visibilitychange' ? page : target).dispatchEvent(new Event(type));
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('is not delayed by a clock that was set back', () => {
    start();
    vi.setSystemTime(Date.now() - 24 * 3_600_000);
    vi.advanceTimersByTime(2 * afterMs);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('shares activity with other tabs at most once per second, and waits for theirs', () => {
    let at = 0;
    const write = vi.fn((time: number) => {
      at = time;
    });
    start({ shared: { read: () => at, write } });
    for (let count = 0; count < 50; count += 1) {
      act();
      vi.advanceTimersByTime(10);
    }
    expect(write).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(200_000);
    at = Date.now(); // activity in another tab
    vi.advanceTimersByTime(afterMs - 1);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('ignores activity after it was stopped', () => {
    start();
    stop();
    act();
    vi.advanceTimersByTime(2 * afterMs);
    expect(onIdle).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
