import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Button } from '../button/index.js';
import { Popover } from './index.js';

conformance(
  <Popover label="Carriers" trigger={<Button>Carrier</Button>} defaultOpen>
    Text
  </Popover>,
  { root: 'div', slot: 'popover', portal: true },
);

it('leaves the page alive: a click beside it closes it and counts', async () => {
  const onClick = vi.fn();
  await render(
    <>
      <div style={{ blockSize: 200 }}>
        <Popover label="Carriers" trigger={<Button>Carrier</Button>} defaultOpen>
          Text
        </Popover>
      </div>
      <Button onClick={onClick}>Behind</Button>
    </>,
  );
  await page.getByRole('button', { name: 'Behind' }).click();
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
