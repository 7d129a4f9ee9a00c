import { useMemo } from 'react';

import { useResourceTexts, type ResourceTexts } from '../../kit/words.ts';
import { useFieldLabels } from '../fields.ts';
import type { ShipmentKind } from '../shipment.ts';

const FIELD_PREFIX = 'fields.';

/** Texts of the form of a shipment. Its fields have the same labels as in columns and on the detail page. */
export function useFormTexts(texts: ShipmentKind<never>['texts']): ResourceTexts {
  const words = useResourceTexts(texts);
  const fields = useFieldLabels(texts);
  return useMemo(
    // Field names come from the contract, which has a label for each.
    () => ({
      ...words,
      t: (key, values) => (key.startsWith(FIELD_PREFIX) ? fields(key.slice(FIELD_PREFIX.length) as never) : words.t(key, values)),
    }),
    [words, fields],
  );
}
