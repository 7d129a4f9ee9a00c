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
