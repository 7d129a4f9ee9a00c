import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { NodeStateBadge } from './index.js';
conformance(<NodeStateBadge state="delayed" />, { root: 'span', slot: 'node-state-badge' });

it('draws a different shape for each state, so that colour is not needed', async () => {
  const screen = await render(
    <>
      {(['asScheduled', 'delayed', 'severe', 'advanced'] as const).map((state) => (
        <NodeStateBadge key={state} state={state} />
      ))}
    </>,
  );
  const shapes = [...screen.container.querySelectorAll('[data-slot="node-mark"] path:first-child')].map((path) => path.getAttribute('d'));
  expect(new Set(shapes).size).toBe(4);
});
