import type { Signal } from '@seaberry/tracking';
import { SignalList } from '@seaberry/ui/signal-list';

// One of the `signals` of a shipment.
const rollover: Signal = {
  key: '|rolledOver|CNSHA',
  kind: 'rolledOver',
  container: null,
  place: null,
  stage: null,
  since: '2026-11-10T02:00:00.000Z',
  said: { vessel: { imo: null, name: 'Maersk Essen' }, voyage: '445E', at: '2026-11-09T02:00:00.000Z' },
  found: { vessel: { imo: null, name: 'Maersk Eindhoven' }, voyage: '446E', at: '2026-11-16T02:00:00.000Z' },
  lengthMs: 604_800_000,
  thresholdMs: null,
  reason: null,
  open: true,
};

export function SignalListExample() {
  return <SignalList signals={[rollover]} />;
}
