import type { MessageSetting } from '@seaberry/api-client/contract';
import {
  DEFAULT_SETTINGS,
  type Anomaly,
  type ContainerState,
  type Estimate,
  type Milestone,
  type OceanStage,
  type Outlook,
  type ShipmentState,
  type Signal,
  type SignalKind,
  type Stage,
} from '@seaberry/tracking';
import { placeByCode } from '../place/catalogue.ts';

export const NOTIFICATION_KINDS = [
  'stageReached',
  'stageWithdrawn',
  'etaChanged',
  'anomaly',
  'signal',
  'subscriptionFailed',
  'trackingEnded',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** A notification before it has an id. `node`, `kind` and `value` together are unique for its bill. */
export interface NotificationDraft {
  /**
   * Subject: the key of a milestone (after `<container number>/` unless all containers share it), of an anomaly or of a signal;
   * `pod` for the ETA, empty for the whole bill.
   */
  node: string;
  kind: NotificationKind;
  /** Distinguishes repeated notifications about a node, e.g. a change of the ETA. */
  value: string;
  /** Values for its text. */
  params: Record<string, string | number | null>;
  /** The planned time of what it is about, else null. */
  planTime: string | null;
  /** The actual or newly expected time, else null. */
  newestTime: string | null;
  timeZone: string | null;
}

/** The derived state before and after a response, and the ETA of the last notification about it. */
export interface StateChange {
  before: ShipmentState | null;
  after: ShipmentState;
  lastNotifiedEta: string | null;
  /** When the shipment was added: people have seen the ETA since then. */
  addedAt: string;
}

const HOUR_MS = 3_600_000;
const ETA_MOVE_MS = DEFAULT_SETTINGS.thresholdHours.podArrival * HOUR_MS;

/**
 * Notifications of a change of state. When the first response already contains a history: only the current stage of each container, open
 * anomalies and signals, and the end of tracking.
 */
export function notificationsOf({ before, after, lastNotifiedEta, addedAt }: StateChange): NotificationDraft[] {
  return [
    ...withdrawalNotifications(before, after),
    ...stageNotifications(before, after),
    ...etaNotifications(after, before === null, lastNotifiedEta ?? firstShownEta(after.etaHistory, addedAt)),
    ...anomalyNotifications(before, after),
    ...signalNotifications(before, after),
    ...endNotifications(before, after),
  ];
}

/** Stages that begin or end a main section of the journey: a reason for an alert even when nothing is delayed. */
const ALERTED_STAGES: ReadonlySet<unknown> = new Set<Stage>(['departed', 'arrivedPod', 'departure', 'arrival', 'delivered']);

/** Whether a batch causes an alert in inboxes: it has a change other than that of a stage, or one of the stages above. */
export const causesAlert = (drafts: readonly { kind: string; params: Change['params'] }[]): boolean =>
  drafts.some(({ kind, params }) => (kind !== 'stageReached' && kind !== 'stageWithdrawn') || ALERTED_STAGES.has(params['stage']));

type Change = Pick<NotificationDraft, 'kind' | 'params'>;

/** Whether a batch reports only stages of a shipment that is on track: news for those who look after it, not for all who once touched it. */
export const isRoutine = (drafts: readonly Change[], { kind }: Pick<Outlook, 'kind'>): boolean =>
  kind === 'onTrack' && drafts.every((draft) => draft.kind === 'stageReached');

const SUBJECT_OF: Record<NotificationKind, 'dates' | 'attention' | 'stages'> = {
  stageReached: 'stages',
  stageWithdrawn: 'stages',
  etaChanged: 'dates',
  anomaly: 'dates',
  signal: 'attention',
  subscriptionFailed: 'attention',
  trackingEnded: 'attention',
};

/** Tracking ended after the return of the container, the delivery by air, or long after the arrival: no reason for attention. */
const ENDED_NORMALLY: ReadonlySet<unknown> = new Set(['emptyReturned', 'airDelivered', 'sinceArrival']);

/** Settings of a user for alerts or e-mails about these changes: a user who has one of them on gets the message. */
export function settingsOf(drafts: readonly Change[], channel: 'alert' | 'email'): MessageSetting[] {
  const reported = channel === 'alert' ? drafts.filter((draft) => causesAlert([draft])) : drafts;
  const endedNormally = ({ params }: Change): boolean => ENDED_NORMALLY.has(params['reason']);
  const subjects = reported.map((draft) => (draft.kind === 'trackingEnded' && endedNormally(draft) ? 'stages' : SUBJECT_OF[draft.kind]));
  return [...new Set(subjects)].map((subject) => `${subject}.${channel}` as const);
}

/** The notification that the subscription failed and its berry was refunded. */
export const failureNotification = (attempt: number, reason: string): NotificationDraft => ({
  node: '',
  kind: 'subscriptionFailed',
  value: String(attempt),
  params: { reason },
  planTime: null,
  newestTime: null,
  timeZone: null,
});

type Happened = Milestone & { actual: string };

function happenedMilestones(container: ContainerState): Happened[] {
  const all = container.stations.flatMap((station) => station.milestones);
  // The end of tracking (`finished`) has one notification for the whole bill.
  return all.flatMap((milestone) =>
    milestone.actual === null || milestone.stage === 'finished' ? [] : [{ ...milestone, actual: milestone.actual }],
  );
}

/** Stages of the booking or the vessel, which containers usually reach together. */
const SHARED: ReadonlySet<OceanStage> = new Set(['booked', 'departed', 'transitArrived', 'transitDeparted', 'arrivedPod']);

/** Whether all containers reached a stage at once, so that there is one notification for all: they may be on several vessels. */
const isShared = ({ containers }: ShipmentState, { key, stage, actual }: Happened): boolean =>
  SHARED.has(stage) &&
  containers.every((container) => happenedMilestones(container).some((other) => other.key === key && other.actual === actual));

function stageNotifications(before: ShipmentState | null, after: ShipmentState): NotificationDraft[] {
  return after.containers.flatMap((container) => {
    const known = before?.containers.find(({ number }) => number === container.number);
    const reached = new Set(known ? happenedMilestones(known).map(({ key }) => key) : []);
    const added = happenedMilestones(container).filter(({ key }) => !reached.has(key));
    // Of the history of a new container, only the latest stage is notified.
    const notified = known ? added : added.toSorted((a, b) => (a.actual < b.actual ? -1 : 1)).slice(-1);
    return notified.map((milestone) => stageDraft(after, container, milestone, 'stageReached', ''));
  });
}

/** Stages that have not happened after all: their source has withdrawn them. Other rules alone withdraw nothing. */
function withdrawalNotifications(before: ShipmentState | null, after: ShipmentState): NotificationDraft[] {
  if (before === null || before.rulesVersion !== after.rulesVersion) return [];
  return before.containers.flatMap((container) => {
    const now = after.containers.find(({ number }) => number === container.number);
    if (!now) return [];
    // A fact may now be of another stage, such as an arrival at a port that turned out to be a hub, or of none: its source keeps it.
    const left = happenedMilestones(now);
    const noted = new Set([...now.notes, ...after.foreignEventIds]);
    const withdrawn = happenedMilestones(container).filter(
      (milestone) =>
        !left.some((one) => one.key === milestone.key || isSameFact(one, milestone)) &&
        !milestone.history.some(({ classifier, eventId }) => classifier === 'ACT' && noted.has(eventId)),
    );
    return withdrawn.map((milestone) => stageDraft(before, container, milestone, 'stageWithdrawn', after.asOf));
  });
}

const isSameFact = (one: Happened, other: Happened): boolean => one.code === other.code && one.actual === other.actual;

function stageDraft(
  state: ShipmentState,
  container: ContainerState,
  milestone: Happened,
  kind: 'stageReached' | 'stageWithdrawn',
  value: string,
): NotificationDraft {
  const shared = isShared(state, milestone);
  const { key, stage, code, mode, planned, actual, place } = milestone;
  return {
    node: shared ? key : `${container.number}/${key}`,
    kind,
    value,
    params: { stage, code, mode, container: shared ? null : container.number || null, ...placeParams(milestone) },
    planTime: planned,
    newestTime: actual,
    timeZone: place?.timeZone ?? null,
  };
}

function placeParams({ place }: Pick<Milestone, 'place'>): { place: string | null; placeName: string | null } {
  const code = place?.unLocationCode ?? place?.facilityCode ?? null;
  return { place: code, placeName: placeByCode(code)?.name ?? place?.name ?? code };
}

/** The ETA that a shipment was first shown with: the newest one when it was added, else the first since then; not that of the plan. */
export const firstShownEta = (history: readonly Estimate[], addedAt: string): string | null =>
  (history.findLast(({ statedAt }) => statedAt <= addedAt) ?? history[0])?.at ?? null;

/** Notifies when the ETA differs enough from the last notified one. The first ETA is not notified, only later ones are compared with it. */
function etaNotifications(after: ShipmentState, first: boolean, from: string | null): NotificationDraft[] {
  if (first || after.ata !== null || after.eta === null || from === null) return [];
  const move = Date.parse(after.eta) - Date.parse(from);
  if (Math.abs(move) <= ETA_MOVE_MS) return [];
  // `slipMs` is the difference from the last notified ETA, not from the plan: the text says by how much the ETA moved.
  return [
    {
      node: 'pod',
      kind: 'etaChanged',
      // The carrier may return to an earlier ETA: the change has its own key, not the date.
      value: `${from}|${after.eta}|${after.etaHistory.at(-1)?.statedAt ?? ''}`,
      params: { from, to: after.eta, slipMs: move, ...placeParams({ place: after.pod }) },
      planTime: after.firstEta,
      newestTime: after.eta,
      timeZone: after.pod?.timeZone ?? null,
    },
  ];
}

function anomalyNotifications(before: ShipmentState | null, after: ShipmentState): NotificationDraft[] {
  // One of the bill is one of each of its containers.
  const idOf = ({ kind, milestoneKey, direction }: Anomaly, container: string | null): string =>
    [kind, milestoneKey, direction, container ?? ''].join('|');
  const known = new Set(before?.anomalies.map((anomaly) => idOf(anomaly, anomaly.container)));
  const isKnown = (anomaly: Anomaly): boolean =>
    known.has(idOf(anomaly, null)) ||
    (anomaly.container === null ? after.containers.map(({ number }) => number) : [anomaly.container]).every((container) =>
      known.has(idOf(anomaly, container)),
    );
  const added = after.anomalies.filter((anomaly) => !isKnown(anomaly));
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
        against: anomaly.against ?? 'plan',
        basis: anomaly.basis,
        due: anomaly.baseline,
        container: anomaly.container,
        ...placeParams(anomaly),
      },
      planTime: anomaly.against === 'plan' ? anomaly.baseline : planOf(after, anomaly),
      newestTime: anomaly.compared,
      timeZone: anomaly.place?.timeZone ?? null,
    }));
}

