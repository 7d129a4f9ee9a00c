import { useTranslations } from '@seaberry/i18n/react';
import { carrierByCode, OCEAN_ANOMALIES, SUBSCRIPTION_STATUSES, TRACKING_STATES, type OceanAnomalyKind } from '@seaberry/tracking';
import { AnomalyBadge } from '@seaberry/ui/anomaly-badge';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { PlanActual } from '@seaberry/ui/plan-actual';
import { SlipBadge } from '@seaberry/ui/slip-badge';
import { StageBadge } from '@seaberry/ui/stage-badge';
import { SubscriptionBadge } from '@seaberry/ui/subscription-badge';
import { TrackingStateBadge } from '@seaberry/ui/tracking-state-badge';
import { useFormat } from '@seaberry/ui/ui-provider';
import type { ReactNode } from 'react';

import type { Bill } from '../queries.ts';
import { billField, type BillFieldName } from './fields.ts';
import { knownStage } from './rail.ts';

const KNOWN_TYPES = ['BL', 'CONTAINER', 'BOOKING'] as const;
const oneOf = <T extends string>(values: readonly T[], text: string | null | undefined): T | null =>
  values.find((value) => value === text) ?? null;

export const anomaliesOf = (bill: Bill): OceanAnomalyKind[] =>
  (bill.exceptionTypes ?? []).flatMap((kind) => OCEAN_ANOMALIES.filter((known) => known === kind));

/** A port as the route shows it; null when neither code nor name is known. */
export const placeOf = (code: string | null | undefined, name: string | null | undefined) =>
  code || name ? { unLocationCode: code ?? null, name: name ?? null } : null;

/** What the carrier is called; its code when the table does not know it. */
export const carrierName = (bill: Bill): string =>
  bill.carrierName ?? (bill.carrierCode ? (carrierByCode(bill.carrierCode)?.name ?? bill.carrierCode) : '');

/** The value of any field, as the list and the detail page show it. Null when there is none. */
export function BillValue({ bill, name }: { bill: Bill; name: BillFieldName }): ReactNode {
  const format = useFormat();
  const field = billField(name);
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

function EnumValue({ bill, name }: { bill: Bill; name: BillFieldName }): ReactNode {
  const t = useTranslations('oceanBill');
  switch (name) {
    case 'stage':
      return <StageBadge stage={knownStage(bill.stage)} />;
    case 'trackingState': {
      const state = oneOf(TRACKING_STATES, bill.trackingState);
      return state ? <TrackingStateBadge state={state} /> : bill.trackingState;
    }
    case 'subscriptionStatus': {
      const status = oneOf(SUBSCRIPTION_STATUSES, bill.subscriptionStatus);
      return status ? <SubscriptionBadge status={status} reason={bill.failureReason ?? null} /> : bill.subscriptionStatus;
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

export function Anomalies({ bill }: { bill: Bill }): ReactNode {
  const kinds = anomaliesOf(bill);
  if (kinds.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {kinds.map((kind) => (
        <AnomalyBadge key={kind} kind={kind} direction={bill.signal === 'early' ? 'advanced' : 'delayed'} />
      ))}
    </span>
  );
}

/** The arrival that counts, over what was first said. */
export function Arrival({ bill, precision = 'date' }: { bill: Bill; precision?: 'date' | 'dateTime' }): ReactNode {
  return (
    <PlanActual
      planned={bill.firstEta ?? null}
      estimated={bill.eta ?? null}
      actual={bill.ata ?? null}
      timeZone={bill.podZone ?? null}
      precision={precision}
    />
  );
}

/** One look at how a bill stands: its slip where it has one, else its state. */
export function Signal({ bill }: { bill: Bill }): ReactNode {
  const state = oneOf(TRACKING_STATES, bill.trackingState);
  if (bill.subscriptionStatus === 'SUB_ERR') return <SubscriptionBadge status="SUB_ERR" />;
  if (bill.signal && typeof bill.slipMs === 'number') {
    return (
      <SlipBadge
        slipMs={bill.slipMs}
        variant="words"
        happened={false}
        {...(bill.signal === 'attention' ? { tone: 'severe' as const } : {})}
      />
    );
  }
  return state ? <TrackingStateBadge state={state} /> : null;
}
