import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { announce } from '../../lib/announce.js';
import { conformance } from '../../testing/conformance.js';
import { CaptchaField, CodeField } from './index.js';

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

conformance(<CaptchaField picture={picture} onRenew={() => {}} />, { root: 'div', slot: 'captcha-field' });
conformance(<CodeField onSend={() => {}} />, { root: 'div', slot: 'captcha-field-code' });

it('requests another image, empties the input and focuses it', async () => {
  const onRenew = vi.fn();
  const screen = await render(<CaptchaField picture={picture} defaultValue="abc" onRenew={onRenew} />);
  await screen.getByRole('button', { name: 'Show another picture' }).click();
  expect(onRenew).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('textbox', { name: 'Captcha' })).toHaveValue('');
  await expect.element(screen.getByRole('textbox', { name: 'Captcha' })).toHaveFocus();
});

it('shows that an image failed to load', async () => {
  const screen = await render(<CaptchaField picture={null} failed onRenew={() => {}} />);
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('The picture could not be loaded. Show another one.');
});

it('sends a code and reports a failure', async () => {
  const onSend = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce();
  const screen = await render(<CodeField onSend={onSend} />);
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(screen.getByText('The code could not be sent. Try again.')).toBeVisible();
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(screen.getByText('The code could not be sent. Try again.')).not.toBeInTheDocument();
  await expect.poll(() => document.querySelector('[data-slot="announcer"]')?.textContent).toBe('The code is on its way.');
});

it('ends the busy state without a message when sending resolves to false', async () => {
  const onSend = vi.fn(() => Promise.resolve(false));
  const announcer = () => document.querySelector('[data-slot="announcer"]')?.textContent ?? '';
  announce('before');
  await expect.poll(announcer).toBe('before');
  const screen = await render(<CodeField onSend={onSend} />);
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.poll(() => onSend).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('button', { name: 'Send code' })).not.toHaveAttribute('aria-busy', 'true');
  // Longer than an announcement takes.
  await new Promise((done) => setTimeout(done, 150));
  expect(announcer()).not.toBe('The code is on its way.');
  expect(screen.container.textContent).not.toContain('could not be sent');
});

it('counts down by the wall clock and then allows sending again', async () => {
  const onSend = vi.fn();
  const screen = await render(<CodeField onSend={onSend} resendAt={Date.now() + 1800} />);
  const button = screen.getByRole('button');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleName('Again in 2 s');
  await expect.element(screen.getByRole('button', { name: 'Send again' })).not.toHaveAttribute('aria-disabled');
  await screen.getByRole('button', { name: 'Send again' }).click();
  expect(onSend).toHaveBeenCalledOnce();
});

it('shows why no code can be sent yet', async () => {
  const onSend = vi.fn();
  const screen = await render(<CodeField onSend={onSend} sendDisabledReason="Enter your e-mail address first." />);
  await expect.element(screen.getByRole('button', { name: 'Send code' })).toHaveAccessibleDescription('Enter your e-mail address first.');
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code');
});
