import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { watchEventLoop } from './event-loop.ts';

afterEach(() => void vi.useRealTimers());

it('a blocked event loop is measured, and the log warns of it once the interval ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const warn = vi.fn();
  const watch = watchEventLoop({ warn } as unknown as Parameters<typeof watchEventLoop>[0]);
  // The native measurement has to begin before the block, and to notice its end.
  await pause(100);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  await pause(100);
  expect(watch.delayMs()).toBeGreaterThan(200);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ delayMs: expect.any(Number) }, 'The event loop was blocked.');
  expect(watch.delayMs()).toBeGreaterThan(200);
  watch.stop();
});
