import {
  compactRail,
  nextChange,
  OCEAN_ANOMALIES,
  OCEAN_STAGES,
  OUTLOOK_CATALOGUE,
  topSignal,
  TRACKING_STATES,
  type Anomaly,
  type AnomalySettings,
  type ContainerState,
  type OceanAnomalyKind,
  type Outlook,
  type RailNode,
  type ShipmentState,
  type Signal,
  type SignalKind,
} from '@seaberry/tracking';
import { placeByCode, withEnglishNames } from '../../../place/catalogue.ts';

/** Columns for lists, sorts and filters; the rest is in the state only. */
export interface DerivedColumns {
  trackingState: ShipmentState['trackingState'];
  stage: ShipmentState['stage'];
  signal: 'attention' | 'late' | 'early' | null;
  slipMs: number | null;
  expectedAt: string | null;
  /** See `urgencyOf`. */
  urgency: number;
  exceptionTypes: string[];
  /** See `exceptionBits`. */
  exceptions: number;
  /** Kind and direction of each anomaly, once; null for none. */
  anomalies: readonly Pick<Anomaly, 'kind' | 'direction'>[] | null;
  stateOrder: number;
  stageOrder: number | null;
  etd: string | null;
  atd: string | null;
  eta: string | null;
  ata: string | null;
  firstEta: string | null;
  etaPld: string | null;
  actualDeliveryTime: string | null;
  vessel: string | null;
  voyage: string | null;
  containerNumbers: string[];
  shownPolCode: string | null;
  shownPodCode: string | null;
  shownPldCode: string | null;
  rail: RailNode[];
  outlook: Outlook;
  /** The most important open one. */
  topSignal: Signal | null;
  state: ShipmentState;
  rulesVersion: number;
  derivedAsOf: string;
  nextOverdueAt: string | null;
}

/** Columns of a bill by its state. @param entered places that the user entered */
export function columnsOf(
  state: ShipmentState,
  entered: Record<'polCode' | 'podCode' | 'pldCode', string | null>,
  settings: AnomalySettings,
): DerivedColumns {
  const lead = leadOf(state);
  const numbers = state.containers.map(({ number }) => number).filter((number) => number !== '');
  return {
    trackingState: state.trackingState,
    stage: state.stage,
    signal: signalOf(state.outlook.kind, hasUrgent(state.outlook.kind, state.signals)),
    slipMs: state.outlook.slipMs,
    expectedAt: state.outlook.expected,
    urgency: urgencyOf(state),
    outlook: withEnglishNames(state.outlook),
    topSignal: withEnglishNames(topSignal(state.signals)),
    exceptionTypes: [...new Set(state.anomalies.map(({ kind }) => kind))],
    exceptions: exceptionBits(state.anomalies.map(({ kind }) => kind)),
    anomalies: directionsOf(state.anomalies),
    stateOrder: TRACKING_STATES.indexOf(state.trackingState),
    stageOrder: state.stage === null ? null : OCEAN_STAGES.indexOf(state.stage),
    etd: state.etd,
    atd: state.atd,
    eta: state.eta,
    ata: state.ata,
    firstEta: state.firstEta,
    etaPld: state.etaPld,
    actualDeliveryTime: deliveredAt(lead),
    vessel: state.vessel?.name ?? null,
    voyage: state.voyage,
    containerNumbers: numbers,
    // An entered place is used where the carrier names none.
    shownPolCode: state.pol?.unLocationCode ?? entered.polCode,
    shownPodCode: state.pod?.unLocationCode ?? entered.podCode,
    shownPldCode: state.pld?.unLocationCode ?? entered.pldCode,
    rail: railOf(state),
    state,
    rulesVersion: state.rulesVersion,
    derivedAsOf: state.asOf,
    nextOverdueAt: nextChange(state, settings),
  };
}

/** The rail of a row, each node with zone and name of its place: from our table, since carriers name the terminal too. */
function railOf(state: ShipmentState): RailNode[] {
  return compactRail(state, { named: true }).nodes.map((node) => {
    const name = placeByCode(node.placeCode)?.name ?? node.placeName;
    return name === undefined ? node : { ...node, placeName: name };
  });
}

/** Each kind of anomaly with each direction that it has: a container may be early at a hub where another one is late. */
function directionsOf(anomalies: readonly Anomaly[]): DerivedColumns['anomalies'] {
  const found = new Map(anomalies.map(({ kind, direction }) => [`${kind} ${direction}`, { kind, direction }]));
  return found.size > 0 ? [...found.values()] : null;
}

/** Kinds of anomaly as a bit mask. */
export const exceptionBits = (kinds: readonly OceanAnomalyKind[]): number =>
  kinds.reduce((bits, kind) => bits | (1 << OCEAN_ANOMALIES.indexOf(kind)), 0);

/** Every bit mask with at least one of the kinds; at most 127. */
export function exceptionsWithAny(kinds: readonly OceanAnomalyKind[]): number[] {
  const wanted = exceptionBits(kinds);
  return Array.from({ length: 1 << OCEAN_ANOMALIES.length }, (_, bits) => bits).filter((bits) => (bits & wanted) !== 0);
}

/** The container whose state represents the bill. */
const leadOf = (state: ShipmentState): ContainerState | undefined =>
  state.containers.find(({ number }) => number === (state.leadContainer ?? '')) ?? state.containers[0];

/** Signals that call for action although the arrival is not in danger yet: plans with the vessel are void, or cargo is held. */
const URGENT: ReadonlySet<SignalKind> = new Set<SignalKind>(['rolledOver', 'missedConnection', 'customsHold']);

const hasUrgent = (kind: Outlook['kind'], signals: readonly Signal[]): boolean =>
  kind !== 'completed' && signals.some((signal) => signal.open && URGENT.has(signal.kind));

/** Signal of a row: late, another reason for attention, or early. @param urgent Something calls for action, whatever the kind says. */
export function signalOf(kind: Outlook['kind'], urgent: boolean): DerivedColumns['signal'] {
  if (kind === 'late') return kind;
  if (urgent || OUTLOOK_CATALOGUE[kind].attention) return 'attention';
  return kind === 'early' ? kind : null;
}

/** Room of one rank for slips of years in either direction, in ms. */
const RANK = 1e13;

/** Rank of a bill by its need for attention. */
export const urgencyOf = ({ outlook, signals }: Pick<ShipmentState, 'outlook' | 'signals'>): number =>
  rankOf(outlook, hasUrgent(outlook.kind, signals));

/**
 * Rank by need for attention, ascending from the worst: kinds of outlook in the order of their catalogue, with urgent ones after those that
 * need attention; within one kind the largest slip first.
 */
export function rankOf({ kind, slipMs }: Pick<Outlook, 'kind' | 'slipMs'>, urgent: boolean): number {
  const { order, attention } = OUTLOOK_CATALOGUE[kind];
  const rank = urgent && !attention ? ATTENTION_KINDS : order + (attention ? 0 : 1);
  return rank * RANK + RANK / 2 - (slipMs ?? 0);
}

const ATTENTION_KINDS = Object.values(OUTLOOK_CATALOGUE).filter(({ attention }) => attention).length;

function deliveredAt(lead: ContainerState | undefined): string | null {
  const times = lead?.stations.flatMap((station) =>
    station.milestones.flatMap(({ stage, actual }) => (stage === 'delivered' && actual !== null ? [actual] : [])),
  );
  return times?.toSorted().at(-1) ?? null;
}
