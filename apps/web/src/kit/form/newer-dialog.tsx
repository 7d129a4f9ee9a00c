import type { ReactNode } from 'react';

import type { Values } from '../resource.types.ts';
import type { ResourceTexts } from '../words.ts';
import { keptLabels } from './kept-text.ts';
import { NewerFrame, NewerValues } from './newer-frame.tsx';
import { ShownValue, type NameOf } from './shown-value.tsx';
import type { Newer, Save } from './use-save.ts';

export interface NewerDialogProps {
  save: Save;
  newer: Newer;
  words: ResourceTexts;
  /** Name of the record when the form was opened. */
  name: string;
  /** Values of the form. */
  mine: Values;
  nameOf?: NameOf;
}

/** Fields that this form and another user have changed, with the choice between both. */
export function NewerDialog({ save, newer, words, name, mine, nameOf }: NewerDialogProps): ReactNode {
  const shown = (field: Newer['both'][number], { [field.id]: value }: Values): ReactNode => (
    <ShownValue {...{ field, words, value }} {...(nameOf ? { nameOf } : {})} />
  );
  const rows = newer.both.map((field) => ({
    id: field.id,
    label: words.t(`fields.${field.id}`),
    values: [shown(field, newer.before), shown(field, mine), shown(field, newer.values)] as const,
  }));
  return (
    <NewerFrame name={name} row={newer.row} onKeep={() => save.keep(newer)} onTake={() => save.take(newer)} onBack={save.back}>
      <NewerValues rows={rows} />
      {newer.onlyTheirs.length > 0 && (
        <p className="pt-3">{words.common('newer.others', { fields: keptLabels(newer.onlyTheirs, words) })}</p>
      )}
    </NewerFrame>
  );
}
