import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Keys } from './keys.js';
import { PlainTable } from './plain-table.js';

it('the effect of a key has more room than the key on a phone', async () => {
  await page.viewport(390, 800);
  const screen = await render(<Keys rows={[['Enter, Space', 'presses the button, and while it is loading says that it is busy']]} />);
  const width = (role: 'rowheader' | 'cell'): number => screen.getByRole(role).element().getBoundingClientRect().width;
  expect(width('cell')).toBeGreaterThan(width('rowheader'));
});

it('a table of several columns scrolls on a phone, and its words stay whole', async () => {
  await page.viewport(390, 800);
  const heads = ['Role', 'Name', 'State', 'Description'];
  const screen = await render(
    <PlainTable heads={heads} rows={[['button', 'Created: any date', 'expanded: true, haspopup: dialog', '21 Nov 2026']]} />,
  );
  const ONE_LINE = 40;
  const columns = screen.getByRole('columnheader').elements();
  expect(columns.map((head) => head.getBoundingClientRect().height < ONE_LINE)).toEqual([true, true, true, true]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
