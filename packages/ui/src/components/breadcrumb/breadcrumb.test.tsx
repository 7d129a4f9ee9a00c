import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Breadcrumb, Breadcrumbs } from './index.js';

conformance(
  <Breadcrumbs>
    <Breadcrumb current>Ocean bills</Breadcrumb>
  </Breadcrumbs>,
  { root: 'nav', slot: 'breadcrumbs' },
);
conformance(<Breadcrumb href="#/bills">Ocean bills</Breadcrumb>, {
  root: 'a',
  slot: 'breadcrumb',
  wrap: (element) => <Breadcrumbs>{element}</Breadcrumbs>,
});

const steps = (
  <>
    <Breadcrumb>Tracking</Breadcrumb>
    <Breadcrumb href="#/bills">Ocean bills</Breadcrumb>
    <Breadcrumb href="#/bills/1">COSU6412873350</Breadcrumb>
    <Breadcrumb current>Containers</Breadcrumb>
  </>
);

it('marks the current page and does not link a step without a page', async () => {
  const screen = await render(<Breadcrumbs>{steps}</Breadcrumbs>);
  expect(screen.getByRole('link').elements()).toHaveLength(2);
  await expect.element(screen.getByText('Containers')).toHaveAttribute('aria-current', 'page');
});

it('keeps the last two steps on a phone and lists the others behind the dots', async () => {
  await page.viewport(390, 768);
  const screen = await render(<Breadcrumbs>{steps}</Breadcrumbs>);
  expect(screen.getByRole('link', { name: 'Ocean bills' }).query()).toBeNull();
  await expect.element(screen.getByRole('link', { name: 'COSU6412873350' })).toBeVisible();
  await screen.getByRole('button', { name: 'Show the steps in between' }).click();
  const list = page.getByRole('dialog').getByRole('listitem');
  await expect.poll(() => list.elements().map((item) => item.textContent)).toEqual(['Tracking', 'Ocean bills']);
  await page.getByRole('link', { name: 'Ocean bills' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.viewport(1024, 768);
});

it('has no dots when every step is visible', async () => {
  const screen = await render(
    <Breadcrumbs collapse="always">
      <Breadcrumb href="#/bills">Ocean bills</Breadcrumb>
      <Breadcrumb current>COSU6412873350</Breadcrumb>
    </Breadcrumbs>,
  );
  expect(screen.getByRole('button').query()).toBeNull();
});
