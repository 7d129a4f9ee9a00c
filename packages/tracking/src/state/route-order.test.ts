import { expect, test } from 'vitest';
import { BOX, derive, FEEDER, move, SECOND_BOX, THIRD } from '../testing/dcsa.js';
import { arrives, at, departs, est, lands, loads, milestonesOf, ofStage, PLAN } from '../testing/moves.js';

const F = { vessel: FEEDER };
const T = { vessel: THIRD };

test('two hubs keep their order when the first is reached after the old plan of the second', () => {
  const raw = [
    loads('CNSHA', 9, { ...PLAN, ...F }),
    departs('CNSHA', 9, { ...PLAN, ...F }),
    arrives('SGSIN', 16, { ...PLAN, ...F }),
    lands('SGSIN', 16, { ...PLAN, ...F }),
    loads('SGSIN', 17, { ...PLAN, ...T }),
    departs('SGSIN', 17, { ...PLAN, ...T }),
    arrives('MYPKG', 18, { ...PLAN, ...T }),
    lands('MYPKG', 18, { ...PLAN, ...T }),
    loads('MYPKG', 24, PLAN),
    departs('MYPKG', 24, PLAN),
    arrives('NLRTM', 45, PLAN),
    lands('NLRTM', 46, PLAN),
    loads('CNSHA', 9, F),
    departs('CNSHA', 9, F),
    arrives('SGSIN', 19, F),
    lands('SGSIN', 19.5, F),
  ];
  const state = derive(raw, {}, at(20));
  expect(state.containers[0]?.stations.filter(({ role }) => role === 'transit').map(({ key }) => key)).toEqual(['SGSIN#0', 'MYPKG#0']);
  expect(milestonesOf(state).filter(({ key, passed }) => passed && key.includes('MYPKG'))).toEqual([]);
});

test('an estimate for the next voyage of the vessel takes nothing of a container that waits on the quay or aboard', () => {
  const raw = [
    departs('CNSHA', 9, PLAN),
    loads('CNSHA', 9),
    departs('CNSHA', 9),
    arrives('NLRTM', 39, PLAN),
    lands('NLRTM', 40, PLAN),
    arrives('NLRTM', 39),
    departs('CNSHA', 79, est(39.5)),
    arrives('NLRTM', 109, est(39.5)),
  ];
  const state = derive(raw, {}, at(39.75));
  expect(state).toMatchObject({ stage: 'arrivedPod', ata: at(39), outlook: { kind: 'arrived', expected: at(39) } });
});

test('an estimate for the next voyage is no plan of the departure that has happened', () => {
  const raw = [loads('CNSHA', 9), departs('CNSHA', 9), arrives('NLRTM', 39, PLAN), departs('CNSHA', 79, est(20))];
  const state = derive(raw, {}, at(21));
  expect(state.anomalies).toEqual([]);
});

test('a container that was taken off at another port does not arrive with the vessel that goes on without it', () => {
  const raw = [
    loads('CNSHA', 9),
    departs('CNSHA', 9),
    arrives('NLRTM', 39, PLAN),
    lands('NLRTM', 40, PLAN),
    arrives('BEANR', 37),
    lands('BEANR', 37.5),
    departs('BEANR', 38),
    arrives('NLRTM', 39),
  ];
  const state = derive(raw, {}, at(39.5));
  expect(state.stage).toBe('transitArrived');
  expect(state.outlook.kind).not.toBe('arrived');
});

test('of two containers the one that was taken off early and left there by truck was not delivered at the POD', () => {
  const bill = { bill: 'BL1' };
  const raw = [
    ...[BOX, SECOND_BOX].flatMap((box) => [loads('CNSHA', 9, { ...bill, box }), lands('NLRTM', 40, { ...PLAN, ...bill, box })]),
    departs('CNSHA', 9, bill),
    arrives('NLRTM', 39, { ...PLAN, ...bill }),
    arrives('BEANR', 37, bill),
    lands('BEANR', 37.5, { ...bill, box: SECOND_BOX }),
    departs('BEANR', 38, bill),
    arrives('NLRTM', 39, bill),
    lands('NLRTM', 40, { ...bill, box: BOX }),
    move('GTOT', 'BEANR', at(41), { ...bill, box: SECOND_BOX }),
  ];
  const state = derive(raw, { referenceType: 'BL', reference: 'BL1' }, at(42));
  const second = state.containers.find(({ number }) => number === SECOND_BOX);
  expect(
    second?.stations.find(({ milestones }) => milestones.some(({ stage, actual }) => stage === 'delivered' && actual !== null))?.place
      ?.unLocationCode,
  ).toBe('BEANR');
});

