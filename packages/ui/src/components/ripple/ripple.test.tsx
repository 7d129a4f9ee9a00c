import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Ripple, RippleArea } from './index.js';

conformance(<Ripple waves={[{ key: 1, x: 10, y: 10, size: 40, state: 'growing' }]} />, { root: 'span', slot: 'ripple' });
conformance(
  <RippleArea>
    <button type="button">Track</button>
  </RippleArea>,
  { root: 'span', slot: 'ripple-area' },
);

const waves = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-slot="ripple-wave"]')].map((wave) => wave.dataset['state']);
/** Waits two frames, after which all state is rendered. */
const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
const press = async (type: 'pointerdown' | 'keydown', init: PointerEventInit & KeyboardEventInit = {}): Promise<void> => {
  const Kind = type === 'pointerdown' ? PointerEvent : KeyboardEvent;
  document.querySelector('button')?.dispatchEvent(new Kind(type, { bubbles: true, ...init }));
  await painted();
};
const wait = async (ms: number): Promise<void> => {
  vi.advanceTimersByTime(ms);
  await painted();
};

describe('waves', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const motion = (less: boolean): void => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: less } as MediaQueryList); // the only property in use
  };
  const area = (
    <RippleArea>
      <button type="button">Track</button>
    </RippleArea>
  );

  it('fade after 450 ms and are removed 750 ms later', async () => {
    motion(false);
    await render(area);
    await press('pointerdown', { button: 0 });
    expect(waves()).toEqual(['growing']);
    await wait(449);
    expect(waves()).toEqual(['growing']);
    await wait(1);
    expect(waves()).toEqual(['fading']);
    await wait(749);
    expect(waves()).toEqual(['fading']);
    await wait(1);
    expect(waves()).toEqual([]);
  });

  it('start by keyboard too, once for a held key', async () => {
    motion(false);
    await render(area);
    await press('keydown', { key: 'Enter' });
    await press('keydown', { key: 'Enter', repeat: true });
    await press('keydown', { key: 'a' });
    expect(waves()).toEqual(['growing']);
  });

  it('do not start with reduced motion', async () => {
    motion(true);
    await render(area);
    await press('pointerdown', { button: 0 });
    expect(waves()).toEqual([]);
  });

  it('do not start on disabled elements or for other mouse buttons', async () => {
    motion(false);
    await render(
      <RippleArea>
        <button type="button" aria-disabled="true">
          Track
        </button>
      </RippleArea>,
    );
    await press('pointerdown', { button: 0 });
    await press('pointerdown', { button: 2 });
    expect(waves()).toEqual([]);
  });
});
