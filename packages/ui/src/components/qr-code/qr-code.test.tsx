import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { QrCode } from './index.js';

conformance(<QrCode label="Scan to sign in" value="https://seaberry.example/s/1" />, { root: 'div', slot: 'qr-code' });

it('draws different patterns for different values', async () => {
  const path = (): string | undefined =>
    [...document.querySelectorAll('[data-slot="qr-code-picture"] path')].at(-1)?.getAttribute('d') ?? undefined;
  const screen = await render(<QrCode label="Scan" value="one" />);
  await expect.poll(path).toBeTruthy();
  const first = path();
  await screen.rerender(<QrCode label="Scan" value="two" />);
  await expect.poll(path).not.toBe(first);
});

it('shows a placeholder without a value', async () => {
  const screen = await render(<QrCode label="Scan" />);
  await expect.element(screen.getByRole('status', { name: 'Generating the code' })).toBeInTheDocument();
});

it('announces that it was scanned, and hides the code', async () => {
  const screen = await render(<QrCode label="Scan" value="one" state="scanned" />);
  await expect.element(screen.getByText('Scanned. Confirm on your phone.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Scan' }).query()).toBeNull();
});

it('is dark on light also in the dark theme', async () => {
  document.documentElement.dataset['theme'] = 'dark';
  const screen = await render(<QrCode label="Scan" value="one" />);
  const style = getComputedStyle(screen.getByRole('img', { name: 'Scan' }).element().parentElement ?? document.body);
  const lightness = (colour: string): number => Number(/oklch\(([\d.]+)/.exec(colour)?.[1]);
  expect(lightness(style.backgroundColor)).toBeGreaterThan(0.9);
  expect(lightness(style.color)).toBeLessThan(0.3);
  document.documentElement.dataset['theme'] = 'light';
});
