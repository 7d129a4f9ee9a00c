import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { ScrollArea } from './index.js';

const tall = <div style={{ blockSize: 900 }}>Messages of today</div>;

conformance(
  <ScrollArea label="Messages" style={{ blockSize: 120 }}>
    {tall}
  </ScrollArea>,
  { root: 'div', slot: 'scroll-area' },
);

it('scrolls with the keyboard', async () => {
  const screen = await render(
    <ScrollArea label="Messages" style={{ blockSize: 120 }}>
      {tall}
    </ScrollArea>,
  );
  const region = screen.getByRole('region', { name: 'Messages' });
  await userEvent.keyboard('{Tab}');
  await expect.element(region).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => region.element().scrollTop).toBeGreaterThan(100);
});

it('keeps its content as wide as itself, so that a long line can be truncated', async () => {
  const screen = await render(
    <ScrollArea label="Messages" style={{ blockSize: 120, inlineSize: 200 }}>
      <p style={{ overflow: 'hidden', whiteSpace: 'nowrap' }}>{'COSU6412873350 '.repeat(20)}</p>
    </ScrollArea>,
  );
  const region = screen.getByRole('region', { name: 'Messages' }).element();
  expect(region.scrollWidth).toBe(region.clientWidth);
});
