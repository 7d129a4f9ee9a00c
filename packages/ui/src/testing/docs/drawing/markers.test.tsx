import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { InlineDrawing } from './inline-drawing.js';
import { measure, Markers } from './markers.js';

const SLOTS = ['head'];

it('draws a number over an element of its own layer, such as the head of a table', async () => {
  const part = { slot: 'head', box: { x: 28, y: 28, width: 200, height: 40 } };
  const screen = await render(
    <div style={{ position: 'relative' }}>
      <InlineDrawing slots={SLOTS} onDrawn={() => {}}>
        <div data-slot="head" style={{ position: 'sticky', zIndex: 11, inlineSize: 200, blockSize: 40, background: 'white' }} />
      </InlineDrawing>
      <Markers parts={[part]} points={[{ x: 60, y: 48 }]} pointed={null} />
    </div>,
  );
  const number = screen.getByText('1').element();
  // Neither takes part in hit testing, which says what is drawn on top.
  for (const one of screen.container.querySelectorAll<HTMLElement>('[inert], [aria-hidden]')) {
    one.inert = false;
    one.style.pointerEvents = 'auto';
  }
  const { x, y, width, height } = number.getBoundingClientRect();
  expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(number);
});

it('numbers no element that is shown on hover only, and measures lines of visible text only', async () => {
  const screen = await render(
    <div>
      <p data-slot="head" style={{ inlineSize: 60, font: '16px/20px monospace' }}>
        Gated in at the terminal
      </p>
      <div data-slot="handle" style={{ inlineSize: 20, blockSize: 20, opacity: 0 }}>
        Resize
      </div>
      <span style={{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden' }}>Skip to the content</span>
    </div>,
  );
  const { parts, texts } = measure(screen.container, ['head', 'handle']);
  expect(parts.map(({ slot }) => slot)).toEqual(['head']);
  expect(texts.length).toBeGreaterThan(1);
  expect(Math.max(...texts.map(({ height }) => height))).toBeLessThan(30);
  expect(new Set(texts.map(({ x }) => x)).size).toBe(1);
  expect(texts.every(({ y }) => y < (parts[0]?.box.y ?? 0) + (parts[0]?.box.height ?? 0))).toBe(true);
});
