import type { AirStage, CargoMode, NodeState, OceanAnomalyKind, OceanStage, Stage, SubscriptionStatus, TrackingState } from '../types.js';

/** Meaning of an entry; it determines the colour. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/**
 * Entry of a catalogue. Cells, timelines, filters and counters are derived from it; its texts are in the message catalogue under
 * `messageKey`.
 */
export interface CatalogueEntry<Code extends string> {
  code: Code;
  /** Position in lists and on the rail, from 0. */
  order: number;
  tone: Tone;
  /** Name of the icon in the Lucide set. */
  icon: string;
  messageKey: string;
}

export interface StageEntry extends CatalogueEntry<OceanStage> {
  /** DCSA Track & Trace 2.2 codes that reach this stage; the first one is its main node. */
  dcsaCodes: readonly string[];
  /** The rule, in the terms of DCSA Track & Trace 2.2 (or version 3, where named). */
  rule: string;
}

const stage = (order: number, code: OceanStage, tone: Tone, icon: string, dcsaCodes: readonly string[], rule: string): StageEntry => ({
  code,
  order,
  tone,
  icon,
  messageKey: `tracking.stage.${code}`,
  dcsaCodes,
  rule,
});

/** The ocean stages (product specification §4) with the DCSA events that prove them. */
export const STAGE_CATALOGUE: Readonly<Record<OceanStage, StageEntry>> = {
  booked: stage(0, 'booked', 'neutral', 'clipboard-check', ['CONF'], 'SHIPMENT CONF on document BKG'),
  emptyPickup: stage(1, 'emptyPickup', 'info', 'package-open', ['GTOT', 'PICK'], 'GTOT or PICK, EMPTY, before the first LOAD'),
  gatedIn: stage(2, 'gatedIn', 'info', 'log-in', ['GTIN'], 'GTIN LADEN at the port of loading'),
  customsReleased: stage(
    3,
    'customsReleased',
    'info',
    'shield-check',
    ['CUSR', 'RELS', 'APPR'],
    'v3 CUSR; SHIPMENT RELS or APPR on document CUS',
  ),
  loaded: stage(4, 'loaded', 'info', 'package-check', ['LOAD'], 'LOAD LADEN VESSEL at the port of loading'),
  departed: stage(5, 'departed', 'info', 'ship', ['DEPA'], 'TRANSPORT DEPA VESSEL at the port of loading'),
  transitArrived: stage(
    6,
    'transitArrived',
    'info',
    'anchor',
    ['ARRI', 'DISC', 'LOAD'],
    'TRANSPORT ARRI VESSEL at a port of transshipment',
  ),
  transitDeparted: stage(7, 'transitDeparted', 'info', 'waypoints', ['DEPA'], 'TRANSPORT DEPA VESSEL at a port of transshipment'),
  arrivedPod: stage(8, 'arrivedPod', 'success', 'map-pin-check', ['ARRI'], 'TRANSPORT ARRI VESSEL at the port of discharge'),
  discharged: stage(
    9,
    'discharged',
    'success',
    'package-minus',
    ['DISC', 'AVPU', 'LOAD', 'DEPA', 'ARRI', 'GTIN', 'GTOT'],
    'DISC LADEN VESSEL at the port of discharge; then the way inland',
  ),
  delivered: stage(
    10,
    'delivered',
    'success',
    'truck',
    ['GTOT', 'DROP', 'GTIN'],
    'DROP or GTIN LADEN at CLOC if reported, else GTOT LADEN from the last terminal',
  ),
  emptyReturned: stage(11, 'emptyReturned', 'success', 'undo-2', ['GTIN', 'DROP'], 'GTIN or DROP, EMPTY, after the port of discharge'),
  finished: stage(12, 'finished', 'neutral', 'flag', [], 'own end rule'),
};

const entry = <Code extends string>(area: string, order: number, code: Code, tone: Tone, icon: string): CatalogueEntry<Code> => ({
  code,
  order,
  tone,
  icon,
  messageKey: `tracking.${area}.${code}`,
});

/** Product specification §4, tracking states. */
export const TRACKING_STATE_CATALOGUE: Readonly<Record<TrackingState, CatalogueEntry<TrackingState>>> = {
  unshipped: entry('state', 0, 'unshipped', 'neutral', 'circle-dashed'),
  tracking: entry('state', 1, 'tracking', 'info', 'ship'),
  ended: entry('state', 2, 'ended', 'success', 'circle-check'),
  failed: entry('state', 3, 'failed', 'danger', 'circle-x'),
};

/** Product specification §4, states of a timeline node. */
export const NODE_STATE_CATALOGUE: Readonly<Record<NodeState, CatalogueEntry<NodeState>>> = {
  notOccurred: entry('node', 0, 'notOccurred', 'neutral', 'circle'),
  asScheduled: entry('node', 1, 'asScheduled', 'success', 'circle-check'),
  delayed: entry('node', 2, 'delayed', 'danger', 'clock-alert'),
  advanced: entry('node', 3, 'advanced', 'warning', 'clock-arrow-up'),
};

