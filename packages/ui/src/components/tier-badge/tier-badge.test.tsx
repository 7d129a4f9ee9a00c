import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { TierBadge } from './index.js';

conformance(<TierBadge tier="captain" />, { root: 'span', slot: 'tier-badge' });

it('has one stripe more for every tier', async () => {
  const screen = await render(
    <>
      <TierBadge tier="sailor" />
      <TierBadge tier="ultimate" />
    </>,
  );
  const stripes = [...screen.container.querySelectorAll('svg')].map((svg) => svg.querySelectorAll('rect').length);
  expect(stripes).toEqual([1, 4]);
});
