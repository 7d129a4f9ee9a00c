import { expect, test } from 'vitest';
import { BOX, call, derive, milestone, MOTHER, move, SECOND_BOX, THIRD, type RawVessel } from '../testing/dcsa.js';
import type { ShipmentState } from '../types.js';
import { compactRail } from './rail.js';

const BILL = { referenceType: 'BL', reference: 'BL1' } as const;
const bill = 'BL1';
const statedAt = '2026-01-01T00:00:00Z';

/** Two containers on a vessel whose arrival is not reported; one of them is discharged. @param vessel that of the other one */
function twoBoxes(vessel: RawVessel = MOTHER): ShipmentState {
  const load = (box: string, on: RawVessel) => [
    move('LOAD', 'CNSHA', '2026-01-09T02:00:00Z', { bill, box, vessel: on }),
    move('DISC', 'NLRTM', '2026-02-09T02:00:00Z', { bill, box, vessel: on, as: 'EST', statedAt }),
  ];
  const calls = (on: RawVessel) => [
    call('DEPA', 'CNSHA', '2026-01-09T10:00:00Z', { bill, vessel: on }),
    call('ARRI', 'NLRTM', '2026-02-08T10:00:00Z', { bill, vessel: on, as: 'EST', statedAt }),
  ];
  const discharged = move('DISC', 'NLRTM', '2026-02-08T20:00:00Z', { bill, box: BOX, vessel: MOTHER });
  return derive(
    [...load(BOX, MOTHER), ...load(SECOND_BOX, vessel), ...calls(MOTHER), ...(vessel === MOTHER ? [] : calls(vessel)), discharged],
    BILL,
    '2026-02-11T00:00:00.000Z',
  );
}

test('a vessel from which another container of the bill was discharged has arrived, at a time that is not reported', () => {
  const state = twoBoxes();
  expect(state).toMatchObject({
    leadContainer: SECOND_BOX,
    stage: 'arrivedPod',
    ata: null,
    outlook: { kind: 'arrived', next: { stage: 'discharged' } },
  });
  expect(milestone(state, 'arrivedPod@NLRTM#0', SECOND_BOX)).toMatchObject({
    actual: null,
    passed: true,
    state: 'notOccurred',
    overdueSince: null,
  });
  expect(state.anomalies.map(({ kind }) => kind)).not.toContain('podArrival');
  const lead = state.containers.find(({ number }) => number === SECOND_BOX);
  expect(lead?.legs.at(-1)).toMatchObject({ arrived: true });
  const rail = compactRail(state);
  expect(rail.nodes[rail.position]?.stage).toBe('arrivedPod');
});

test('a container on another vessel has not arrived with it', () => {
  expect(twoBoxes(THIRD)).toMatchObject({
    leadContainer: SECOND_BOX,
    stage: 'departed',
    outlook: { kind: expect.not.stringMatching('arrived') },
  });
});

test('calls that the source reports of one container are also those of another one on the voyage, which has none of its own', () => {
  const of = (box: string, raw: Record<string, unknown>) => ({ ...raw, references: [{ referenceType: 'EQ', referenceValue: box }] });
  const departed = call('DEPA', 'CNSHA', '2026-01-09T10:00:00Z', { bill, vessel: MOTHER });
  const arrived = call('ARRI', 'NLRTM', '2026-02-08T10:00:00Z', { bill, vessel: MOTHER });
  const first = [
    of(BOX, call('DEPA', 'CNSHA', '2026-01-08T10:00:00Z', { bill, vessel: MOTHER, as: 'PLN' })),
    move('LOAD', 'CNSHA', '2026-01-09T02:00:00Z', { bill, vessel: MOTHER }),
    ...[departed, arrived].map((raw) => of(BOX, raw)),
    move('DISC', 'NLRTM', '2026-02-08T20:00:00Z', { bill, vessel: MOTHER }),
    move('GTOT', 'NLRTM', '2026-02-10T20:00:00Z', { bill }),
  ];
  const times = (...second: Record<string, unknown>[]) => {
    const { leadContainer, etd, atd, ata } = derive([...first, ...second], BILL, '2026-02-11T00:00:00.000Z');
    return leadContainer === SECOND_BOX ? { etd, atd, ata } : null;
  };
  const loading = (vessel: RawVessel) => move('LOAD', 'CNSHA', '2026-01-09T03:00:00Z', { bill, box: SECOND_BOX, vessel });
  const shared = { etd: '2026-01-08T10:00:00.000Z', atd: '2026-01-09T10:00:00.000Z', ata: '2026-02-08T10:00:00.000Z' };
  expect(times(loading(MOTHER))).toEqual(shared);
  const voyage = { exportVoyageNumber: '002W', importVoyageNumber: '002W' };
  const later = { ...loading(MOTHER), transportCall: { ...(loading(MOTHER)['transportCall'] as object), ...voyage } };
  const none = { etd: null, atd: null, ata: null };
  expect([times(loading(THIRD)), times(later)]).toEqual([none, none]);
  const own = of(SECOND_BOX, call('DEPA', 'CNSHA', '2026-01-09T12:00:00Z', { bill, vessel: MOTHER }));
  expect(times(loading(MOTHER), own)).toEqual({ etd: null, atd: '2026-01-09T12:00:00.000Z', ata: null });
});
