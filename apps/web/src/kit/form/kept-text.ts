import type { ResourceTexts } from '../words.ts';
import type { AnyField } from './fields.ts';
import type { Newer } from './use-save.ts';

export const keptLabels = (fields: readonly AnyField[], { t, format }: ResourceTexts): string =>
  format.list(fields.map(({ id }) => t(`fields.${id}`)));

/** Description of a success message where changes of another user were kept. */
export const keptText = (kept: Newer | null, words: ResourceTexts): { description?: string } =>
  kept ? { description: words.common('newer.kept', { fields: keptLabels(kept.onlyTheirs, words) }) } : {};
