import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startWave, waveCircle } from './ripple.logic.js';

const box = { left: 100, top: 50, width: 80, height: 60 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reaches the farthest corner from its starting point', () => {
  expect(waveCircle(box, { clientX: 100, clientY: 50 })).toEqual({ x: 0, y: 0, size: 200 });
  expect(waveCircle(box)).toEqual({ x: 40, y: 30, size: 100 });
});

it('fades after 450 ms and is removed 750 ms later', () => {
  const seen: string[] = [];
  startWave({ fade: () => seen.push('fade'), remove: () => seen.push('remove') });
  vi.advanceTimersByTime(449);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['fade']);
  vi.advanceTimersByTime(749);
  expect(seen).toEqual(['fade']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['fade', 'remove']);
});

it('calls nothing after it was ended', () => {
  const fade = vi.fn();
  startWave({ fade, remove: fade })();
  vi.advanceTimersByTime(5000);
  expect(fade).not.toHaveBeenCalled();
});
