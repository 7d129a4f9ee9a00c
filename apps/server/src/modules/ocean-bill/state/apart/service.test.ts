import { setImmediate as nextTurn } from 'node:timers/promises';
import { BUILT_IN_MODEL } from '@seaberry/tracking';
import { expect, it } from 'vitest';
import { deriveApart } from './service.ts';
import { deriveStored, type DeriveStart } from '../rules.ts';

/** Turns of the event loop in the meantime; derived in this thread, a bill takes none. */
const TURNS = 5;

const START: DeriveStart = {
  subject: {
    referenceNo: 'MAEU123456789',
    referenceType: 'BL',
    containerNo: null,
    polCode: 'CNSHA',
    podCode: 'NLRTM',
    pldCode: null,
    customerDeadline: null,
    subscriptionStatus: 'SUB_OK',
    failureReason: null,
    createTime: '2026-05-01T00:00:00.000Z',
  },
  // The first is of years before the bill, so it is not used.
  stored: Array.from({ length: 4000 }, (_, at) => ({
    source: 'MAEU',
    receivedAt: at === 0 ? '2024-02-01T00:00:00.000Z' : '2026-06-01T00:00:00.000Z',
    raw: {
      eventID: `e-${at}`,
      eventCreatedDateTime: at === 0 ? '2024-01-02T00:00:00Z' : '2026-01-02T00:00:00Z',
      eventType: 'TRANSPORT',
      transportEventTypeCode: 'DEPA',
      eventClassifierCode: 'ACT',
      eventDateTime: at === 0 ? '2024-01-02T00:00:00Z' : '2026-01-02T00:00:00Z',
      transportCall: { UNLocationCode: at === 0 ? 'CNNGB' : 'CNSHA' },
    },
  })),
  asOf: '2026-06-01T00:00:00.000Z',
  model: BUILT_IN_MODEL,
};

it('the server keeps answering while a bill with many events is derived, to the same state', async () => {
  let ended = false;
  const deriving = deriveApart(START).finally(() => {
    ended = true;
  });
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
  expect(ended).toBe(false);
  expect(await deriving).toEqual(deriveStored(START));
});
