import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { StatFilter, StatFilterGroup } from './index.js';

conformance(
  <StatFilterGroup label="Status">
    <StatFilter value="late" label="Late" count={3} />
  </StatFilterGroup>,
  { root: 'div', slot: 'stat-filter-group' },
);
conformance(<StatFilter value="late" label="Late" count={3} />, {
  root: 'button',
  slot: 'stat-filter',
  wrap: (element) => <StatFilterGroup label="Status">{element}</StatFilterGroup>,
});

it('has at most one pressed filter, which a second press releases', async () => {
  const changed = vi.fn();
  const screen = await render(
    <StatFilterGroup label="Status" defaultValue="late" onChange={changed}>
      <StatFilter value="late" label="Late" count={3} />
      <StatFilter value="early" label="Early" count={1} />
    </StatFilterGroup>,
  );
  await screen.getByRole('button', { name: '1 Early' }).click();
  await expect.element(screen.getByRole('button', { name: '3 Late' })).toHaveAttribute('aria-pressed', 'false');
  await screen.getByRole('button', { name: '1 Early' }).click();
  expect(changed.mock.calls).toEqual([['early'], [null]]);
});

it('follows its controlled value', async () => {
  const screen = await render(
    <StatFilterGroup label="Status" value="late">
      <StatFilter value="late" label="Late" count={3} />
      <StatFilter value="early" label="Early" count={1} />
    </StatFilterGroup>,
  );
  await screen.getByRole('button', { name: '1 Early' }).click();
  await expect.element(screen.getByRole('button', { name: '3 Late' })).toHaveAttribute('aria-pressed', 'true');
});
