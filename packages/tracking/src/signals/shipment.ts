import { compareText } from '../compare-text.js';
import { groupBy } from '../journey/group-by.js';
import { SIGNAL_KINDS, type Outlook, type Signal } from '../types.js';
import { distance, plain } from './signal.js';

export interface ShipmentSignals {
  /** Signals of each container. */
  containers: ReadonlyArray<readonly Signal[]>;
  outlook: Outlook;
}

/** Signals of a bill, open ones first, then by importance. One that all containers share is one of the bill. */
export function shipmentSignals({ containers, outlook }: ShipmentSignals): Signal[] {
  const merged = [...groupBy(containers.flat(), ({ key }) => key).values()].flatMap((group) => {
    if (group.length < containers.length) return group.map((one) => ({ ...one, key: `${one.container ?? ''}|${one.key}` }));
    const [longest] = group.toSorted((a, b) => (b.lengthMs ?? 0) - (a.lengthMs ?? 0));
    return longest === undefined ? [] : [{ ...longest, container: null, open: group.some(({ open }) => open) }];
  });
  const settled = merged.map((one) => (outlook.kind === 'early' && one.found?.vessel ? { ...one, open: false } : one));
  return [...settled, ...ofOutlook(outlook)].toSorted(
    (a, b) => Number(b.open) - Number(a.open) || rank(a) - rank(b) || compareText(a.key, b.key),
  );
}

const rank = ({ kind }: Signal): number => SIGNAL_KINDS.indexOf(kind);

/** The most important open signal, for a row of a list. */
export const topSignal = (signals: readonly Signal[]): Signal | null => signals.find(({ open }) => open) ?? null;

/** Signals that the outlook already implies; it alone decides on silence and doubt. */
function ofOutlook({ kind, lastHeard, heardZone, next, doubt, carrierEta, expected, place, cause }: Outlook): Signal[] {
  if (kind === 'silent') {
    return [
      {
        ...plain('silentCarrier'),
        place: next?.place ?? null,
        stage: next?.stage ?? null,
        ...(next?.code === undefined ? {} : { code: next.code, mode: next.mode ?? null }),
        since: lastHeard,
        sinceZone: heardZone ?? null,
        said: { vessel: null, voyage: null, at: next?.overdueSince ?? null },
      },
    ];
  }
  if (!doubt) return [];
  return [
    {
      ...plain('etaInDoubt'),
      place,
      said: { vessel: null, voyage: null, at: carrierEta },
      found: { vessel: null, voyage: null, at: expected },
      lengthMs: distance(carrierEta, expected),
      reason: cause?.reason ?? null,
    },
  ];
}
