import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Drawer } from './index.js';

conformance(
  <Drawer title="Edit the bill" defaultOpen>
    Text
  </Drawer>,
  { root: 'div', slot: 'drawer', portal: true },
);

it('is at the end edge and as high as the window', async () => {
  await render(
    <Drawer title="Edit the bill" defaultOpen>
      Text
    </Drawer>,
  );
  const box = page.getByRole('dialog', { name: 'Edit the bill' }).element().getBoundingClientRect();
  expect(box.right).toBe(document.documentElement.clientWidth);
  expect(box.height).toBe(window.innerHeight);
});

it('takes the full width of a phone', async () => {
  await page.viewport(390, 800);
  await render(
    <Drawer title="Edit the bill" size="sm" defaultOpen>
      Text
    </Drawer>,
  );
  expect(page.getByRole('dialog').element().getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  await page.viewport(1024, 768);
});
