import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { lateOutlook, outlooks } from '../fixtures/outlooks.js';
import { OutlookStatement } from './index.js';
conformance(<OutlookStatement outlook={lateOutlook} />, { root: 'p', slot: 'outlook-statement' });

it('says when the shipment arrives, how late, why, and the date of the carrier', async () => {
  const screen = await render(<OutlookStatement outlook={lateOutlook} />);
  await expect
    .element(
      screen.getByText(
        /Arrives Long Beach 18–19 Dec, 3 d 6 h late: Departed, Yantian, 3 d 10 h late \(Weather\)\. Carrier still says 15 Dec\./u,
      ),
    )
    .toBeVisible();
});

it('says of a silent shipment since when, and nothing of its arrival', async () => {
  const silent = outlooks.find(({ kind }) => kind === 'silent');
  if (silent === undefined) throw new Error('no silent outlook among the fixtures');
  const screen = await render(<OutlookStatement outlook={silent} />);
  await expect.element(screen.getByText('No news from the carrier since 2 Nov. Arrival was due 14 Nov.')).toBeVisible();
});

it('as a headline shows the arrival and the slip first, then cause and carrier, and copies all of it', async () => {
  const screen = await render(<OutlookStatement variant="headline" outlook={lateOutlook} />);
  const [first, below] = ['headline', 'reason'].map((part) => screen.container.querySelector(`[data-slot="outlook-statement-${part}"]`));
  expect(first?.textContent).toBe('Arrives Long Beach 18–19 Dec, 3 d 6 h late');
  expect(below?.textContent).toBe('Departed, Yantian, 3 d 10 h late (Weather). Carrier still says 15 Dec.');
  const copy = screen.getByRole('button', { name: /^Copy Arrives Long Beach .* late: Departed, .* Carrier still says 15 Dec\.$/u });
  await expect.element(copy).toBeVisible();
});
