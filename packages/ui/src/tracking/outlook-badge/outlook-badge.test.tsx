import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { lateOutlook, outlooks } from '../fixtures/outlooks.js';
import { OutlookBadge } from './index.js';
conformance(<OutlookBadge outlook={lateOutlook} />, { root: 'span', slot: 'outlook-badge' });

it('names every kind of outlook differently', async () => {
  const screen = await render(
    <>
      {outlooks.map((outlook) => (
        <OutlookBadge key={outlook.kind} outlook={outlook} />
      ))}
    </>,
  );
  const names = [...screen.container.querySelectorAll('[data-slot="outlook-badge"]')].map((badge) => badge.textContent);
  expect(new Set(names).size).toBe(outlooks.length);
  expect(names).toContain('Silent since 2 Nov');
});
