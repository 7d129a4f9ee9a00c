import { lazily } from '../shared/lazily.tsx';
import type { Resource } from './resource.types.ts';
import type { RichColumn, RichKind } from './rich-column.ts';

const kinds: ReadonlySet<string | undefined> = new Set<RichKind>(['link', 'picture', 'tags', 'json', 'progress', 'cron']);

/** Whether a column has rich cells, whose code loads with the first list that needs it. */
export const isRich = (column: Resource['columns'][number]): column is RichColumn => kinds.has(column.kind);

export const RichCell = lazily(async () => (await import('./rich-cell.tsx')).RichCell);

/** Loads the code of rich cells, so that they render with the rows. */
export const loadCells = async ({ columns }: Pick<Resource, 'columns'>): Promise<void> => {
  if (columns.some(isRich)) await RichCell.load();
};
