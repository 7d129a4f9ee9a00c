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

it.for(['1'.repeat(5596), 'A'.repeat(3391), 'a'.repeat(2331), '箱'.repeat(777)])(
  'draws the longest text of its kind, and says when it is longer',
  async (longest) => {
    const screen = await render(<QrCode label="Scan" value={longest} size="lg" />);
    await expect.poll(() => document.querySelector('[data-slot="qr-code-picture"]')).not.toBeNull();
    await screen.rerender(<QrCode label="Scan" value={longest + longest.slice(0, 1)} />);
    await expect.element(screen.getByText('The text is too long for a code')).toBeVisible();
    expect(document.querySelector('[data-slot="qr-code-picture"]')).toBeNull();
  },
);

it('has its usual size for one that it does not know', async () => {
  const screen = await render(<QrCode label="Scan" size={0 as never} />);
  expect(
    screen.getByRole('status', { name: 'Generating the code' }).element().closest('[data-slot="qr-code"]')?.clientWidth,
  ).toBeGreaterThan(170);
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
