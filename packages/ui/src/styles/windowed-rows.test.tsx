import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { Transfer } from '../components/transfer/index.js';
import { Tree } from '../components/tree/index.js';
import { TreeSelect } from '../components/tree-select/index.js';
import { DataTable } from '../composites/data-table/index.js';
import type { ControlSize } from '../lib/ui-provider.js';
import { onTouchScreen } from '../testing/audits/touch-screen.js';
import { addSheet } from './fixtures/parts.js';

/** Lists long enough to be windowed. */
const nodes = Array.from({ length: 400 }, (_, at) => ({ id: `n${at}`, label: `Office ${at}` }));
const bills = nodes.map(({ id }) => ({ id }));
const columns = [{ id: 'id', header: 'Bill', cell: (row: { id: string }) => row.id }];

const table = (density: ControlSize): ReactNode => (
  <div style={{ blockSize: 400 }}>
    <DataTable virtual label="Bills" density={density} columns={columns} rows={bills} getRowId={({ id }) => id} />
  </div>
);

let sheet: HTMLStyleElement | undefined;
afterEach(() => sheet?.remove());

/** Rows and their distances in px: `fits` if each row begins where the one before ends. */
function distances(rows: string): { fits: boolean; height: number; count: number } {
  const boxes = [...document.querySelectorAll(rows)].map((row) => row.getBoundingClientRect());
  const gaps = boxes.slice(1).map(({ top }, at) => top - (boxes[at]?.bottom ?? 0));
  return {
    fits: gaps.length > 2 && gaps.every((gap) => Math.abs(gap) < 0.6),
    height: Math.round(boxes[0]?.height ?? 0),
    count: boxes.length,
  };
}

const lists: Record<string, { rows: string; draw: (size: ControlSize) => ReactNode; open?: () => Promise<void> }> = {
  Tree: { rows: '[data-slot=tree-window] > [data-slot=tree-item]', draw: (size) => <Tree label="Offices" nodes={nodes} size={size} /> },
  TreeSelect: {
    rows: '[data-slot=tree-window] > [data-slot=tree-item]',
    draw: (size) => <TreeSelect label="Office" nodes={nodes} size={size} />,
    open: () => page.getByRole('combobox').click(),
  },
  Transfer: { rows: '[data-slot=transfer-window] > [data-slot=transfer-option]', draw: () => <Transfer label="Offices" items={nodes} /> },
  DataTable: { rows: 'tbody > [data-slot=data-table-row]', draw: table },
};
const sizes: readonly ControlSize[] = ['sm', 'md', 'lg'];
const cases = Object.keys(lists).flatMap((name) => sizes.map((size) => [name, size] as const));

it.each(cases)(
  'windowed rows of %s of the size %s neither overlap nor leave gaps, under touch and at any root font size',
  async (name, size) => {
    const list = lists[name];
    if (!list) throw new Error(name);
    await render(list.draw(size));
    await list.open?.();
    const fits = async (height?: number): Promise<void> => {
      await expect.poll(() => distances(list.rows)).toMatchObject({ fits: true, ...(height === undefined ? {} : { height }) });
    };
    await fits();
    const { height } = distances(list.rows);
    for (const percent of [150, 62.5, 200]) {
      // The page changes under the open list, without a resize of the window.
      sheet = addSheet(`:root { font-size: ${percent}%; }`);
      await fits(Math.round((height * percent) / 100));
      sheet.remove();
    }
    await fits(height);
    await onTouchScreen(() => fits());
  },
);
