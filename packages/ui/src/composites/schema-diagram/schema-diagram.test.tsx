import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { relations, tables } from './fixtures/tables.js';
import { SchemaDiagram } from './index.js';

conformance(<SchemaDiagram tables={tables} relations={relations} defaultSelected="org" />, { root: 'div', slot: 'schema-diagram' });

const sized = (element: ReactNode) => <div style={{ blockSize: 600, inlineSize: 1200 }}>{element}</div>;
const zoomOf = (): string => document.querySelector('[data-slot=schema-diagram-zoom]')?.textContent ?? '';

it('reports the selected table, in the list or on the plane, and deselects it on a second click', async () => {
  await page.viewport(1440, 900);
  const changed = vi.fn();
  const screen = await render(sized(<SchemaDiagram tables={tables} relations={relations} onSelectionChange={changed} />));
  await screen.getByRole('list', { name: 'Tables' }).getByRole('button', { name: 'ocean_bill' }).click();
  expect(changed).toHaveBeenLastCalledWith('ocean_bill');
  await screen
    .getByRole('region', { name: /^Diagram/ })
    .getByRole('button', { name: 'tenant' })
    .click();
  expect(changed).toHaveBeenLastCalledWith('tenant');
  await expect.element(screen.getByText('A company that tracks with us')).toBeVisible();
  await screen.getByRole('button', { name: 'tenant', expanded: true }).click();
  expect(changed).toHaveBeenLastCalledWith('');
  await expect.element(screen.getByText('A company that tracks with us')).not.toBeInTheDocument();
});

it('follows the controlled selection', async () => {
  await page.viewport(1440, 900);
  const screen = await render(sized(<SchemaDiagram tables={tables} relations={relations} selected="org" />));
  await screen.getByRole('list', { name: 'Tables' }).getByRole('button', { name: 'tenant', exact: true }).first().click();
  await expect.element(screen.getByRole('button', { name: 'org', expanded: true })).toBeVisible();
});

it('dims tables unrelated to the selected one, and those that the search did not find', async () => {
  await page.viewport(1440, 900);
  const screen = await render(sized(<SchemaDiagram tables={tables} relations={relations} defaultSelected="user_avatar" />));
  const undimmed = (): string[] =>
    [...document.querySelectorAll('[data-slot=schema-diagram-card]:not([data-dim])')].map(
      (card) => card.querySelector('button')?.textContent ?? '',
    );
  expect(undimmed().toSorted()).toEqual(['app_user', 'user_avatar']);
  await screen.getByRole('button', { name: 'user_avatar', expanded: true }).click();
  await screen.getByRole('searchbox').fill('setting');
  await expect.poll(undimmed).toEqual(['app_setting']);
});

it('dims nothing when the selected table does not exist', async () => {
  await page.viewport(1440, 900);
  await render(sized(<SchemaDiagram tables={tables} relations={relations} selected="no_such_table" />));
  await expect.poll(() => document.querySelectorAll('[data-slot=schema-diagram-card]').length).toBe(tables.length);
  expect(document.querySelectorAll('[data-slot=schema-diagram-card][data-dim]')).toHaveLength(0);
});

it('starts legible, zooms in steps up to the whole diagram, and shows every column on demand', async () => {
  await page.viewport(1440, 900);
  const screen = await render(
    <div style={{ blockSize: 420, inlineSize: 900 }}>
      <SchemaDiagram tables={tables} relations={relations} />
    </div>,
  );
  // Before the size is known, the zoom has its legible minimum.
  await expect.poll(zoomOf).toBe('80%');
  const view = document.querySelector('[data-slot=schema-diagram-view]') as HTMLElement;
  expect([view.scrollLeft, view.scrollTop]).toEqual([0, 0]);
  expect(view.scrollWidth).toBeGreaterThan(view.clientWidth);
  await screen.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(zoomOf).toBe('100%');
  await screen.getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(() => Number.parseInt(zoomOf())).toBeLessThan(80);
  expect(view.scrollWidth).toBe(view.clientWidth);
  expect(view.scrollHeight).toBe(view.clientHeight);
  const card = screen.getByRole('region', { name: /^Diagram/ }).getByRole('button', { name: 'ocean_bill' });
  const bodyOf = (): string => card.element().closest('[data-slot=schema-diagram-card]')?.textContent ?? '';
  expect(bodyOf()).toContain('2 more columns');
  await screen.getByRole('switch', { name: 'All columns' }).click();
  await expect.poll(bodyOf).toContain('reference_no');
});

it('starts with the selected table in view', async () => {
  await page.viewport(1440, 900);
  await render(
    <div style={{ blockSize: 300, inlineSize: 700 }}>
      <SchemaDiagram tables={tables} relations={relations} defaultSelected="tracking_event" />
    </div>,
  );
  const inSight = (): boolean => {
    const view = document.querySelector('[data-slot=schema-diagram-view]')?.getBoundingClientRect();
    const card = document.querySelector('[data-slot=schema-diagram-card]:has([aria-pressed=true])')?.getBoundingClientRect();
    return view !== undefined && card !== undefined && card.left >= view.left && card.right <= view.right && card.top >= view.top;
  };
  // The size is measured after the first render.
  await expect.poll(zoomOf).toBe('80%');
  await expect.poll(inSight).toBe(true);
});

it('has tab stops for tools, list and plane, but not for each card', async () => {
  await page.viewport(1440, 900);
  await render(sized(<SchemaDiagram tables={tables.slice(0, 2)} relations={relations} />));
  const seen: (string | null)[] = [];
  for (let step = 0; step < 8; step += 1) {
    await userEvent.tab();
    seen.push(document.activeElement?.getAttribute('data-slot') ?? null);
  }
  expect(seen).not.toContain('schema-diagram-card-name');
  expect(seen.filter((slot) => slot === 'schema-diagram-table')).toHaveLength(2);
  expect(seen).toContain('schema-diagram-view');
});

it('is a list on a phone, with all information of the plane', async () => {
  await page.viewport(390, 844);
  const screen = await render(<SchemaDiagram tables={tables} relations={relations} defaultSelected="app_user" />);
  expect(getComputedStyle(document.querySelector('[data-slot=schema-diagram-plane]') as Element).display).toBe('none');
  await expect.element(screen.getByRole('region', { name: 'Refers to' }).getByRole('button', { name: 'tenant' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
