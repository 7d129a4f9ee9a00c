import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Skeleton, SkeletonText } from './index.js';

conformance(<Skeleton />, { root: 'span', slot: 'skeleton' });
conformance(<SkeletonText />, { root: 'span', slot: 'skeleton-text' });

it('has the height of the line that it replaces', async () => {
  const screen = await render(
    <div style={{ fontSize: 20, lineHeight: 1.5, display: 'flow-root' }}>
      <Skeleton />
    </div>,
  );
  expect(screen.container.firstElementChild?.getBoundingClientRect().height).toBeCloseTo(30, 0);
});

it('has the height of the paragraph that it replaces', async () => {
  const screen = await render(
    <div style={{ fontSize: 20, lineHeight: 1.5, display: 'flow-root' }}>
      <SkeletonText lines={4} />
    </div>,
  );
  expect(screen.container.firstElementChild?.getBoundingClientRect().height).toBeCloseTo(120, 0);
});
