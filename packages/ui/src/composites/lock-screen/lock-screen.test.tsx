import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { toast, Toaster } from '../../components/toaster/index.js';
import { conformance } from '../../testing/conformance.js';
import { LockScreen, useIdle } from './index.js';

const user = { name: 'Wang Lei', account: 'wang.lei' };
const refuse = () => Promise.reject(new Error('The password is not right.'));

conformance(<LockScreen locked user={user} onUnlock={refuse} onSignOut={() => {}} />, {
  root: 'dialog',
  slot: 'lock-screen',
  portal: true,
});

function App({ onUnlock = () => Promise.resolve(), onKey }: { onUnlock?: () => Promise<void>; onKey?: () => void }): ReactNode {
  const [locked, setLocked] = useState(false);
  return (
    <LockScreen
      locked={locked}
      user={user}
      onSignOut={() => {}}
      onUnlock={async () => {
        await onUnlock();
        setLocked(false);
      }}
    >
      <h1>Bills of a customer</h1>
      <button type="button" onClick={() => setLocked(true)} onKeyDown={onKey}>
        Lock
      </button>
    </LockScreen>
  );
}

it('hides the page already in server-rendered HTML', () => {
  const html = renderToString(
    <LockScreen locked user={user} onUnlock={refuse} onSignOut={() => {}}>
      <p>Secret</p>
    </LockScreen>,
  );
  expect(html).toMatch(/^<div[^>]* inert=""/);
});

it('leaves nothing of the page visible, focusable or readable', async () => {
  const screen = await render(<App />);
  await screen.getByRole('button', { name: 'Lock' }).click();
  const heading = screen.container.querySelector('h1');
  expect(heading?.checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(heading?.closest('[inert][aria-hidden=true]')).not.toBeNull();
  const seen = new Set<string>();
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus();
  for (let step = 0; step < 8; step += 1) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (focused && focused !== document.body) seen.add(focused.closest('[data-slot="lock-screen"]') ? 'lock' : focused.outerHTML);
  }
  expect([...seen]).toEqual(['lock']);
});

it('stays locked on any key or press, and the page behind receives none of them', async () => {
  const behind = vi.fn();
  const screen = await render(<App onKey={behind} />);
  await screen.getByRole('button', { name: 'Lock' }).click();
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus();
  document.addEventListener('keydown', behind);
  window.addEventListener('keydown', behind);
  document.addEventListener('pointerdown', behind);
  for (let count = 0; count < 3; count += 1) await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('k');
  await page.getByText('Wang Lei').click();
  document.removeEventListener('keydown', behind);
  window.removeEventListener('keydown', behind);
  document.removeEventListener('pointerdown', behind);
  expect(behind).not.toHaveBeenCalled();
  expect(document.querySelector('dialog')?.matches(':modal')).toBe(true);
});

it('hides elements that appear while it is locked, and shows them afterwards', async () => {
  await render(
    <>
      <App />
      <Toaster />
    </>,
  );
  await page.getByRole('button', { name: 'Lock' }).click();
  toast({ title: 'Bill COSU6412873350 arrived', durationMs: Infinity });
  await expect.poll(() => document.body.textContent).toContain('COSU6412873350');
  await expect.element(page.getByText('Bill COSU6412873350 arrived').first()).not.toBeVisible();
  await page.getByLabelText('Password', { exact: true }).fill('seaberry');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect.element(page.getByRole('button', { name: 'Lock' })).toHaveFocus();
  await expect.element(page.getByText('Bill COSU6412873350 arrived').first()).toBeVisible();
});

it('verifies the password once, however often Enter is pressed', async () => {
  const verify = vi.fn(() => new Promise<void>(() => {}));
  const screen = await render(<App onUnlock={verify} />);
  await screen.getByRole('button', { name: 'Lock' }).click();
  const password = page.getByLabelText('Password', { exact: true });
  await password.fill('seaberry');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Unlock' })).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  expect(verify).toHaveBeenCalledOnce();
});

it('reports a failed sign-out and allows a retry', async () => {
  const onSignOut = vi.fn(() => Promise.reject(new Error('offline')));
  await render(<LockScreen locked user={user} onUnlock={refuse} onSignOut={onSignOut} />);
  const button = page.getByRole('button', { name: 'Sign out' });
  await button.click();
  await expect.element(page.getByText('Could not sign out. Try again.')).toBeVisible();
  await button.click({ force: true });
  await expect.poll(() => onSignOut.mock.calls.length).toBe(2);
});

function Watched({ onIdle }: { onIdle: () => void }): ReactNode {
  const [locked, setLocked] = useState(false);
  useIdle({
    seconds: 1,
    enabled: !locked,
    onIdle: () => {
      onIdle();
      setLocked(true);
    },
  });
  return (
    <button type="button" onClick={() => setLocked(false)}>
      {locked ? 'Unlock' : 'Open'}
    </button>
  );
}

it('restarts the idle timer after each unlock', async () => {
  const onIdle = vi.fn();
  const screen = await render(<Watched onIdle={onIdle} />);
  await expect.element(screen.getByRole('button', { name: 'Unlock' })).toBeVisible();
  await screen.getByRole('button', { name: 'Unlock' }).click();
  await expect.poll(() => onIdle.mock.calls.length, { timeout: 5000 }).toBe(2);
});
