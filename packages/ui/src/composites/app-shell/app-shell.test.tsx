import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { AppBrand, AppNav, AppNavGroup, AppNavItem, AppShell, type AppShellProps } from './index.js';

const nav = (
  <AppNav label="Main menu">
    <AppNavGroup label="Tracking">
      <AppNavItem href="#/bills" label="Ocean bills" count={214} active />
      <AppNavItem href="#/map" label="Map" />
    </AppNavGroup>
  </AppNav>
);
const brand = <AppBrand href="#/" name="Seaberry" />;
const inNav = (element: React.ReactNode): React.ReactNode => <AppNav label="Main menu">{element}</AppNav>;

// The harness puts every part inside a <main> of its own; the shell brings one.
conformance(<AppShell brand={brand} nav={nav} />, {
  root: 'div',
  slot: 'app-shell',
  disabledRules: ['landmark-no-duplicate-main', 'landmark-main-is-top-level', 'landmark-banner-is-top-level', 'landmark-unique'],
});
conformance(brand, { root: 'a', slot: 'app-shell-brand-link' });
conformance(nav, { root: 'nav', slot: 'app-nav' });
conformance(<AppNavGroup label="Tracking" />, { root: 'li', slot: 'app-nav-group', wrap: inNav });
conformance(<AppNavItem href="#/map" label="Map" />, { root: 'a', slot: 'app-nav-item', wrap: inNav });

const shell = (props: Partial<AppShellProps> = {}): React.ReactElement => (
  <AppShell brand={brand} nav={nav} {...props}>
    <h1>Ocean bills</h1>
  </AppShell>
);

async function onPhone(): Promise<void> {
  await page.viewport(390, 844);
}

it('moves focus to the page with the skip button', async () => {
  const screen = await render(shell());
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

it('leaves no tab stop on the page when focus has moved on', async () => {
  const screen = await render(shell());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('main')).not.toHaveAttribute('tabindex');
});

it('keeps the names of the menu when it is collapsed', async () => {
  const onCollapsedChange = vi.fn();
  const screen = await render(shell({ onCollapsedChange }));
  await screen.getByRole('button', { name: 'Collapse menu' }).click();
  expect(onCollapsedChange).toHaveBeenCalledWith(true);
  await expect.element(screen.getByRole('link', { name: 'Ocean bills 214' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('button', { name: 'Expand menu' })).toHaveFocus();
});

it('opens the menu as a drawer on a phone and gives focus back', async () => {
  await onPhone();
  const screen = await render(shell());
  const button = screen.getByRole('button', { name: 'Open menu' });
  await button.click();
  await expect.element(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

it('closes the drawer when an entry is followed', async () => {
  await onPhone();
  const onNavigate = vi.fn();
  const screen = await render(shell({ onNavigate }));
  await screen.getByRole('button', { name: 'Open menu' }).click();
  await screen.getByRole('dialog').getByRole('link', { name: 'Map' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(onNavigate).toHaveBeenCalledTimes(1);
  location.hash = '';
});

it('closes the drawer by a press beside it', async () => {
  await onPhone();
  const screen = await render(shell());
  await screen.getByRole('button', { name: 'Open menu' }).click();
  await userEvent.click(screen.getByRole('dialog'), { position: { x: 370, y: 400 }, force: true });
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

it('closes the drawer when the screen becomes wide', async () => {
  await onPhone();
  const screen = await render(shell());
  await screen.getByRole('button', { name: 'Open menu' }).click();
  await page.viewport(1024, 768);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

it('hides the items of a closed group', async () => {
  const screen = await render(
    <AppNav label="Main menu">
      <AppNavGroup label="Watch" collapsible>
        <AppNavItem href="#/anomalies" label="Anomalies" />
      </AppNavGroup>
    </AppNav>,
  );
  const head = screen.getByRole('button', { name: 'Watch' });
  await expect.element(screen.getByRole('link', { name: 'Anomalies' })).toBeVisible();
  await head.click();
  await expect.element(head).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});
