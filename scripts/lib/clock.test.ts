import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from './clock.mjs';

const domainAt = (text: string, wall: number) => {
  const [anchor = '', factor = ''] = text.split(',');
  return Date.parse(anchor) + (wall - Date.parse(anchor)) * Number(factor);
};

describe('demonstration clock', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'seaberry-clock-'));
    vi.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z'), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true, force: true });
  });

  it('starts at the wall clock', () => {
    expect(domainAt(createClock(folder, undefined).text, Date.now())).toBe(Date.now());
  });

  it('continues after a pause where it stopped, without a jump', () => {
    const first = createClock(folder, undefined);
    vi.setSystemTime(Date.now() + 60_000);
    first.save();
    const saved = Date.parse(String(JSON.parse(readFileSync(join(folder, 'clock.json'), 'utf8')).domain));
    expect(saved).toBe(Date.parse('2026-11-22T09:00:00Z'));

    vi.setSystemTime(Date.now() + 7 * 86_400_000);
    const second = createClock(folder, undefined);
    expect(Math.abs(domainAt(second.text, Date.now()) - saved)).toBeLessThan(2 * 1440);
  });

  it('uses a given clock unchanged', () => {
    expect(createClock(folder, '2026-01-01T00:00:00Z,10').text).toBe('2026-01-01T00:00:00.000Z,10');
  });
});
