import { DEFAULT_AIR_SETTINGS, type AirShipmentState, type AirStage, type Milestone, type Place } from '@seaberry/tracking';
import { firstShownEta, type NotificationDraft } from '../../notification/rules.ts';
import { happened, keyOf } from '../state/rules.ts';

/** The derived state before and after a response, and the ETA of the last notification about it. */
interface StateChange {
  before: AirShipmentState | null;
  after: AirShipmentState;
  lastNotifiedEta: string | null;
  /** When the shipment was added. */
  addedAt: string;
}

const ETA_MOVE_MS = DEFAULT_AIR_SETTINGS.thresholdHours * 3_600_000;

/** Notifications of a change of state. When the first response already contains a history: only the current stage and what is open. */
export function notificationsOf({ before, after, lastNotifiedEta, addedAt }: StateChange): NotificationDraft[] {
  return [
    ...withdrawn(before, after),
    ...reached(before, after),
    ...etaMoved(before, after, lastNotifiedEta ?? firstShownEta(after.etaHistory, addedAt)),
    ...discrepancies(before, after),
    ...ended(before, after),
  ];
}

function reached(before: AirShipmentState | null, after: AirShipmentState): NotificationDraft[] {
  const known = new Set(before ? happened(before).map(({ key }) => key) : []);
  const added = happened(after).filter(({ key }) => !known.has(key));
  return (before ? added : added.slice(-1)).map((milestone) => stageDraft(milestone, 'stageReached', ''));
}

/** Stages that have not happened after all: their source has withdrawn them. Other rules alone withdraw nothing. */
function withdrawn(before: AirShipmentState | null, after: AirShipmentState): NotificationDraft[] {
  if (before === null || before.rulesVersion !== after.rulesVersion) return [];
  const left = new Set(happened(after).map(({ key }) => key));
  return happened(before)
    .filter(({ key }) => !left.has(key))
    .map((milestone) => stageDraft(milestone, 'stageWithdrawn', after.asOf));
}

const stageDraft = (
  { key, stage, code, mode, planned, actual, place }: Milestone<AirStage>,
  kind: 'stageReached' | 'stageWithdrawn',
  value: string,
): NotificationDraft => ({
  node: key,
  kind,
  value,
  params: { stage, code, mode, ...placeParams(place) },
  planTime: planned,
  newestTime: actual,
  timeZone: place?.timeZone ?? null,
});

const placeParams = (place: Place | null): { place: string | null; placeName: string | null } => {
  const code = place?.iataCode ?? null;
  return { place: code, placeName: place?.name ?? code };
};

/** Notifies when the ETA differs enough from the last notified one; the first ETA is only what later ones are compared with. */
function etaMoved(before: AirShipmentState | null, after: AirShipmentState, from: string | null): NotificationDraft[] {
  if (before === null || after.ata !== null || after.eta === null || from === null) return [];
  const move = Date.parse(after.eta) - Date.parse(from);
  if (Math.abs(move) <= ETA_MOVE_MS) return [];
  return [
    {
      node: 'destination',
      kind: 'etaChanged',
      // The airline may return to an earlier ETA: the change has its own key, not the date.
      value: `${from}|${after.eta}|${after.etaHistory.at(-1)?.statedAt ?? ''}`,
      params: { from, to: after.eta, slipMs: move, ...placeParams(after.destination) },
      planTime: after.firstEta,
      newestTime: after.eta,
      timeZone: after.destination?.timeZone ?? null,
    },
  ];
}

function discrepancies(before: AirShipmentState | null, after: AirShipmentState): NotificationDraft[] {
  const known = new Set(before?.discrepancies.map(keyOf));
  return after.discrepancies
    .filter((one) => one.open && !known.has(keyOf(one)))
    .map((one) => ({
      node: keyOf(one),
      kind: 'signal',
      value: '',
      params: { signal: one.code, ...placeParams(one.place) },
      planTime: null,
      newestTime: one.at,
      timeZone: one.place?.timeZone ?? null,
    }));
}

function ended(before: AirShipmentState | null, after: AirShipmentState): NotificationDraft[] {
  if (after.ended === null || before?.ended === after.ended) return [];
  const { ended: reason, endedAt: newestTime, destination } = after;
  const timeZone = destination?.timeZone ?? null;
  return [{ node: '', kind: 'trackingEnded', value: reason ?? '', params: { reason }, planTime: null, newestTime, timeZone }];
}
