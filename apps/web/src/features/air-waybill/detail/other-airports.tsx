import { useTranslations } from '@seaberry/i18n/react';
import type { Place } from '@seaberry/tracking';
import { Alert } from '@seaberry/ui/alert';
import type { ReactNode } from 'react';

import type { DetailPartProps } from '../../../shipment/detail/define-detail.tsx';
import { useFieldLabels } from '../../../shipment/fields.ts';
import type { Detail } from '../queries.ts';

/** Entered airports that the airline contradicts: its own are shown everywhere. */
export function OtherAirports({ detail: { bill, state } }: DetailPartProps<Detail>): ReactNode {
  return (
    <>
      <Other field="originCode" entered={[bill.originCode, bill.originName]} place={state.origin} />
      <Other field="destinationCode" entered={[bill.destinationCode, bill.destinationName]} place={state.destination} />
    </>
  );
}

type Text = string | null | undefined;

interface OtherProps {
  field: 'originCode' | 'destinationCode';
  entered: readonly [code: Text, name: Text];
  place: Place | null;
}

const shown = (code: string, name: Text): string => (name ? `${name} (${code})` : code);

function Other({ field, entered: [code, name], place }: OtherProps): ReactNode {
  const t = useTranslations('airWaybill.differences');
  const labels = useFieldLabels('airWaybill');
  const told = place?.iataCode;
  if (!code || !told || told === code) return null;
  return (
    <Alert tone="warning" title={t('title', { field: labels(field) })}>
      {t('text', { entered: shown(code, name), carrier: shown(told, place.name) })}
    </Alert>
  );
}
