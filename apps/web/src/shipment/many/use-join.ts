import { useFieldLabels } from '../fields.ts';
import { joinSheets } from './join-sheets.ts';
import type { ManyPanelProps } from './many-panel.ts';

/** Joins texts of sheets, the rows of the first one on top. */
export function useJoin({ kind, forms }: Pick<ManyPanelProps, 'kind' | 'forms'>): (texts: readonly string[]) => string {
  const labelOf = useFieldLabels(kind.texts);
  return (texts) => joinSheets(texts, forms.many, labelOf);
}
