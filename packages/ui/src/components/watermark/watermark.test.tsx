import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Watermark } from './index.js';

conformance(<Watermark lines={['Seaberry', 'Lena Ortmann']}>Rates</Watermark>, { root: 'div', slot: 'watermark' });

const mark = (): HTMLElement | null => document.querySelector('[data-slot="watermark"] > :not([data-slot])');
const picture = (): string =>
  (mark()?.firstElementChild instanceof HTMLElement ? mark()?.firstElementChild?.getAttribute('style') : '') ?? '';

it('returns when it is removed or made invisible', async () => {
  await render(<Watermark lines={['Seaberry']}>Rates</Watermark>);
  await expect.poll(mark).not.toBeNull();
  const first = mark();
  first?.remove();
  await expect.poll(mark).not.toBeNull();
  const second = mark();
  expect(second).not.toBe(first);
  if (second) second.style.cssText = 'opacity: 0';
  await expect.poll(() => mark() !== null && mark() !== second).toBe(true);
});

it('covers its area and lets clicks through', async () => {
  const screen = await render(
    <Watermark lines={['Seaberry']} style={{ inlineSize: 400, blockSize: 300 }}>
      <button type="button" style={{ inlineSize: 100, blockSize: 100 }}>
        Below
      </button>
    </Watermark>,
  );
  await expect.poll(mark).not.toBeNull();
  const box = mark()?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([400, 300]);
  const button = screen.getByRole('button', { name: 'Below' }).element();
  const { x, y } = button.getBoundingClientRect();
  expect(document.elementFromPoint(x + 50, y + 50)).toBe(button);
});

it('follows its lines, and is not redrawn for equal ones', async () => {
  const screen = await render(<Watermark lines={['Seaberry']}>Rates</Watermark>);
  await expect.poll(mark).not.toBeNull();
  const first = mark();
  await screen.rerender(<Watermark lines={['Seaberry']}>Rates</Watermark>);
  expect(mark()).toBe(first);
  const before = picture();
  await screen.rerender(<Watermark lines={['Somebody else']}>Rates</Watermark>);
  await expect.poll(() => mark() !== null && picture() !== before).toBe(true);
});

it('is removed without lines', async () => {
  const screen = await render(<Watermark lines={['Seaberry']}>Rates</Watermark>);
  await expect.poll(mark).not.toBeNull();
  await screen.rerender(<Watermark lines={['']}>Rates</Watermark>);
  await expect.poll(mark).toBeNull();
});
