import { useTranslations } from '@seaberry/i18n/react';
import { AnomalyBadge } from '@seaberry/ui/anomaly-badge';
import { Badge } from '@seaberry/ui/badge';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { StageBadge } from '@seaberry/ui/stage-badge';
import { SubscriptionBadge } from '@seaberry/ui/subscription-badge';
import { TrackingStateBadge } from '@seaberry/ui/tracking-state-badge';
import { useFormat, useTrackingText } from '@seaberry/ui/ui-provider';
import type { ReactNode } from 'react';

import { placeTime } from '../shared/own-time.ts';
import type { FieldName } from './fields.ts';
import type { Shipment, ShipmentKind, ShipmentRow } from './shipment.ts';

export interface ShipmentValueProps<R extends ShipmentRow> {
  kind: ShipmentKind<R>;
  row: R;
  name: FieldName;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The value of any field, as the list and the detail page show it. Null when there is none. */
export function ShipmentValue<R extends ShipmentRow>(props: ShipmentValueProps<R>): ReactNode {
  const format = useFormat();
  const { kind, row, name } = props;
  const field = kind.fields.of(name);
  if (field.kind === 'choice' || field.kind === 'choices') return <Choice {...props} />;
  const given = row[name];
  if (typeof given === 'number') return format.number(given);
  const value = textOf(given);
  if (value === null) return null;
  if (field.kind === 'instant') {
    // Times of records have no place, and some places no known zone: they are in the zone of the reader.
    return placeTime(format, value, field.zoneOf ? textOf(row[field.zoneOf]) : null, 'dateTimeLong');
  }
  if (field.kind === 'date') return format.instant(`${value}T00:00:00Z`, 'UTC', 'date');
  if (field.kind === 'code') return <CopyableId value={value} />;
  return value;
}

function Choice<R extends ShipmentRow>({ kind, row, name }: ShipmentValueProps<R>): ReactNode {
  const t = useTranslations(kind.texts);
  const shipment = kind.shipmentOf(row);
  const value = textOf(row[name]);
  switch (name) {
    case 'stage':
      return <StageBadge stage={shipment.stage} mode={shipment.outlook?.byRail ? 'RAIL' : null} />;
    case 'trackingState':
      return shipment.state ? <TrackingStateBadge state={shipment.state} /> : value;
    case 'subscriptionStatus':
      return shipment.subscription ? <SubscriptionBadge status={shipment.subscription} reason={shipment.failureReason} /> : value;
    case 'exceptionTypes':
      return <Anomalies shipment={shipment} />;
    case 'carrierCode':
    case 'airlineCode':
      return shipment.carrier || null;
    default: {
      const choices = kind.choices[name];
      // The definition names texts of its own namespace.
      return value && choices?.values.includes(value) ? t(`${choices.words}.${value}` as never) : value;
    }
  }
}

function Anomalies({ shipment: { anomalies } }: { shipment: Shipment }): ReactNode {
  const text = useTrackingText();
  if (anomalies.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {anomalies.map(({ kind, direction }) =>
        direction ? (
          <AnomalyBadge key={`${kind}/${direction}`} {...{ kind, direction }} />
        ) : (
          <Badge key={kind}>{text.anomalies[kind]}</Badge>
        ),
      )}
    </span>
  );
}
