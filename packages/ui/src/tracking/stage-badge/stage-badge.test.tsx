import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { StageBadge } from './index.js';
conformance(<StageBadge stage="departed" />, { root: 'span', slot: 'stage-badge' });

it('names an unloading from rail as the timeline does', async () => {
  const screen = await render(<StageBadge stage="discharged" mode="RAIL" />);
  await expect.element(screen.getByText('Unloaded (rail)')).toBeVisible();
});

it('announces that there is no stage yet', async () => {
  const screen = await render(<StageBadge stage={null} />);
  await expect.element(screen.getByText('No stage is known yet')).toBeInTheDocument();
});
