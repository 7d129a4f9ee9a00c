import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { Can, PermissionProvider } from './index.js';

it('draws nothing for what is not held', async () => {
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

it('denies and warns when there is no provider', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const screen = await render(<Can code="bill:page">secret</Can>);
  expect(screen.container.textContent).toBe('');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('draws what needs any of several, or each of several', async () => {
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

it('draws nothing while it is not known, and asks again when the codes change', async () => {
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
