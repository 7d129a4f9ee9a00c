import { AIR_STAGES, OCEAN_STAGES } from '@seaberry/tracking';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { StageBadge } from './index.js';
conformance(<StageBadge stage="departed" />, { root: 'span', slot: 'stage-badge' });

it('names an unloading from rail as the timeline does', async () => {
  const screen = await render(<StageBadge stage="discharged" mode="RAIL" />);
  await expect.element(screen.getByText('Unloaded (rail)')).toBeVisible();
});

it('has no tone at any stage: only the outlook of a completed shipment is green', async () => {
  const screen = await render([...new Set([...OCEAN_STAGES, ...AIR_STAGES])].map((stage) => <StageBadge key={stage} stage={stage} />));
  const tones = [...screen.container.querySelectorAll('[data-slot="stage-badge"]')].map((badge) => badge.getAttribute('data-tone'));
  expect(new Set(tones)).toEqual(new Set(['neutral']));
});

it('announces that there is no stage yet', async () => {
  const screen = await render(<StageBadge stage={null} />);
  await expect.element(screen.getByText('No stage is known yet')).toBeInTheDocument();
});
