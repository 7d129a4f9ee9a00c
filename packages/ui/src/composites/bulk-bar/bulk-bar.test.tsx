import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { Button } from '../../components/button/index.js';
import { conformance } from '../../testing/conformance.js';
import { BulkBar } from './index.js';

conformance(
  <BulkBar count={2} onClear={vi.fn()}>
    <Button>Export</Button>
  </BulkBar>,
  { root: 'fieldset', slot: 'bulk-bar' },
);

it('says how many are chosen, and is gone when none is', async () => {
  const bar = (count: number): React.ReactElement => (
    <BulkBar count={count} onClear={vi.fn()}>
      <Button>Export</Button>
    </BulkBar>
  );
  const screen = await render(bar(1));
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 selected');
  await screen.rerender(bar(0));
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  await expect.element(screen.getByRole('button', { name: 'Export' })).not.toBeInTheDocument();
});