/** Product specification §4, subscription status. */
export const SUBSCRIPTION_STATUS_CATALOGUE: Readonly<Record<SubscriptionStatus, CatalogueEntry<SubscriptionStatus>>> = {
  SUB_ING: entry('subscription', 0, 'SUB_ING', 'info', 'loader'),
  SUB_OK: entry('subscription', 1, 'SUB_OK', 'success', 'radio'),
  SUB_ERR: entry('subscription', 2, 'SUB_ERR', 'danger', 'circle-alert'),
};

/** Product specification §4, anomaly categories. */
export const ANOMALY_CATALOGUE: Readonly<Record<OceanAnomalyKind, CatalogueEntry<OceanAnomalyKind>>> = {
  shipDelay: entry('anomaly', 0, 'shipDelay', 'danger', 'ship'),
  transitArrival: entry('anomaly', 1, 'transitArrival', 'warning', 'anchor'),
  transitDeparture: entry('anomaly', 2, 'transitDeparture', 'warning', 'waypoints'),
  podArrival: entry('anomaly', 3, 'podArrival', 'danger', 'map-pin'),
  delivery: entry('anomaly', 4, 'delivery', 'danger', 'truck'),
  pldUnload: entry('anomaly', 5, 'pldUnload', 'warning', 'train-front'),
  emptyReturn: entry('anomaly', 6, 'emptyReturn', 'warning', 'undo-2'),
};

export interface AirStageEntry extends CatalogueEntry<AirStage> {
  /** IATA status codes (Cargo-IMP FSU, Cargo-XML XFSU) that reach this stage; the first one is its main node. */
  iataCodes: readonly string[];
  /** The rule, in those codes. */
  rule: string;
}

const airStage = (order: number, code: AirStage, tone: Tone, icon: string, iataCodes: readonly string[], rule: string): AirStageEntry => ({
  code,
  order,
  tone,
  icon,
  messageKey: `tracking.stage.${code}`,
  iataCodes,
  rule,
});

/** The air stages (product specification §4) with the IATA status codes (ONE Record code list, 2026-07) that prove them. */
export const AIR_STAGE_CATALOGUE: Readonly<Record<AirStage, AirStageEntry>> = {
  booking: airStage(0, 'booking', 'neutral', 'clipboard-check', ['BKD'], 'BKD at the origin'),
  cargoReceived: airStage(1, 'cargoReceived', 'info', 'package-check', ['RCS'], 'RCS at the origin'),
  manifested: airStage(2, 'manifested', 'info', 'clipboard-list', ['MAN'], 'MAN at the origin'),
  departure: airStage(3, 'departure', 'info', 'plane-takeoff', ['DEP'], 'DEP at the origin'),
  transit: airStage(
    4,
    'transit',
    'info',
    'waypoints',
    ['ARR', 'RCF', 'RCT', 'TRM', 'TFD', 'MAN', 'DEP'],
    'ARR, RCF, RCT, TRM, TFD, DEP at an airport between',
  ),
  arrival: airStage(5, 'arrival', 'success', 'plane-landing', ['ARR'], 'ARR at the destination'),
  documentReceived: airStage(6, 'documentReceived', 'success', 'file-input', ['AWR'], 'AWR at the destination'),
  receivedFromFlight: airStage(7, 'receivedFromFlight', 'success', 'package-open', ['RCF'], 'RCF at the destination'),
  customsClearance: airStage(8, 'customsClearance', 'success', 'shield-check', ['CCD'], 'CCD at the destination'),
  documentDelivered: airStage(9, 'documentDelivered', 'success', 'file-check', ['AWD'], 'AWD at the destination'),
  delivered: airStage(10, 'delivered', 'success', 'truck', ['DLV', 'DDL'], 'DLV to the consignee or DDL to the door'),
  finished: airStage(11, 'finished', 'neutral', 'flag', [], 'own end rule'),
};

/** Both catalogues by mode and code. A code of both modes has the same meaning, text and icon in both. */
export const STAGE_CATALOGUES = { ocean: STAGE_CATALOGUE, air: AIR_STAGE_CATALOGUE } as const;

/** Entry of a stage; a code without an entry in `mode` is looked up in the other mode. */
export function stageEntry(code: Stage, mode?: CargoMode): CatalogueEntry<Stage> {
  const ocean: Readonly<Partial<Record<Stage, CatalogueEntry<Stage>>>> = STAGE_CATALOGUE;
  const air: Readonly<Partial<Record<Stage, CatalogueEntry<Stage>>>> = AIR_STAGE_CATALOGUE;
  const found = mode === 'air' ? (air[code] ?? ocean[code]) : (ocean[code] ?? air[code]);
  // Unreachable for typed callers: the two catalogues have every stage.
  if (found === undefined) throw new RangeError(`No stage ${code}`);
  return found;
}
