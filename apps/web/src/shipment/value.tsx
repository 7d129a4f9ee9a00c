import { useTranslations } from '@seaberry/i18n/react';
import { OCEAN_ANOMALIES } from '@seaberry/tracking';
import { AnomalyBadge } from '@seaberry/ui/anomaly-badge';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { StageBadge } from '@seaberry/ui/stage-badge';
import { SubscriptionBadge } from '@seaberry/ui/subscription-badge';
import { TrackingStateBadge } from '@seaberry/ui/tracking-state-badge';
import { useFormat } from '@seaberry/ui/ui-provider';
import type { ReactNode } from 'react';

import type { Bill } from '../features/ocean-bill/queries.ts';
import type { FieldName } from './fields.ts';
import { billFields } from '../features/ocean-bill/lib/fields.ts';
import { carrierName, oneOf, shipmentOf } from '../features/ocean-bill/lib/shipment.ts';

const KNOWN_TYPES = ['BL', 'CONTAINER', 'BOOKING'] as const;
/** The value of any field, as the list and the detail page show it. Null when there is none. */
export function BillValue({ bill, name }: { bill: Bill; name: FieldName }): ReactNode {
  const format = useFormat();
  const field = billFields.of(name);
  const value: unknown = bill[name];
  if (field.kind === 'choice' || field.kind === 'choices') return <EnumValue bill={bill} name={name} />;
  if (typeof value !== 'string' || value === '') return null;
  if (field.kind === 'instant') {
    const zone: unknown = field.zoneOf ? bill[field.zoneOf] : null;
    const timeZone = typeof zone === 'string' ? zone : null;
    return `${format.instant(value, timeZone, 'dateTimeLong')} ${format.zone(value, timeZone)}`;
  }
  if (field.kind === 'date') return format.instant(`${value}T00:00:00Z`, 'UTC', 'date');
  if (field.kind === 'code') return <CopyableId value={value} />;
  return value;
}

function EnumValue({ bill, name }: { bill: Bill; name: FieldName }): ReactNode {
  const t = useTranslations('oceanBill');
  switch (name) {
    case 'stage':
      return <StageBadge stage={shipmentOf(bill).stage} />;
    case 'trackingState': {
      const { state } = shipmentOf(bill);
      return state ? <TrackingStateBadge state={state} /> : bill.trackingState;
    }
    case 'subscriptionStatus': {
      const { subscription } = shipmentOf(bill);
      return subscription ? <SubscriptionBadge status={subscription} reason={bill.failureReason ?? null} /> : bill.subscriptionStatus;
    }
    case 'exceptionTypes':
      return <Anomalies bill={bill} />;
    case 'carrierCode':
      return carrierName(bill) || null;
    case 'referenceType': {
      const type = oneOf(KNOWN_TYPES, bill.referenceType);
      return type ? t(`form.referenceTypes.${type}`) : bill.referenceType;
    }
    default: {
      const value: unknown = bill[name];
      return typeof value === 'string' && value !== '' ? value : null;
    }
  }
}

function Anomalies({ bill }: { bill: Bill }): ReactNode {
  const kinds = (bill.exceptionTypes ?? []).flatMap((kind) => oneOf(OCEAN_ANOMALIES, kind) ?? []);
  if (kinds.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {kinds.map((kind) => (
        <AnomalyBadge key={kind} kind={kind} direction={bill.signal === 'early' ? 'advanced' : 'delayed'} />
      ))}
    </span>
  );
}
