import { lazily } from '../shared/lazily.tsx';
import type { Resource } from './resource.types.ts';
import type { RichColumn, RichKind } from './rich-column.ts';

const kinds: ReadonlySet<string | undefined> = new Set<RichKind>(['link', 'picture', 'tags', 'json', 'progress', 'cron']);

/** Whether cells of a column are more than a text: their code loads with the first list that has one. */
export const isRich = (column: Resource['columns'][number]): column is RichColumn => kinds.has(column.kind);

export const RichCell = lazily(async () => (await import('./rich-cell.tsx')).RichCell);

/** Loads the code of rich cells, so that they are drawn with the rows. */
export const loadCells = async ({ columns }: Pick<Resource, 'columns'>): Promise<void> => {
  if (columns.some(isRich)) await RichCell.load();
};
