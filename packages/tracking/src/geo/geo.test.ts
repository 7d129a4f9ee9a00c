import { describe, expect, it } from 'vitest';

import { dcsaAnswer, sampleTime } from '../samples/index.js';
import { normaliseDcsa } from '../events/index.js';
import { shipmentFromDcsa } from '../state/index.js';
import { call as dcsaCall, derive } from '../testing/dcsa.js';
import { arrives, at, departs, lands, loads, PLAN, type Raw } from '../testing/moves.js';
import type { GeoPoint, ShipmentState, TrackingEvent } from '../types.js';
import { coordinatesOf, courseOf, distanceNm, greatCircle, lengthNm, pointAlong, pointOf, routeOfShipment, seaRoute } from './index.js';

const placed = (code: string): GeoPoint => {
  const point = coordinatesOf(code);
  if (!point) throw new Error(`${code} has no coordinates`);
  return point;
};
const seaMiles = (from: string, to: string): number => lengthNm(seaRoute(placed(from), placed(to)) ?? []);

describe('coordinates of places', () => {
  it('are those of the port, not of its town', () => {
    // Yantian is east of Hong Kong; a public list has it 740 km up the coast.
    expect(distanceNm(placed('CNYTN'), placed('HKHKG'))).toBeLessThan(20);
    expect(distanceNm(placed('USLAX'), placed('USLGB'))).toBeLessThan(5);
  });

  it('are unknown for an unknown code, and then those that the source gave', () => {
    expect(coordinatesOf('ZZZZZ')).toBeNull();
    const place = { unLocationCode: 'ZZZZZ', name: null, facilityCode: null, facilityType: null, timeZone: null };
    expect(pointOf({ ...place, latitude: 12.5, longitude: -70 })).toEqual([-70, 12.5]);
    expect(pointOf({ ...place, latitude: 0, longitude: 0 })).toBeNull();
    expect(pointOf({ ...place, latitude: 95, longitude: 10 })).toBeNull();
  });
});

describe('a way by sea', () => {
  // Distances by the same lanes, measured with another program; within two per cent.
  it.each([
    ['CNSHA', 'USLAX', 5869],
    ['CNSHA', 'NLRTM', 10508],
    ['SGSIN', 'NLRTM', 8354],
    ['CNYTN', 'USSAV', 11004],
    ['CNSHA', 'AUSYD', 4565],
    ['USLAX', 'NZAKL', 5799],
  ])('from %s to %s is about %d nautical miles', (from, to, miles) => {
    expect(Math.abs(seaMiles(from, to) / miles - 1)).toBeLessThan(0.02);
    expect(Math.abs(seaMiles(to, from) / seaMiles(from, to) - 1)).toBeLessThan(0.001);
  });

  it('goes on over the date line without a jump', () => {
    const path = seaRoute(placed('CNSHA'), placed('USLAX')) ?? [];
    expect(path.every(([lon], index) => index === 0 || Math.abs(lon - (path[index - 1]?.[0] ?? lon)) < 20)).toBe(true);
    expect(path.at(-1)?.[0]).toBeCloseTo(360 - 118.26, 1);
  });

  it('is none far inland', () => {
    expect(seaRoute(placed('CNXIA'), placed('NLRTM'))).toBeNull();
  });
});

describe('the shortest line', () => {
  it('is curved as on a globe and has the length of its ends', () => {
    const [from, to]: [GeoPoint, GeoPoint] = [
      [121.8, 31.15],
      [8.57, 50.03],
    ];
    const line = greatCircle(from, to);
    expect(lengthNm(line)).toBeCloseTo(distanceNm(from, to), 0);
    expect(Math.max(...line.map(([, lat]) => lat))).toBeGreaterThan(55);
  });

  it('has a course, and a point at any part', () => {
    expect(courseOf([0, 0], [10, 0])).toBeCloseTo(90);
    expect(courseOf([0, 0], [0, -10])).toBeCloseTo(180);
    const half = pointAlong([[170, 0], [190, 0]], 600); // prettier-ignore
    expect(half?.at[0]).toBeCloseTo(180, 0);
    expect(half?.course).toBeCloseTo(90);
    expect(half?.passed).toBe(1);
    expect(pointAlong([], 1)).toBeNull();
  });
});

