import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Button } from '../button/index.js';
import { Dialog } from '../dialog/index.js';
import { Drawer } from '../drawer/index.js';
import { Tooltip } from './index.js';

conformance(
  <Tooltip open content="Updated 14 minutes ago">
    <Button>ETA</Button>
  </Tooltip>,
  { root: 'div', slot: 'tooltip', portal: true },
);

it('appears on hover', async () => {
  const screen = await render(
    <Tooltip content="Updated 14 minutes ago" delayMs={0}>
      <Button>ETA</Button>
    </Tooltip>,
  );
  await screen.getByRole('button', { name: 'ETA' }).hover();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Updated 14 minutes ago');
});

it('explains a disabled button', async () => {
  const screen = await render(
    <Tooltip content="Carriers answer once an hour" delayMs={0}>
      <Button disabledReason="Asked a minute ago">Refresh</Button>
    </Tooltip>,
  );
  await screen.getByRole('button', { name: 'Refresh' }).hover();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Carriers answer once an hour');
});

it('is above a dialog that is above a drawer', async () => {
  await render(
    <Drawer title="Edit the bill" defaultOpen>
      <Dialog title="Choose a carrier" size="full" defaultOpen>
        <Tooltip open content="Found from the bill">
          <Button>Carrier</Button>
        </Tooltip>
      </Dialog>
    </Drawer>,
  );
  const tip = document.querySelector('[data-slot="tooltip"]');
  const box = tip?.getBoundingClientRect();
  const [x, y] = [(box?.left ?? 0) + (box?.width ?? 0) / 2, (box?.top ?? 0) + (box?.height ?? 0) / 2];
  expect(document.elementsFromPoint(x, y).map((element) => element.closest('[data-slot="tooltip"], [role="dialog"]'))[0]).toBe(tip);
});
