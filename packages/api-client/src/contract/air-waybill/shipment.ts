import * as z from 'zod/mini';
import type { AirShipmentState, AirStage, Outlook, RailNode } from '@seaberry/tracking';
import {
  discrepancySchema,
  estimateSchema,
  legSchema,
  outlookShape,
  placeSchema,
  railNode,
  stationSchema,
  type Named,
  type SameKeys,
} from '../ocean-bill/shipment.js';

const n = z.nullable;
const str = n(z.string());

/** The statement about an air shipment, in rows and in the state. */
export const airOutlook = outlookShape as unknown as z.ZodMiniType<Outlook<AirStage>, Outlook<AirStage>>;

/** One dot of the rail of a row. */
export const airRailNode = railNode as unknown as z.ZodMiniType<RailNode<AirStage>, RailNode<AirStage>>;

const shape = z.looseObject({
  mode: z.literal('air'),
  rulesVersion: z.number(),
  asOf: z.string(),
  reportLagMs: z.number(),
  answeredAt: z.optional(z.string()),
  outlook: outlookShape,
  number: z.string(),
  stage: str,
  trackingState: z.string(),
  origin: n(placeSchema),
  destination: n(placeSchema),
  stations: z.array(stationSchema),
  legs: z.array(legSchema),
  totalPieces: n(z.number()),
  weightKg: n(z.number()),
  etd: str,
  atd: str,
  eta: str,
  ata: str,
  firstEta: str,
  etaHistory: z.array(estimateSchema),
  discrepancies: z.array(discrepancySchema),
  ended: str,
  endedAt: str,
  endsAt: str,
  lastEventAt: str,
  notes: z.array(z.string()),
  foreignEventIds: z.array(z.string()),
});

/** Derived state of an air waybill: the type of `@seaberry/tracking`, so that its widgets accept it unchanged. Codes stay open. */
export const airState = shape as unknown as z.ZodMiniType<AirShipmentState, AirShipmentState>;

// A field added to the type and not to its schema stops the build here.
const same: SameKeys<AirShipmentState, Named<z.infer<typeof shape>>> = true;
void same;
