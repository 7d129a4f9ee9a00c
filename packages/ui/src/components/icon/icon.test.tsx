import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Icon, isIconName } from './index.js';

conformance(<Icon name="ship" />, { root: 'svg', slot: 'icon' });

it('is decoration unless it is given a label', async () => {
  const screen = await render(
    <>
      <Icon name="ship" />
      <Icon name="truck" label="Truck" />
    </>,
  );
  expect(screen.getByRole('img').elements()).toHaveLength(1);
});

it('knows its names and nothing that only looks like one', () => {
  expect(isIconName('ship')).toBe(true);
  expect(isIconName('toString')).toBe(false);
});
