import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Skeleton } from './index.js';

conformance(<Skeleton />, { root: 'span', slot: 'skeleton' });

it('takes the height of the line it stands for', async () => {
  const screen = await render(
    <div style={{ fontSize: 20, lineHeight: 1.5, display: 'flow-root' }}>
      <Skeleton />
    </div>,
  );
  expect(screen.container.firstElementChild?.getBoundingClientRect().height).toBeCloseTo(30, 0);
});
