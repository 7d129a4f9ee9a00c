import type { AnswerOf } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { useFormat } from '@seaberry/ui/ui-provider';
import type { ReactNode } from 'react';

import { useFieldLabels } from '../fields.ts';
import type { ShipmentController } from '../queries.ts';
import type { ShipmentKind } from '../shipment.ts';

type Entry = AnswerOf<ShipmentController, 'activity'>['items'][number];

export interface ChangesProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'fields' | 'choices'>;
  entry: Entry;
}

/** Changed values, a sentence each, with the labels and words of the form. */
export function Changes({ kind: { texts, fields, choices }, entry }: ChangesProps): ReactNode {
  const t = useTranslations(texts);
  const labels = useFieldLabels(texts);
  const format = useFormat();
  return (entry.changes ?? [])
    .flatMap(({ field: given, before, after }) => {
      const field = fields.listed.find((name) => name === given);
      if (field === undefined) return [];
      const displayed = (value: string): string => {
        const words = choices[field];
        // The definition names texts of its own namespace.
        if (words?.values.includes(value)) return t(`${words.words}.${value}` as never);
        return fields.of(field).kind === 'date' ? format.instant(`${value}T00:00:00Z`, 'UTC', 'date') : value;
      };
      const label = labels(field);
      if (!before && !after) return [];
      if (!before) return [t('activity.set', { field: label, after: displayed(after ?? '') })];
      if (after && fields.of(field).kind === 'longText') return [t('activity.rewritten', { field: label, after })];
      if (!after) return [t('activity.cleared', { field: label, before: displayed(before) })];
      return [t('activity.changed', { field: label, before: displayed(before), after: displayed(after) })];
    })
    .join('\n');
}