/** First plan of the milestone of an anomaly that is measured against a customer deadline, or against its free days. */
function planOf({ containers }: ShipmentState, { container, milestoneKey }: Anomaly): string | null {
  const milestones = containers.find(({ number }) => number === (container ?? ''))?.stations.flatMap((station) => station.milestones);
  return milestones?.find(({ key }) => key === milestoneKey)?.planned ?? null;
}

/** Signals that call for action; the others explain what anomalies and ETA changes already report. */
const NOTIFIED_SIGNALS: ReadonlySet<SignalKind> = new Set<SignalKind>(['customsHold', 'missedConnection', 'rolledOver', 'silentCarrier']);

/** Signals that can begin again, and are notified again then. The start of the others moves with every estimate. */
const RECURRING: ReadonlySet<SignalKind> = new Set<SignalKind>(['customsHold', 'silentCarrier']);

const startOf = ({ kind, since }: Pick<Signal, 'kind' | 'since'>): string => (RECURRING.has(kind) ? (since ?? '') : '');

function signalNotifications(before: ShipmentState | null, after: ShipmentState): NotificationDraft[] {
  const idOf = (signal: Signal): string => `${signal.key}|${startOf(signal)}`;
  const known = new Set(before?.signals.filter(({ kind, open }) => open || !RECURRING.has(kind)).map(idOf));
  return after.signals
    .filter((signal) => signal.open && NOTIFIED_SIGNALS.has(signal.kind) && !known.has(idOf(signal)))
    .map(({ key, kind, container, place, since, sinceZone, said, found }) => ({
      node: key,
      kind: 'signal',
      value: startOf({ kind, since }),
      // A silence is of no place; its place is the next one of the journey.
      params: {
        signal: kind,
        container,
        ...(RECURRING.has(kind) ? { basis: 'since' } : {}),
        ...placeParams({ place: kind === 'silentCarrier' ? null : place }),
      },
      planTime: kind === 'rolledOver' ? (said?.at ?? null) : null,
      newestTime: RECURRING.has(kind) ? since : (found?.at ?? since),
      timeZone: sinceZone === undefined ? (place?.timeZone ?? null) : sinceZone,
    }));
}

function endNotifications(before: ShipmentState | null, after: ShipmentState): NotificationDraft[] {
  if (after.ended === null || before?.ended === after.ended) return [];
  return [
    {
      node: '',
      kind: 'trackingEnded',
      value: after.ended,
      params: { reason: after.ended },
      planTime: null,
      newestTime: after.endedAt,
      timeZone: finishOf(after)?.place?.timeZone ?? null,
    },
  ];
}

/** End of tracking of the container with which that of the bill ended; it has the zone of the last place. */
const finishOf = ({ containers, endedAt }: ShipmentState): Milestone | undefined =>
  containers
    .flatMap(({ stations }) => stations.flatMap(({ milestones }) => milestones))
    .find(({ stage, actual }) => stage === 'finished' && actual === endedAt);
