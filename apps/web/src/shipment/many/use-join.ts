import { joinSheets } from './join-sheets.ts';
import type { ManyPanelProps } from './many-panel.ts';
import { useFieldLabel } from './use-field-label.ts';

/** Joins texts of sheets, the rows of the first one on top. */
export function useJoin({ kind }: Pick<ManyPanelProps, 'kind'>): (texts: readonly string[]) => string {
  const labelOf = useFieldLabel(kind);
  return (texts) => joinSheets(texts, { number: kind.fields.number }, labelOf);
}
