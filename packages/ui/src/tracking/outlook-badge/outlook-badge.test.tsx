import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { DataTable } from '../../composites/data-table/index.js';
import { lateOutlook, outlooks } from '../fixtures/outlooks.js';
import { OutlookBadge } from './index.js';
conformance(<OutlookBadge outlook={lateOutlook} />, { root: 'span', slot: 'outlook-badge' });

it('names every kind of outlook differently', async () => {
  const screen = await render(
    <>
      {outlooks.map((outlook) => (
        <OutlookBadge key={outlook.kind} outlook={outlook} />
      ))}
    </>,
  );
  const names = [...screen.container.querySelectorAll('[data-slot="outlook-badge"]')].map((badge) => badge.textContent);
  expect(new Set(names).size).toBe(outlooks.length);
  expect(names).toContain('Silent since 2 Nov');
});

it('differs from a row under the pointer, in both themes, and rows of all kinds have one height', async () => {
  await render(
    <DataTable
      label="Bills"
      rows={outlooks}
      getRowId={({ kind }) => kind}
      columns={[{ id: 'kind', header: 'State', rowHeader: true, cell: (outlook) => <OutlookBadge outlook={outlook} /> }]}
    />,
  );
  const rows = page.getByRole('rowheader').elements();
  expect(new Set(rows.map((row) => row.getBoundingClientRect().height)).size).toBe(1);
  const background = (element: Element | null | undefined): string => (element ? getComputedStyle(element).backgroundColor : '');
  const vanished: string[] = [];
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme;
    for (const cell of rows) {
      const atRest = background(cell.closest('tr'));
      // Again each time: a font that is loaded late moves the row away from the pointer.
      const hovered = async () => {
        await page.elementLocator(cell).hover();
        return background(cell.closest('tr'));
      };
      await expect.poll(hovered).not.toBe(atRest);
      const badge = cell.querySelector('[data-slot="outlook-badge"]');
      if (background(badge) === background(cell.closest('tr'))) vanished.push(`${badge?.textContent}, ${theme}`);
    }
  }
  expect(vanished).toEqual([]);
});
