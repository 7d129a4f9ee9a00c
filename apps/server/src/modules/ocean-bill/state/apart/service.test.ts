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
  },
  stored: Array.from({ length: 4000 }, (_, at) => ({
    source: 'MAEU',
    receivedAt: '2026-06-01T00:00:00.000Z',
    raw: {
      eventID: `e-${at}`,
      eventCreatedDateTime: '2026-01-01T00:00:00Z',
      eventType: 'TRANSPORT',
      transportEventTypeCode: 'DEPA',
      eventClassifierCode: 'ACT',
      eventDateTime: '2026-01-02T00:00:00Z',
      transportCall: { UNLocationCode: 'CNSHA' },
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