describe('the way of a shipment', () => {
  const state = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime });

  it('has its ports, its passage, and an estimated place on it that faces ahead', () => {
    const route = routeOfShipment(state);
    expect(route.stops.map(({ place }) => place.unLocationCode)).toEqual(['CNSHA', 'NLRTM']);
    expect(route.stops.map(({ departed, arrived }) => [arrived, departed])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(route.legs).toHaveLength(1);
    expect(route.unplaced).toEqual([]);
    expect(route.position).toMatchObject({ source: 'estimated', on: route.legs[0]?.key, asOf: state.asOf });
    const { at = [0, 0], toGoNm = 0 } = route.position ?? {};
    const path = route.legs[0]?.path ?? [];
    expect(toGoNm).toBeGreaterThan(1000);
    expect(toGoNm).toBeLessThan(lengthNm(path));
    expect(Math.min(...path.map((point) => distanceNm(point, at)))).toBeLessThan(130);
  });

  it('is nowhere on a passage from which nothing is heard any more: it is where it was last reported', () => {
    const lost: ShipmentState = { ...state, outlook: { ...state.outlook, kind: 'lostSight' } };
    const { position, stops } = routeOfShipment(lost);
    expect(position).toMatchObject({ source: 'reported', on: stops[0]?.key, at: placed('CNSHA'), course: null, toGoNm: null });
    expect(Date.parse(position?.asOf ?? '')).toBeLessThan(Date.parse(state.asOf));
  });

  it('has nothing to go once it is completed', () => {
    const { position } = routeOfShipment({ ...state, outlook: { ...state.outlook, kind: 'completed' } });
    expect(position?.toGoNm).toBeNull();
    expect(position).not.toHaveProperty('toGoKm');
  });

  it('is nowhere once it is cancelled', () => {
    expect(routeOfShipment({ ...state, outlook: { ...state.outlook, kind: 'cancelled' } }).position).toBeNull();
  });

  it('has the leg to a port also from an inland place where the container was picked up', () => {
    const [lead] = state.containers;
    const [pol] = lead?.stations.filter(({ role }) => role === 'pol') ?? [];
    const [leg] = lead?.legs ?? [];
    if (!lead || !pol || !leg) throw new Error('the sample has no port of loading');
    const place = pol.place && { ...pol.place, unLocationCode: 'CNWUH', name: 'Wuhan' };
    const [step] = pol.milestones;
    const depot = {
      ...pol,
      key: 'depot',
      role: 'depot' as const,
      place,
      milestones: step ? [{ ...step, stage: 'emptyPickup' as const }] : [],
    };
    const yard = { ...pol, key: 'CNWUH#land', role: 'origin' as const, place, milestones: [] };
    const byRail = { ...leg, key: 'rail', from: yard.key, to: pol.key, mode: 'RAIL' as const, departed: true, arrived: true };
    const route = routeOfShipment({
      ...state,
      containers: [{ ...lead, stations: [depot, yard, ...lead.stations], legs: [byRail, ...lead.legs] }],
    });
    expect(route.stops.map(({ place: { unLocationCode } }) => unLocationCode)).toEqual(['CNWUH', 'CNSHA', 'NLRTM']);
    expect(route.legs.map(({ mode }) => mode)).toEqual(['RAIL', 'VESSEL']);
  });

  it('has what is to go by sea in nautical miles, and by land in kilometres', () => {
    const byRail = dcsaCall('ARRI', 'DEDUI', at(42), { ...PLAN, mode: 'RAIL', facility: 'RAMP' });
    const to = (...raw: Raw[]) =>
      routeOfShipment(derive([loads('CNSHA', 10), departs('CNSHA', 10), arrives('NLRTM', 40, PLAN), byRail, ...raw], {}, at(40.5)), {
        events: [],
      });
    const [sea, land] = [to().position, to(arrives('NLRTM', 40), lands('NLRTM', 40.4)).position];
    expect(land).toMatchObject({ on: 'NLRTM#0', toGoNm: 0 });
    const kilometres = (distanceNm(placed('NLRTM'), placed('DEDUI')) * 40_075) / (360 * 60);
    expect(land?.toGoKm).toBeCloseTo(kilometres, -1);
    expect(sea?.toGoKm).toBe(land?.toGoKm);
    expect(sea?.toGoNm).toBeLessThan(seaMiles('CNSHA', 'NLRTM'));
  });

  it('names the places that it cannot draw', () => {
    const [lead] = state.containers;
    if (!lead) throw new Error('the sample has no container');
    const stations = lead.stations.map((station) =>
      station.role === 'pod' && station.place ? { ...station, place: { ...station.place, unLocationCode: 'ZZZZZ' } } : station,
    );
    const route = routeOfShipment({ ...state, containers: [{ ...lead, stations }] });
    expect(route.unplaced.map(({ unLocationCode }) => unLocationCode)).toEqual(['ZZZZZ']);
    expect(route.legs).toEqual([]);
  });

  it('begins at the port also where the empty container was picked up there; a booking alone is nowhere', () => {
    const [lead] = state.containers;
    const pol = lead?.stations.find(({ role }) => role === 'pol');
    const [step] = pol?.milestones ?? [];
    if (!lead || !pol || !step) throw new Error('the sample has no port of loading');
    const at = (stage: 'booked' | 'emptyPickup') => {
      const milestones = [{ ...step, stage, actual: '2026-10-20T01:00:00.000Z' }];
      const stations = [
        { ...pol, key: 'depot', role: 'depot' as const, milestones },
        ...lead.stations.map((station) => ({ ...station, milestones: station.milestones.map((one) => ({ ...one, actual: null })) })),
      ];
      const legs = lead.legs.map((leg) => ({ ...leg, departed: false, arrived: false }));
      return routeOfShipment({ ...state, containers: [{ ...lead, stations, legs }] });
    };
    expect(at('emptyPickup').stops.map(({ key }) => key)).toEqual(routeOfShipment(state).stops.map(({ key }) => key));
    expect(at('emptyPickup').position).toMatchObject({ source: 'reported', on: pol.key, asOf: '2026-10-20T01:00:00.000Z' });
    expect(at('booked').position).toBeNull();
  });

  describe('with calls on the passage', () => {
    const call = (code: string, eventTypeCode: 'ARRI' | 'DEPA', at: string, classifier: 'ACT' | 'PLN' = 'ACT'): TrackingEvent => {
      const { events } = normaliseDcsa(
        [
          {
            eventID: `${code}${eventTypeCode}${classifier}`,
            eventType: 'TRANSPORT',
            eventClassifierCode: classifier,
            eventDateTime: at,
            eventCreatedDateTime: classifier === 'ACT' ? at : '2026-10-16T02:00:00Z',
            transportEventTypeCode: eventTypeCode,
            transportCall: {
              modeOfTransport: 'VESSEL',
              UNLocationCode: code,
              facilityTypeCode: 'POTE',
              vessel: { vesselIMONumber: '9695121', vesselName: 'CSCL Globe' },
            },
          },
        ],
        { source: 'COSU', receivedAt: at },
      );
      const [event] = events;
      if (!event) throw new Error('the event cannot be read');
      return event;
    };
    const [lead] = state.containers;
    const [pol, pod] = lead?.stations.filter(({ role }) => role === 'pol' || role === 'pod') ?? [];
    if (!lead || !pol || !pod) throw new Error('the sample has no ports');
    const singapore = { ...pol, key: 'call@SGSIN', role: 'call' as const, milestones: [] };
    const stations = [pol, { ...singapore, place: pol.place && { ...pol.place, unLocationCode: 'SGSIN', name: 'Singapore' } }, pod];
    const legs = lead.legs.map((leg) => ({ ...leg, from: pol.key, to: pod.key }));
    const called = { ...state, containers: [{ ...lead, stations, legs }] };

    it('the place is estimated from the last port that the vessel has left', () => {
      const left = routeOfShipment(called, {
        events: [call('SGSIN', 'ARRI', '2026-11-05T01:00:00Z'), call('SGSIN', 'DEPA', '2026-11-20T09:00:00Z')],
      });
      // A day after Singapore most of the way is ahead, whatever the share of the time since the departure is.
      expect(left.position?.source).toBe('estimated');
      expect(left.position?.toGoNm).toBeGreaterThan(7000);
      expect(left.stops[1]).toMatchObject({ arrived: true, departed: true, arrives: '2026-11-05T01:00:00.000Z' });
      expect(left.legs[0]?.passed).toBeGreaterThan(1);
    });

    it('the place is a port that it has reached and not left', () => {
      const there = routeOfShipment(called, { events: [call('SGSIN', 'ARRI', '2026-11-20T01:00:00Z')] });
      expect(there.position).toMatchObject({ source: 'reported', on: 'call@SGSIN', asOf: '2026-11-20T01:00:00.000Z' });
    });

    it('a call before the loading says nothing, also where the departure has no time', () => {
      const untimed = { ...called, containers: [{ ...lead, stations, legs: legs.map((leg) => ({ ...leg, departs: null })) }] };
      const { position, stops } = routeOfShipment(untimed, { events: [call('SGSIN', 'ARRI', '2026-10-20T01:00:00Z')] });
      expect(stops[1]?.arrived).toBe(false);
      expect(position?.on).not.toBe('call@SGSIN');
    });

    it('nothing is expected at a call of a shipment without news', () => {
      const lost = { ...called, outlook: { ...called.outlook, kind: 'lostSight' as const } };
      const events = [call('SGSIN', 'ARRI', '2026-11-25T01:00:00Z', 'PLN')];
      expect(routeOfShipment(called, { events }).stops[1]?.arrives).toBe('2026-11-25T01:00:00.000Z');
      expect(routeOfShipment(lost, { events }).stops[1]?.arrives).toBeNull();
    });

    it('reports of another vessel say nothing, and without events nothing is estimated', () => {
      const other = { ...call('SGSIN', 'ARRI', '2026-11-20T01:00:00Z'), vessel: { imo: '9321483', name: 'Emma' } };
      expect(routeOfShipment(called, { events: [other] }).position).toMatchObject({ source: 'estimated' });
      expect(routeOfShipment(called).position).toMatchObject({ source: 'reported', on: pol.key });
    });
  });

  it('ends with the delivery: where the empty container goes is no part of it', () => {
    const [lead] = state.containers;
    const pod = lead?.stations.find(({ role }) => role === 'pod');
    const [step] = pod?.milestones ?? [];
    if (!lead || !pod || !step) throw new Error('the sample has no port of discharge');
    const delivered = { ...step, stage: 'delivered' as const, actual: '2026-12-03T08:00:00.000Z' };
    const emptied = { ...step, stage: 'emptyReturned' as const, actual: '2026-12-09T08:00:00.000Z' };
    const stations = [
      ...lead.stations.map((station) => (station === pod ? { ...pod, milestones: [delivered] } : station)),
      {
        ...pod,
        key: 'depot',
        role: 'depot' as const,
        milestones: [emptied],
        place: pod.place && { ...pod.place, unLocationCode: 'DEDUI' },
      },
    ];
    const legs = lead.legs.map((leg) => ({ ...leg, departed: true, arrived: true }));
    const route = routeOfShipment({ ...state, containers: [{ ...lead, stations, legs }] });
    expect(route.stops.map(({ place }) => place.unLocationCode)).toEqual(['CNSHA', 'NLRTM']);
    expect(route.unplaced).toEqual([]);
    expect(route.position).toMatchObject({ source: 'reported', on: pod.key, asOf: delivered.actual, toGoNm: 0 });
  });

  it('is empty before the carrier has reported anything: entered ports are no journey', () => {
    expect(routeOfShipment({ ...state, lastEventAt: null }).stops).toEqual([]);
  });

  it('is empty without containers', () => {
    expect(routeOfShipment({ ...state, containers: [] })).toEqual({ stops: [], legs: [], position: null, unplaced: [] });
  });
});
