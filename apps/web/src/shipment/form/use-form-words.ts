import { useTranslations } from '@seaberry/i18n/react';
import { useMemo } from 'react';

import { useResourceTexts, type ResourceTexts } from '../../kit/words.ts';
import type { ShipmentKind } from '../shipment.ts';

const FIELD = 'fields.';

/** Texts of the form of a shipment. Its fields have the same labels as in columns and on the detail page. */
export function useFormWords(texts: ShipmentKind<never>['texts']): ResourceTexts {
  const words = useResourceTexts(texts);
  const fields = useTranslations('fields');
  return useMemo(
    // Field names come from the contract, which has a label for each.
    () => ({ ...words, t: (key, values) => (key.startsWith(FIELD) ? fields(key.slice(FIELD.length) as never) : words.t(key, values)) }),
    [words, fields],
  );
}
