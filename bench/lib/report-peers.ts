import { readFileSync, writeFileSync } from 'node:fs';

import type { TableFigures, TimelineFigures } from './measure-peers.ts';

export interface Sizes {
  table: Record<string, number>;
  timeline: Record<string, number>;
  components: Record<string, Record<string, number>>;
  css: Record<string, number | null>;
}
export interface Measured {
  sizes: Sizes;
  tables: Record<string, TableFigures>;
  timelines: Record<string, TimelineFigures>;
  runs: number;
}

const NAMES: Record<string, string> = {
  'limit-dom': 'limit, plain DOM',
  'limit-react': 'limit, React `<ol>`',
  'limit-windowed': 'limit, React windowed',
  'react-data-grid': 'react-data-grid',
  'mui-x': 'MUI X data grid (pages of 100)',
  'mantine-datatable': 'mantine-datatable (pages of 100)',
  antd: 'antd',
  tanstack: 'TanStack Table and Virtual, as documented',
  'ag-grid': 'ag-grid community',
  'mui-lab': 'MUI lab',
  mantine: 'Mantine',
  chakra: 'Chakra',
  seaberry: '**Seaberry**',
};
const nameOf = (key: string): string => NAMES[key] ?? key;
const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const kb = (bytes: number | null | undefined): string => (bytes === null || bytes === undefined ? '–' : (bytes / 1000).toFixed(1));
const ratio = (ours: number | undefined, other: number | undefined): string =>
  ours === undefined || other === undefined ? '–' : `${(ours / other).toFixed(2)} ×`;

const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
const grid = (head: string[], rows: string[][]): string =>
  [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');

function tablePart({ tables, sizes }: Measured): string {
  const rows = Object.entries(tables)
    .toSorted(([, a], [, b]) => a.first - b.first)
    .map(([name, one]) => [
      nameOf(name),
      ...[one.first, one.sortNumber, one.sortText, one.filterSome, one.filterOne, one.frame].map(ms),
      one.heap.toFixed(1),
      one.heapAfter.toFixed(1),
      kb(sizes.table[name]),
    ]);
  const ours = tables['seaberry'];
  const peer = tables['react-data-grid'];
  const beside = (['first', 'sortNumber', 'sortText', 'filterSome', 'filterOne', 'frame'] as const).map((key) =>
    ratio(ours?.[key], peer?.[key]),
  );
  return [
    grid(
      [
        'library',
        'first rows ms',
        'sort number',
        'sort text',
        'filter 13 %',
        'filter to one',
        'main thread ms a frame, scrolling',
        'heap MB',
        'after all of it',
        'JS gz kB, react in',
      ],
      rows,
    ),
    '',
    `Ours beside react-data-grid: first rows ${beside[0]}, sort number ${beside[1]}, sort text ${beside[2]}, filter 13 % ${beside[3]}, filter to one ${beside[4]}, a frame ${beside[5]}.`,
  ].join('\n');
}

function timelinePart({ timelines, sizes }: Measured): string {
  const rows = Object.entries(timelines)
    .toSorted(([, a], [, b]) => a.mount10k - b.mount10k)
    .map(([name, one]) => [
      nameOf(name),
      ms(one.mount200),
      ms(one.mount1k),
      one.heap1k.toFixed(1),
      String(one.nodes1k),
      ms(one.mount10k),
      one.heap10k.toFixed(1),
      String(one.nodes10k),
      kb(sizes.timeline[name]),
    ]);
  const ours = timelines['seaberry'];
  return [
    grid(
      ['library', '200 events: main thread ms', '1,000: ms', 'heap MB', 'nodes', '10,000: ms', 'heap MB', 'nodes', 'JS gz kB, react in'],
      rows,
    ),
    '',
    `Ours beside the React list at 200 events: ${ratio(ours?.mount200, timelines['limit-react']?.mount200)}; beside the windowed list at 10,000: ${ratio(ours?.mount10k, timelines['limit-windowed']?.mount10k)}.`,
  ].join('\n');
}

function bytesPart({ sizes }: Measured): string {
  const parts = ['Button', 'Dialog', 'Menu', 'Table', 'Timeline', 'all five'];
  return grid(
    ['library', ...parts, 'CSS'],
    Object.entries(sizes.components).map(([library, sized]) => [library, ...parts.map((part) => kb(sized[part])), kb(sizes.css[library])]),
  );
}

/** Replaces the text between two marks, so that the prose around the figures is kept. */
function fill(text: string, mark: string, content: string): string {
  const begin = `<!-- ${mark}: written by bench/compare.ts -->`;
  const end = `<!-- end of ${mark} -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`docs/performance.md misses the marks of “${mark}”.`);
  return `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`;
}

export function writeReport(file: string, measured: Measured): void {
  const parts = { table: tablePart(measured), timeline: timelinePart(measured), bytes: bytesPart(measured) };
  let text = readFileSync(file, 'utf8');
  for (const [mark, content] of Object.entries(parts)) {
    console.log(`\n${content}`);
    text = fill(text, mark, content);
  }
  const when = `Medians of ${measured.runs} interleaved runs, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}.`;
  writeFileSync(file, fill(text, 'run', when));
}
