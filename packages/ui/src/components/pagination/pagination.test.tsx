import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Pagination } from './index.js';

conformance(<Pagination page={2} pageSize={20} total={214} onPageChange={vi.fn()} onPageSizeChange={vi.fn()} />, {
  root: 'nav',
  slot: 'pagination',
});

it.for([
  [{ page: -5 }, '1–20 of 214', '1'],
  [{ page: 0 }, '1–20 of 214', '1'],
  [{ page: 1.5 }, '1–20 of 214', '1'],
  [{ page: Number.NaN }, '1–20 of 214', '1'],
  [{ total: -1 }, 'No rows', '1'],
  [{ page: 3, pageSize: -1 }, '3–3 of 214', '3'],
] as const)('draws %j as the nearest page that exists', async ([given, range, current]) => {
  const screen = await render(
    <Pagination page={1} pageSize={20} total={214} onPageChange={vi.fn()} onPageSizeChange={vi.fn()} {...given} />,
  );
  await expect.element(screen.getByText(range, { exact: true })).toBeVisible();
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe(current);
  expect(screen.container.textContent).not.toContain('-');
});
