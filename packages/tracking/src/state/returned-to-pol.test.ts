import { expect, test } from 'vitest';
import { call, derive, FEEDER, MOTHER, move, THIRD } from '../testing/dcsa.js';
import type { ShipmentState } from '../types.js';
import { compactRail } from './rail.js';

const at = (day: number, hour = 0): string => new Date(Date.UTC(2026, 0, day, hour)).toISOString();
const statedAt = '2026-01-01T00:00:00Z';

const plans = [
  move('LOAD', 'CNSHA', at(8), { as: 'PLN', statedAt, vessel: FEEDER }),
  call('DEPA', 'CNSHA', at(9), { as: 'PLN', statedAt, vessel: FEEDER }),
  call('ARRI', 'NLRTM', at(39), { as: 'PLN', statedAt, vessel: FEEDER }),
];
const gatedIn = move('GTIN', 'CNSHA', at(6));
const loaded = move('LOAD', 'CNSHA', at(8), { vessel: FEEDER });
const takenOff = move('DISC', 'CNSHA', at(8, 12), { vessel: FEEDER });

const seen = (state: ShipmentState) => {
  const { nodes, position } = compactRail(state);
  return { stage: state.stage, tracking: state.trackingState, rail: nodes[Math.floor(position)]?.stage, next: state.outlook.next?.stage };
};

test('a container that is taken off at the port of loading has not left it', () => {
  const state = derive([...plans, gatedIn, loaded, takenOff], {}, at(8, 18));
  expect(seen(state)).toEqual({ stage: 'gatedIn', tracking: 'unshipped', rail: 'gatedIn', next: 'loaded' });
  expect(state).toMatchObject({ pol: { unLocationCode: 'CNSHA' }, pod: { unLocationCode: 'NLRTM' } });
});

test('it does not sail with the vessel that it was taken off from', () => {
  const sailed = call('DEPA', 'CNSHA', at(9), { vessel: FEEDER });
  expect(seen(derive([...plans, gatedIn, loaded, takenOff, sailed], {}, at(10)))).toMatchObject({
    stage: 'gatedIn',
    tracking: 'unshipped',
  });
});

test('loaded again, it sails with that vessel', () => {
  const again = [move('LOAD', 'CNSHA', at(12), { vessel: MOTHER }), call('DEPA', 'CNSHA', at(13), { vessel: MOTHER })];
  const sailed = call('DEPA', 'CNSHA', at(9), { vessel: FEEDER });
  const state = derive([...plans, gatedIn, loaded, takenOff, sailed, ...again], {}, at(14));
  expect(seen(state)).toMatchObject({ stage: 'departed', tracking: 'tracking' });
  expect(state).toMatchObject({ atd: at(13), vessel: { name: 'Mother Two' } });
});

test('a feeder that comes back for a container has not brought it to the hub', () => {
  const hub = [
    call('DEPA', 'CNSHA', at(9), { as: 'PLN', statedAt, vessel: FEEDER }),
    call('ARRI', 'SGSIN', at(16), { as: 'PLN', statedAt, vessel: FEEDER }),
    move('DISC', 'SGSIN', at(17), { as: 'PLN', statedAt, vessel: FEEDER }),
    move('LOAD', 'SGSIN', at(20), { as: 'PLN', statedAt, vessel: THIRD }),
    call('ARRI', 'NLRTM', at(40), { as: 'PLN', statedAt, vessel: THIRD }),
  ];
  const without = [
    call('DEPA', 'CNSHA', at(9), { statedAt: at(9, 2), vessel: FEEDER }),
    call('ARRI', 'SGSIN', at(16), { statedAt: at(16, 2), vessel: FEEDER }),
  ];
  const back = [
    move('LOAD', 'CNSHA', at(23), { as: 'PLN', statedAt: at(10), vessel: FEEDER }),
    move('LOAD', 'CNSHA', at(23), { vessel: FEEDER }),
  ];
  expect(seen(derive([...hub, gatedIn, ...without, ...back], {}, at(23, 12)))).toMatchObject({ stage: 'loaded' });
  const again = call('DEPA', 'CNSHA', at(24), { vessel: FEEDER });
  expect(seen(derive([...hub, gatedIn, ...without, ...back, again], {}, at(25)))).toMatchObject({ stage: 'departed', rail: 'departed' });
});