test('a vessel that leaves out the POD and lands the container at the next port has arrived there', () => {
  const raw = [
    loads('CNSHA', 9),
    departs('CNSHA', 9),
    arrives('NLRTM', 39, PLAN),
    lands('NLRTM', 40, PLAN),
    arrives('BEANR', 41, est(30)),
    lands('BEANR', 42, est(30)),
    arrives('BEANR', 41),
    lands('BEANR', 42),
    move('GTOT', 'BEANR', at(44)),
  ];
  const state = derive(raw, {}, at(45));
  expect(state.outlook.kind).toBe('arrived');
  expect(state.outlook.place?.unLocationCode).toBe('BEANR');
});

test('a hub that the loaded vessel leaves out is not overdue', () => {
  const raw = [
    loads('CNSHA', 9),
    departs('CNSHA', 9),
    arrives('SGSIN', 16, PLAN),
    lands('SGSIN', 16, PLAN),
    loads('SGSIN', 20, { ...PLAN, ...T }),
    departs('SGSIN', 20, { ...PLAN, ...T }),
    arrives('NLRTM', 41, { ...PLAN, ...T }),
    lands('NLRTM', 42, { ...PLAN, ...T }),
    arrives('NLRTM', 34, est(17)),
    lands('NLRTM', 35, est(17)),
  ];
  const state = derive(raw, {}, at(18));
  expect(state.outlook).toMatchObject({ expected: at(34), doubt: false, next: { place: { unLocationCode: 'NLRTM' } } });
});

const viaHub = [
  loads('IDJKT', 9, { ...PLAN, ...F }),
  departs('IDJKT', 9, { ...PLAN, ...F }),
  arrives('SGSIN', 11, { ...PLAN, ...F }),
  lands('SGSIN', 11, { ...PLAN, ...F }),
  loads('SGSIN', 16, PLAN),
  departs('SGSIN', 16, PLAN),
  arrives('NLRTM', 36, PLAN),
  lands('NLRTM', 37, PLAN),
];
const ports = (state: ReturnType<typeof derive>): (string | undefined)[] =>
  (state.containers[0]?.stations ?? [])
    .filter(({ place }) => place !== null)
    .map(({ role, place }) => `${role} ${String(place?.unLocationCode)}`);
const ROUTE = ['pol IDJKT', 'transit SGSIN', 'pod NLRTM'];

test('a hub two days away stays behind the port of loading when the feeder leaves later than the hub was planned', () => {
  const state = derive([...viaHub, loads('IDJKT', 14, F), departs('IDJKT', 14, F)], { polCode: 'IDJKT' }, at(15));
  expect(ports(state)).toEqual(ROUTE);
  expect(state.outlook.next?.place?.unLocationCode).toBe('SGSIN');
});

test('the port of loading stays the first one when it was not entered and the feeder leaves later than the hub was planned', () => {
  const state = derive([...viaHub, loads('IDJKT', 14, F), departs('IDJKT', 14, F)], { polCode: null }, at(15));
  expect(state.pol?.unLocationCode).toBe('IDJKT');
  expect(state.atd).toBe(at(14));
});

test('a hub stays behind the port of loading when the loading is put off beyond its plan', () => {
  const put = [loads('IDJKT', 14, { ...est(8), ...F }), departs('IDJKT', 14, { ...est(8), ...F })];
  const state = derive([...viaHub, ...put], { polCode: 'IDJKT' }, at(9));
  expect(ports(state)).toEqual(ROUTE);
  expect(ofStage(state, 'departed').expected).toBe(at(14));
});

const nextVoyage = (raw: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(raw).replaceAll('001W', '002W')) as Record<string, unknown>;

test('a departure of a voyage that the carrier has replaced by the next one of the same vessel is not that of the container', () => {
  const raw = [
    loads('CNSHA', 9, PLAN),
    departs('CNSHA', 9, PLAN),
    arrives('SGSIN', 14, PLAN),
    lands('SGSIN', 14, PLAN),
    departs('CNSHA', 9),
    ...[
      loads('CNSHA', 16, { as: 'PLN', statedAt: at(9 + 1 / 24) }),
      departs('CNSHA', 16, { as: 'PLN', statedAt: at(9 + 1 / 24) }),
      arrives('SGSIN', 21, { as: 'PLN', statedAt: at(9 + 1 / 24) }),
    ].map(nextVoyage),
  ];
  const state = derive(raw, { podCode: 'SGSIN' }, at(12));
  expect(state.atd).toBeNull();
});

test('a response of thousands of ports is read in time that grows with its size only, and the rest of its events are notes', () => {
  const code = (n: number): string =>
    `XX${[n % 26, Math.trunc(n / 26) % 26, Math.trunc(n / 676) % 26].map((x) => String.fromCodePoint(65 + x)).join('')}`;
  const raw = Array.from({ length: 3000 }, (_, n) => loads(code(n), 9 + n / 24, PLAN));
  const [container] = derive(raw, {}, at(10)).containers;
  expect(container?.stations.length).toBeLessThan(80);
  expect(container?.notes.length).toBeGreaterThan(2900);
});
