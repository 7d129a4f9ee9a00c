import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { Can, PermissionProvider } from './index.js';

it('renders nothing without the permission', async () => {
  const screen = await render(
    <PermissionProvider has={new Set(['bill:page'])}>
      <Can code="bill:page">may</Can>
      <Can code="bill:delete" fallback="may not">
        never
      </Can>
    </PermissionProvider>,
  );
  await expect.element(screen.getByText('maymay not')).toBeVisible();
});

it('denies and warns without a provider', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const screen = await render(<Can code="bill:page">secret</Can>);
  expect(screen.container.textContent).toBe('');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('checks rules with any of several and with all of several codes', async () => {
  const screen = await render(
    <PermissionProvider has={new Set(['bill:page', 'bill:export'])}>
      <Can anyOf={['bill:delete', 'bill:page']}>any </Can>
      <Can allOf={['bill:page', 'bill:export']}>all </Can>
      <Can allOf={['bill:page', 'bill:delete']}>not all </Can>
      <Can anyOf={[]}>none </Can>
    </PermissionProvider>,
  );
  expect(screen.container.textContent).toBe('any all ');
});

it('renders nothing while the codes are unknown, and checks again when they change', async () => {
  const guarded = <Can code="bill:export">Export</Can>;
  const screen = await render(<PermissionProvider has={null}>{guarded}</PermissionProvider>);
  expect(screen.container.textContent).toBe('');
  await screen.rerender(<PermissionProvider has={new Set(['bill:export'])}>{guarded}</PermissionProvider>);
  expect(screen.container.textContent).toBe('Export');
  await screen.rerender(<PermissionProvider has={new Set(['bill:page'])}>{guarded}</PermissionProvider>);
  expect(screen.container.textContent).toBe('');
  await screen.rerender(<PermissionProvider has="all">{guarded}</PermissionProvider>);
  expect(screen.container.textContent).toBe('Export');
});
