import type { BILL_SIGNALS } from '@seaberry/api-client/contract';
import type { Anomaly, Instant, OceanAnomalyKind, Outlook, SignalKind, Stage, SubscriptionStatus, TrackingState } from '@seaberry/tracking';
import type { PermissionCode } from '@seaberry/ui/permission';
import type { RoutePlace } from '@seaberry/ui/route-label';
import type { ShipmentCardProps } from '@seaberry/ui/shipment-card';

import { hrefTo } from '../shared/links.ts';
import type { FieldName, ShipmentFields, ShipmentTexts } from './fields.ts';
import type { ShipmentForms } from './forms.ts';
import type { ShipmentController } from './queries.ts';

export type Signal = (typeof BILL_SIGNALS)[number];

/** One tracked shipment, by sea or air, as list and detail draw it. */
export interface Shipment {
  id: string;
  /** Number it is tracked by. */
  reference: string;
  order: string | null;
  /** Name of the carrier, else its code. */
  carrier: string;
  route: { pol: RoutePlace | null; pod: RoutePlace | null; pld: RoutePlace | null };
  /** Null for a stage this version does not know. */
  stage: Stage | null;
  rail: ShipmentCardProps['rail']['nodes'];
  /** Vessel and voyage, or flight. */
  transport: string;
  arrival: { firstEta: Instant | null; eta: Instant | null; ata: Instant | null; timeZone: string | null };
  state: TrackingState | null;
  subscription: SubscriptionStatus | null;
  /** Text or code of why the subscription failed. */
  failureReason: string | null;
  signal: Signal | null;
  /** Null for an outlook this version does not know, and until a bill is derived by the present rules. */
  outlook: Outlook<Stage> | null;
  /** Without a direction where the back end names the kinds only. */
  anomalies: readonly { kind: OceanAnomalyKind; direction: Anomaly['direction'] | null }[];
  remark: string | null;
  /** The person in charge; null for none. */
  owner: { id: string; name: string } | null;
  /** The most important open signal that calls for action. */
  topSignal: SignalKind | null;
  /** A person has handled it, or has snoozed it until a time: it needs no attention. */
  aside: { who: string | null; at: Instant | null; until: Instant | null } | null;
}

export type ShipmentRow = Readonly<Record<string, unknown>> & { id: string };

/** Values of a field with a text for each: `<words>.<value>` of the texts. */
export interface WordedChoices {
  words: string;
  values: readonly string[];
}

/** A kind of shipment: its texts, addresses, calls, fields and forms. */
export interface ShipmentKind<R extends ShipmentRow> {
  /** Namespace of its texts. */
  texts: ShipmentTexts;
  /** Controller of its calls. */
  controller: ShipmentController;
  /** Capability of a back end that offers such shipments; with `.import` after it, of one that reads files of them. */
  capability: string;
  listPath: string;
  detailPath: string;
  /** Name of exported files, without extension. */
  fileName: string;
  codes: Record<'add' | 'update' | 'delete' | 'resubscribe' | 'comment' | 'export', PermissionCode>;
  fields: ShipmentFields;
  choices: Partial<Record<FieldName, WordedChoices>>;
  shipmentOf(row: R): Shipment;
  /** Definition of its forms, loaded with the first of them; the promise is the same each time. */
  loadForms(): Promise<ShipmentForms>;
}

/** Address of the page of a shipment; its number is the page's title at once. */
export const detailHref = ({ detailPath }: Pick<ShipmentKind<never>, 'detailPath'>, { id, reference }: Shipment): string =>
  hrefTo(detailPath, { id, title: reference });
