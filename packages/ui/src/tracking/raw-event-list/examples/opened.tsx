'use client';

import { RawEventList, type RawEvent } from '@seaberry/ui/raw-event-list';

const events: RawEvent[] = Array.from({ length: 45 }, (_, i) => ({
  id: `COSU:${i}@1`,
  source: i % 9 === 0 ? 'AIS' : 'COSU',
  title: ['DEPA ACT CNSHA', 'ARRI EST NLRTM', 'LOAD ACT CNSHA'][i % 3] ?? '',
  createdAt: new Date(Date.UTC(2026, 10, 20, 8 - i)).toISOString(),
  receivedAt: new Date(Date.UTC(2026, 10, 20, 8 - i, 2)).toISOString(),
  payload: { eventID: `6f0c-${i}`, eventType: 'TRANSPORT', transportCall: { UNLocationCode: 'CNSHA', modeOfTransport: 'VESSEL' } },
}));

export function OpenedExample() {
  return <RawEventList events={events.slice(0, 4)} />;
}
