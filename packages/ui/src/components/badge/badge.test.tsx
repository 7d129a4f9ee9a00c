import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Badge } from './index.js';

conformance(<Badge tone="warning">Late 5 d</Badge>, { root: 'span', slot: 'badge' });

it('stays on one line and is truncated without room', async () => {
  const screen = await render(
    <div style={{ width: 60 }}>
      <Badge>Held by customs for inspection</Badge>
    </div>,
  );
  const box = screen.getByText('Held by customs').query() ?? screen.container.querySelector('[data-slot="badge"]');
  expect(box?.getBoundingClientRect().width).toBeLessThanOrEqual(60);
  expect(box?.getBoundingClientRect().height).toBeLessThanOrEqual(20);
});

it('is as wide as its text in a grid, which stretches what is in it', async () => {
  const screen = await render(
    <div style={{ display: 'grid', width: 600 }}>
      <Badge>On schedule</Badge>
    </div>,
  );
  expect(screen.container.querySelector('[data-slot="badge"]')?.getBoundingClientRect().width).toBeLessThan(120);
});
