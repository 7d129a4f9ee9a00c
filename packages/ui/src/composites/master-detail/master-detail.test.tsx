import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { MasterDetail } from './index.js';

conformance(<MasterDetail masterLabel="Types" master="Types" detailLabel="Values" detail="Values" open={false} onBack={() => {}} />, {
  root: 'div',
  slot: 'master-detail',
});

function Types({ width }: { width: number }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ inlineSize: width }}>
      <MasterDetail
        masterLabel="Types"
        master={
          <button type="button" onClick={() => setOpen(true)}>
            Incoterms
          </button>
        }
        detailLabel="Values"
        detail={<p>FOB</p>}
        open={open}
        onBack={() => setOpen(false)}
      />
    </div>
  );
}

it('shows one pane at a time in a narrow container, and focus follows', async () => {
  await render(<Types width={358} />);
  const type = page.getByRole('button', { name: 'Incoterms' });
  await expect.element(page.getByText('FOB')).not.toBeVisible();
  await type.click();
  await expect.element(page.getByText('FOB')).toBeVisible();
  await expect.element(type).not.toBeInTheDocument();
  const back = page.getByRole('button', { name: 'Back to Types' });
  await expect.element(back).toHaveFocus();
  await back.click();
  await expect.element(type).toHaveFocus();
});

it('shows both panes in a wide container, and focus stays', async () => {
  await page.viewport(1200, 800);
  await render(<Types width={1000} />);
  const type = page.getByRole('button', { name: 'Incoterms' });
  await type.click();
  await expect.element(page.getByText('FOB')).toBeVisible();
  await expect.element(type).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Back to Types' })).not.toBeInTheDocument();
  await page.viewport(1024, 768);
});
