import type { MessageSetting } from '@seaberry/api-client/contract';
import {
  DEFAULT_SETTINGS,
  type ContainerState,
  type Milestone,
  type OceanStage,
  type ShipmentState,
  type SignalKind,
} from '@seaberry/tracking';
import { placeByCode } from '../place/catalogue.ts';

export const NOTIFICATION_KINDS = ['stageReached', 'etaChanged', 'anomaly', 'signal', 'subscriptionFailed', 'trackingEnded'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** A notification before it has an id. Node, kind and value together make it unique for its bill. */
export interface NotificationDraft {
  /**
   * Subject: key of the milestone (after `container/` unless all containers share it), of the anomaly or of the signal; `pod` for the
   * ETA, empty for the bill.
   */
  node: string;
  kind: NotificationKind;
  value: string;
  params: Record<string, string | number | null>;
  planTime: string | null;
  newestTime: string | null;
  timeZone: string | null;
}

/** The derived state before and after a response, and the ETA last notified. */
export interface StateChange {
  before: ShipmentState | null;
  after: ShipmentState;
  lastNotifiedEta: string | null;
}

const HOUR_MS = 3_600_000;
const ETA_MOVE_MS = DEFAULT_SETTINGS.thresholdHours.podArrival * HOUR_MS;

/**
 * Notifications of a change of state. For a bill that arrives with a history: the current stage of each container, open anomalies and
 * signals, and the end of tracking.
 */
export function notificationsOf({ before, after, lastNotifiedEta }: StateChange): NotificationDraft[] {
  return [
    ...stageAlerts(before, after),
    ...etaAlerts(after, before === null, lastNotifiedEta),
    ...anomalyAlerts(before, after),
    ...signalAlerts(before, after),
    ...endingAlerts(before, after),
  ];
}

/** Stages that end a part of the journey: alerted also when all is well. */
const ALERTED_STAGES: ReadonlySet<unknown> = new Set<OceanStage>(['departed', 'arrivedPod', 'delivered']);

/** Whether a batch is worth an alert in an inbox: anything but a stage, or one of the stages above. */
export const isAlert = (drafts: readonly Change[]): boolean =>
  drafts.some(({ kind, params }) => kind !== 'stageReached' || ALERTED_STAGES.has(params['stage']));

type Change = Pick<NotificationDraft, 'kind' | 'params'>;

const SUBJECT_OF: Record<NotificationKind, 'dates' | 'attention' | 'stages'> = {
  stageReached: 'stages',
  etaChanged: 'dates',
  anomaly: 'dates',
  signal: 'attention',
  subscriptionFailed: 'attention',
  trackingEnded: 'attention',
};

/** The settings of which one that is on is enough for an alert or e-mail about these changes. */
export function settingsOf(drafts: readonly Change[], channel: 'alert' | 'email'): MessageSetting[] {
  const told = channel === 'alert' ? drafts.filter((draft) => isAlert([draft])) : drafts;
  const ended = ({ params }: Change): boolean => params['reason'] === 'emptyReturned' || params['reason'] === 'sinceArrival';
  const subjects = told.map((draft) => (draft.kind === 'trackingEnded' && ended(draft) ? 'stages' : SUBJECT_OF[draft.kind]));
  return [...new Set(subjects)].map((subject) => `${subject}.${channel}` as const);
}

/** The subscription failed and its berry was refunded. */
export const failureNotification = (attempt: number, reason: string): NotificationDraft => ({
  node: '',
  kind: 'subscriptionFailed',
  value: String(attempt),
  params: { reason },
  planTime: null,
  newestTime: null,
  timeZone: null,
});

function happenedMilestones(container: ContainerState): (Milestone & { actual: string })[] {
  const all = container.stations.flatMap((station) => station.milestones);
  return all.flatMap((milestone) => (milestone.actual === null ? [] : [{ ...milestone, actual: milestone.actual }]));
}

/** Stages of booking or vessel, which all containers reach at once; notified once. */
const SHARED: ReadonlySet<OceanStage> = new Set(['booked', 'departed', 'transitArrived', 'transitDeparted', 'arrivedPod']);

function stageAlerts(before: ShipmentState | null, after: ShipmentState): NotificationDraft[] {
  return after.containers.flatMap((container) => {
    const known = before?.containers.find(({ number }) => number === container.number);
    const reached = new Set(known ? happenedMilestones(known).map(({ key }) => key) : []);
    // The end of tracking is notified once, for the bill.
    const added = happenedMilestones(container).filter(({ key, stage }) => !reached.has(key) && stage !== 'finished');
    // The history of a newly known container is not notified.
    const news = known ? added : added.toSorted((a, b) => (a.actual < b.actual ? -1 : 1)).slice(-1);
    return news.map((milestone) => ({
      node: SHARED.has(milestone.stage) ? milestone.key : `${container.number}/${milestone.key}`,
      kind: 'stageReached' as const,
      value: '',
      params: {
        stage: milestone.stage,
        code: milestone.code,
        container: SHARED.has(milestone.stage) ? null : container.number || null,
        ...placeParams(milestone),
      },
      planTime: milestone.planned,
      newestTime: milestone.actual,
      timeZone: milestone.place?.timeZone ?? null,
    }));
  });
}

function placeParams({ place }: Pick<Milestone, 'place'>): { place: string | null; placeName: string | null } {
  const code = place?.unLocationCode ?? place?.facilityCode ?? null;
  return { place: code, placeName: placeByCode(code)?.name ?? place?.name ?? code };
}

/** Notifies when the ETA differs enough from the last notified one; the first one only sets the reference. */
function etaAlerts(after: ShipmentState, first: boolean, lastNotifiedEta: string | null): NotificationDraft[] {
  const from = lastNotifiedEta ?? after.firstEta;
  if (first || after.ata !== null || after.eta === null || from === null) return [];
  const move = Date.parse(after.eta) - Date.parse(from);
  if (Math.abs(move) <= ETA_MOVE_MS) return [];
  // `slipMs` is against the ETA last notified, not against the plan: the text says by how much the ETA moved.
  return [
    {
      node: 'pod',
      kind: 'etaChanged',
      value: after.eta,
      params: { from, to: after.eta, slipMs: move, ...placeParams({ place: after.pod }) },
      planTime: after.firstEta,
      newestTime: after.eta,
      timeZone: after.pod?.timeZone ?? null,
    },
  ];
}

function anomalyAlerts(before: ShipmentState | null, after: ShipmentState): NotificationDraft[] {
  const known = new Set(before?.anomalies.map((anomaly) => `${anomaly.key}|${anomaly.direction}`));
  const added = after.anomalies.filter((anomaly) => !known.has(`${anomaly.key}|${anomaly.direction}`));
  return added
    .filter((anomaly) => before !== null || anomaly.open)
    .map((anomaly) => ({
      node: anomaly.key,
      kind: 'anomaly',
      value: anomaly.direction,
      params: {
        anomaly: anomaly.kind,
        direction: anomaly.direction,
        slipMs: anomaly.slipMs,
        container: anomaly.container,
        ...placeParams(anomaly),
      },
      planTime: anomaly.baseline,
      newestTime: anomaly.compared,
      timeZone: anomaly.place?.timeZone ?? null,
    }));
}

/** Signals that call for action; the others explain what anomalies and ETA changes already report. */
const NOTIFIED_SIGNALS: ReadonlySet<SignalKind> = new Set<SignalKind>(['customsHold', 'missedConnection', 'rolledOver', 'silentCarrier']);

/** Notifies of each silence or hold anew: its start is part of the value. */
function signalAlerts(before: ShipmentState | null, after: ShipmentState): NotificationDraft[] {
  const known = new Set(before?.signals.filter(({ open }) => open).map(({ key, since }) => `${key}|${since}`));
  return after.signals
    .filter(({ kind, open, key, since }) => open && NOTIFIED_SIGNALS.has(kind) && !known.has(`${key}|${since}`))
    .map(({ key, kind, container, place, since, said, found }) => ({
      node: key,
      kind: 'signal',
      value: since ?? '',
      params: { signal: kind, container, ...placeParams({ place }) },
      planTime: found ? (said?.at ?? null) : null,
      newestTime: found?.at ?? since,
      timeZone: place?.timeZone ?? null,
    }));
}

function endingAlerts(before: ShipmentState | null, after: ShipmentState): NotificationDraft[] {
  if (after.ended === null || before?.ended === after.ended) return [];
  return [
    {
      node: '',
      kind: 'trackingEnded',
      value: after.ended,
      params: { reason: after.ended },
      planTime: null,
      newestTime: after.endedAt,
      timeZone: after.pod?.timeZone ?? null,
    },
  ];
}
