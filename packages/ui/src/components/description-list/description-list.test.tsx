import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { DescriptionList } from './index.js';

conformance(<DescriptionList items={[{ term: 'Carrier', description: 'COSCO' }]} />, { root: 'dl', slot: 'description-list' });
conformance(<DescriptionList layout="inline" items={[{ term: 'Carrier', description: 'COSCO' }]} />, {
  root: 'dl',
  slot: 'description-list',
});

it('shows a dash for an empty value, and keeps a zero', async () => {
  const screen = await render(
    <DescriptionList
      items={[
        { term: 'Seal', description: '' },
        { term: 'Delay', description: 0 },
      ]}
    />,
  );
  await expect.element(screen.getByText('No value')).toBeInTheDocument();
  await expect.element(screen.getByText('0')).toBeVisible();
});
