import { expect, test } from 'vitest';

import { BOX, call, derive, FEEDER, milestone, move, read, query, retraction, SECOND_BOX } from '../testing/dcsa.js';
import { arrives, at, departs, est, lands, loads, PLAN, type Raw } from '../testing/moves.js';
import { DEFAULT_SETTINGS } from '../anomalies/index.js';
import type { ShipmentState } from '../types.js';
import { deriveShipment, nextChange } from './index.js';

const DEPARTED = 'departed@CNSHA#0';
const bill = { bill: 'BL1' };
const ofBill = { referenceType: 'BL', reference: 'BL1' } as const;
const gatedIn = (box = BOX): Raw => move('GTIN', 'CNSHA', at(7), { ...bill, box });
const callsPlanned = [departs('CNSHA', 9, { ...PLAN, ...bill }), arrives('NLRTM', 39, { ...PLAN, ...bill })];
const loadPlanned = (box = BOX): Raw => loads('CNSHA', 9, { ...PLAN, ...bill, box });
const sailed = departs('CNSHA', 9, bill);
const rolledOver = { kind: 'rolledOver', since: at(9), said: { vessel: { name: 'Mother Two' } }, found: null, open: true };

const isCarried = (state: ShipmentState, box = BOX): void => {
  expect(milestone(state, DEPARTED, box).actual).toBe(at(9));
  expect(state.signals.map(({ kind }) => kind)).not.toContain('rolledOver');
};

const isLeft = (state: ShipmentState, box = BOX): void => {
  expect(milestone(state, DEPARTED, box)).toMatchObject({ actual: null, planned: at(9), vessel: null });
  expect(state.signals[0]).toMatchObject(rolledOver);
  expect(state).toMatchObject({ trackingState: 'unshipped', atd: null, outlook: { kind: 'late' } });
};

test('a container whose planned vessel departs without its loading is rolled over, with no other sailing known, and not carried by it', () => {
  const raw = [...callsPlanned, loadPlanned(), gatedIn(), sailed];
  // Its loading may be reported for another day.
  isCarried(derive(raw, ofBill, at(9.9)));
  expect(nextChange(derive(raw, ofBill, at(9.9)))).toBe(new Date(Date.parse(at(10)) + 1).toISOString());
  const state = derive([...raw, arrives('SGSIN', 16, bill), arrives('NLRTM', 38, { ...est(12), ...bill })], ofBill, at(13));
  isLeft(state);
  expect(state).toMatchObject({
    vessel: null,
    voyage: null,
    containers: [{ stage: 'gatedIn', legs: [{ vessel: null, departed: false }] }],
  });
  // Loaded on the next vessel.
  const next = derive([...raw, loads('CNSHA', 16, { ...bill, vessel: FEEDER })], ofBill, at(17));
  expect(next.signals[0]).toMatchObject({ kind: 'rolledOver', found: { vessel: { name: 'Feeder One' } } });
});

test('so is one of which the carrier takes the loading back', () => {
  const raw = [...callsPlanned, gatedIn(), { ...loads('CNSHA', 8, bill), eventID: 'load' }, retraction('load', at(8.5)), sailed];
  isLeft(deriveShipment(read(...raw), query(ofBill), DEFAULT_SETTINGS, at(13)));
});

test('so is one that was taken off the vessel again before it sailed', () => {
  const raw = [...callsPlanned, loadPlanned(), gatedIn(), loads('CNSHA', 8, bill), lands('CNSHA', 8.5, bill), sailed];
  isLeft(derive(raw, ofBill, at(13)));
  // Loaded on it again, it is carried.
  isCarried(derive([...raw.slice(0, -1), loads('CNSHA', 8.8, bill), sailed], ofBill, at(13)));
});

test('so is one of two containers, of which only the other one is reported to be loaded on it', () => {
  const raw = [...callsPlanned, gatedIn(), gatedIn(SECOND_BOX), loads('CNSHA', 8, { ...bill, box: SECOND_BOX }), sailed];
  const state = derive(raw, ofBill, at(13));
  expect(milestone(state, DEPARTED, SECOND_BOX).actual).toBe(at(9));
  isLeft({ ...state, signals: state.signals.filter(({ container }) => container === BOX) });
});

test('a container is carried by a vessel whose carrier reports no loadings, or of its discharge or next move since', () => {
  isCarried(derive([...callsPlanned, gatedIn(), sailed], ofBill, at(13)));
  isCarried(derive([...callsPlanned, loadPlanned(), gatedIn(), sailed, lands('NLRTM', 40, { ...est(10), ...bill })], ofBill, at(13)));
  isCarried(derive([...callsPlanned, loadPlanned(), gatedIn(), sailed, lands('NLRTM', 39, bill)], ofBill, at(40)));
});

test('at a port of transshipment too, and the vessel that brought it there leaves nothing behind', () => {
  const F = { ...bill, vessel: FEEDER };
  const toHub = [
    loads('CNSHA', 9, F),
    departs('CNSHA', 9, F),
    arrives('SGSIN', 16, F),
    lands('SGSIN', 16, F),
    loads('SGSIN', 20, { ...PLAN, ...bill }),
    departs('SGSIN', 20, { ...PLAN, ...bill }),
    arrives('NLRTM', 41, { ...PLAN, ...bill }),
    departs('SGSIN', 17, F),
  ];
  const raw = [...toHub, call('DEPA', 'SGSIN', at(20), { ...bill, vessel: { vesselIMONumber: '9074729', vesselName: 'Mother Two' } })];
  expect(derive(toHub, ofBill, at(19)).signals).toEqual([]);
  const state = derive(raw, ofBill, at(22));
  expect(milestone(state, 'transitDeparted@SGSIN#0')).toMatchObject({ actual: null, vessel: null });
  expect(state.signals[0]).toMatchObject({ ...rolledOver, since: at(20), place: { unLocationCode: 'SGSIN' } });
  expect(state.containers[0]?.legs.at(-1)).toMatchObject({ vessel: null, departed: false });
});
