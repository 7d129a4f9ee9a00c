import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Icon, isIconName } from './index.js';

conformance(<Icon name="ship" />, { root: 'svg', slot: 'icon' });

it('is decorative without a label', async () => {
  const screen = await render(
    <>
      <Icon name="ship" />
      <Icon name="truck" label="Truck" />
    </>,
  );
  expect(screen.getByRole('img').elements()).toHaveLength(1);
});

it('recognises its names and no similar ones', () => {
  expect(isIconName('ship')).toBe(true);
  expect(isIconName('toString')).toBe(false);
});

it('draws the icon of a legacy name, and a dot with one warning for an unknown one', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const screen = await render(
    <>
      <Icon name="fa fa-ship" label="Ship" />
      <Icon name="ele-Nonsense" label="Something" />
      <Icon name="ele-Nonsense" label="Something else" />
    </>,
  );
  await expect.element(screen.getByRole('img', { name: 'Ship' })).toHaveClass(/lucide-ship/);
  await expect.element(screen.getByRole('img', { name: 'Something', exact: true })).toHaveClass(/lucide-circle-dot/);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
