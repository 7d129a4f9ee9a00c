import { useTranslations } from '@seaberry/i18n/react';
import type { SheetField } from '@seaberry/tracking/sheet';
import { useCallback } from 'react';

import { useFieldLabels } from '../fields.ts';
import type { ShipmentKind } from '../shipment.ts';

/** Labels of the fields that columns of sheets have. */
export function useFieldLabel({ texts }: Pick<ShipmentKind<never>, 'texts'>): (field: SheetField) => string {
  const t = useTranslations(texts);
  const labels = useFieldLabels(texts);
  return useCallback((field) => (field === 'billNo' || field === 'bookingNo' ? t(`many.${field}`) : labels(field)), [t, labels]);
}
