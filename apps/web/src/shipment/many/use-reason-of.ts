import { useTranslations } from '@seaberry/i18n/react';
import type { SheetKind } from '@seaberry/tracking/sheet';
import { useCallback } from 'react';

import type { ShipmentKind } from '../shipment.ts';
import type { CategorizedLine } from './categories.ts';
import { useReasons } from './row-outcomes.tsx';

/** The reason of the category of a line as text, without those of fields that are named elsewhere. */
export function useReasonOf(
  kind: Pick<ShipmentKind<never>, 'texts' | 'fields'>,
  sheet: SheetKind,
): (line: CategorizedLine, without?: readonly string[]) => string {
  const t = useTranslations(kind.texts);
  const say = useReasons(kind, sheet);
  return useCallback(
    ({ category, status, reasons, row }, without = []) => {
      if (category === 'tracked') return t('many.tracked');
      if (category === 'beyond') return t('many.beyond');
      if (category === 'unusable' && status === 'skipped') return t('many.twice');
      return say(Object.fromEntries(Object.entries(reasons).filter(([name]) => !without.includes(name))), row).join(' ');
    },
    [say, t],
  );
}
