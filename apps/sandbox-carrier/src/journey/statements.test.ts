import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../clock.ts';
import { isContainerNumber } from '../identifiers.ts';
import { NOW } from '../testing/sandbox.ts';
import { chooseBookedAt, makeBooking, milestoneAt, placeAtMilestone } from './booking.ts';
import { factsOf } from './facts.ts';
import { MILESTONES, type Booking, type MoveFact } from './model.ts';
import { previousJourney } from './previous.ts';
import { eventsOf } from './statements.ts';

const digits = (length: number) => fc.integer({ min: 0, max: 10 ** length - 1 }).map((n) => String(n).padStart(length, '0'));
const word = fc.constantFrom('', '', '', 'LATE', 'EARLY', 'SILENT', 'ONTIME');
const reference = fc.tuple(fc.constantFrom('COSU', 'MAEU', 'ZZ'), word, digits(8)).map((parts) => parts.join(''));
const instant = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2029, 0, 1) });
const booking = fc
  .tuple(fc.constantFrom('BL', 'BKG'), reference, instant)
  .map(([type, number, bookedAt]) => makeBooking({ type: type === 'BL' ? 'BL' : 'BKG', reference: number }, bookedAt));
const runs = { numRuns: 150 };

describe('the events of a shipment', () => {
  it('are deterministic', () => {
    fc.assert(
      fc.property(booking, (one) => {
        expect(eventsOf(one)).toEqual(eventsOf({ ...one }));
      }),
      runs,
    );
  });

  it('are sorted by creation, and nothing is reported before it happened', () => {
    fc.assert(
      fc.property(booking, (one) => {
        let before = 0;
        for (const { event, createdAt, occursAt } of eventsOf(one)) {
          expect(createdAt).toBeGreaterThanOrEqual(before);
          expect(createdAt).toBeGreaterThan(one.bookedAt);
          expect(Date.parse(event.eventCreatedDateTime)).toBe(createdAt);
          expect(Date.parse(event.eventDateTime)).toBe(Math.floor(occursAt / 1000) * 1000);
          if (event.eventClassifierCode === 'ACT') expect(occursAt).toBeLessThanOrEqual(createdAt);
          else if (event.eventClassifierCode === 'EST') expect(occursAt).toBeGreaterThan(createdAt);
          before = createdAt;
        }
      }),
      runs,
    );
  });

  it('concern one to three containers with valid check digits', () => {
    fc.assert(
      fc.property(booking, (one) => {
        expect(one.boxes.length).toBeGreaterThanOrEqual(1);
        expect(one.boxes.length).toBeLessThanOrEqual(3);
        for (const { number } of one.boxes) expect(isContainerNumber(number)).toBe(true);
      }),
      runs,
    );
  });

  it('follow the order of the journey', () => {
    fc.assert(
      fc.property(booking, (one) => {
        for (const box of one.boxes) {
          const own = factsOf(one).filter((fact) => fact.kind === 'SHIPMENT' || !fact.box || fact.box.number === box.number);
          const at = (milestone: string): number[] => own.filter((fact) => fact.milestone === milestone).map(({ actual }) => actual);
          const line = MILESTONES.flatMap((milestone) => (milestone.startsWith('transit') ? [] : at(milestone)));
          expect(line).toEqual([...line].sort((a, b) => a - b));
          expect(line).toHaveLength(MILESTONES.length - 2);
        }
      }),
      runs,
    );
  });
});

/** Hours between plan and outcome at the first departure and the last arrival. */
function slips(one: Booking): { departure: number; arrival: number } {
  const slip = (milestone: string): number => {
    const fact = factsOf(one).find((candidate) => candidate.milestone === milestone);
    return fact?.plan === undefined ? Number.NaN : (fact.actual - fact.plan) / HOUR_MS;
  };
  return { departure: slip('departed'), arrival: slip('arrivedPod') };
}

describe('the profile', () => {
  const numbers = Array.from({ length: 60 }, (_, i) => `${i}0${i * 7}01`);

  it('late is more than a day late at the first and the last port', () => {
    for (const number of numbers) {
      const { departure, arrival } = slips(makeBooking({ type: 'BL', reference: `LATE${number}` }, NOW));
      expect(departure).toBeGreaterThan(24);
      expect(arrival).toBeGreaterThan(24);
    }
  });

  it('early arrives more than a day early', () => {
    for (const number of numbers) expect(slips(makeBooking({ type: 'BL', reference: `EARLY${number}` }, NOW)).arrival).toBeLessThan(-24);
  });

  it('ontime stays within half a day', () => {
    for (const number of numbers) {
      const { departure, arrival } = slips(makeBooking({ type: 'BL', reference: `ONTIME${number}` }, NOW));
      expect(Math.max(Math.abs(departure), Math.abs(arrival))).toBeLessThan(12);
    }
  });

  it('silent is booked and planned, without further events', () => {
    const silent = eventsOf(makeBooking({ type: 'BL', reference: 'SILENT00001' }, NOW));
    expect(new Set(silent.map(({ event }) => event.eventClassifierCode))).toEqual(new Set(['ACT', 'PLN']));
    expect(silent.at(-1)?.createdAt).toBeLessThan(NOW + DAY_MS);
    expect(silent.filter(({ event }) => event.eventClassifierCode === 'ACT').map(({ event }) => event.shipmentEventTypeCode)).toEqual([
      'RECE',
      'CONF',
    ]);
  });

  /** Ships that the statements of a fact name, by classifier. */
  const shipsOf = (one: Booking, code: 'LOAD' | 'DEPA', hub: boolean, classifier: string): Set<string> => {
    const events = eventsOf(one).filter(({ event, hub: at }) => at === hub && event.eventClassifierCode === classifier);
    const moves = events.map(({ event }) => event).filter((e) => (e.equipmentEventTypeCode ?? e.transportEventTypeCode) === code);
    return new Set(moves.flatMap(({ transportCall }) => transportCall?.vessel?.vesselName ?? []));
  };

  it('lost is silent after the departure', () => {
    for (const number of numbers) {
      const events = eventsOf(makeBooking({ type: 'BL', reference: `LOST${number}` }, NOW));
      const actual = events.flatMap(({ event }) => (event.eventClassifierCode === 'ACT' ? (event.transportEventTypeCode ?? []) : []));
      expect(actual.filter((code) => code === 'DEPA')).toHaveLength(1);
      expect(actual.at(-1)).toBe('DEPA');
    }
  });

  it('rolled is loaded on another ship than planned, and departs at least 18 hours late', () => {
    for (const number of numbers) {
      const one = makeBooking({ type: 'BL', reference: `ROLLED${number}` }, NOW);
      expect(shipsOf(one, 'LOAD', false, 'ACT')).not.toEqual(shipsOf(one, 'LOAD', false, 'PLN'));
      expect(slips(one).departure).toBeGreaterThan(18);
    }
  });

  it('missed leaves a hub on another ship than planned', () => {
    for (const number of numbers) {
      const one = makeBooking({ type: 'BL', reference: `MISSED${number}` }, NOW);
      expect(shipsOf(one, 'DEPA', true, 'ACT')).not.toEqual(shipsOf(one, 'DEPA', true, 'PLN'));
    }
  });

  it('stubborn is late, and no estimate says so', () => {
    for (const number of numbers) {
      const one = makeBooking({ type: 'BL', reference: `STUBBORN${number}` }, NOW);
      expect(slips(one).arrival).toBeGreaterThan(24);
      expect(eventsOf(one).some(({ event }) => event.eventClassifierCode === 'EST')).toBe(false);
    }
  });

  it('of ordinary numbers is late for about 30 % and early for about 10 %', () => {
    const profiles = Array.from({ length: 3000 }, (_, i) => makeBooking({ type: 'BL', reference: `COSU6${i}000${i}` }, NOW).profile);
    const share = (profile: string): number => profiles.filter((one) => one === profile).length / profiles.length;
    expect(share('late')).toBeGreaterThan(0.26);
    expect(share('late')).toBeLessThan(0.34);
    expect(share('early')).toBeGreaterThan(0.07);
    expect(share('early')).toBeLessThan(0.13);
  });
});

describe('imperfect carrier data', () => {
  const lists = Array.from({ length: 80 }, (_, i) => eventsOf(makeBooking({ type: 'BL', reference: `MAEU7${i}31${i}55` }, NOW)));

  it('has repeated events, missing places and ships, late and unordered reports', () => {
    const events = lists.flat();
    const repeated = lists.some((list) => new Set(list.map(({ event }) => event.eventID)).size < list.length);
    expect(repeated).toBe(true);
    expect(events.some(({ event }) => event.transportCall?.UNLocationCode === null)).toBe(true);
    expect(events.some(({ event }) => event.transportCall?.vessel === null)).toBe(true);
    const actual = lists.map((list) => list.filter(({ event }) => event.eventClassifierCode === 'ACT'));
    expect(actual.flat().some(({ createdAt, occursAt }) => createdAt - occursAt > DAY_MS)).toBe(true);
    expect(actual.some((list) => list.some(({ occursAt }, i) => occursAt < (list[i - 1]?.occursAt ?? 0)))).toBe(true);
  });

  it('has a change of ship after a missed connection', () => {
    const events = lists.flat();
    expect(events.some(({ event }) => event.changeRemark?.includes('rolled'))).toBe(true);
  });

  it('has reasons for delays, from the code list of SMDG (a group of ocean carriers and terminals)', () => {
    const reasons = new Set(lists.flat().flatMap(({ event }) => event.delayReasonCode ?? []));
    expect([...reasons].sort()).toEqual(['STR', 'WEA']);
  });

  it('leaves out no place in the events of test numbers', () => {
    for (const { event } of eventsOf(makeBooking({ type: 'BL', reference: 'LATE0000077' }, NOW))) {
      if (event.transportCall) expect(event.transportCall.UNLocationCode).not.toBeNull();
    }
  });
});

describe('the booking time of a number', () => {
  it('leads to an event within a day of the first request', () => {
    for (let i = 0; i < 120; i += 1) {
      const request = { type: 'BL', reference: `HLCU88${i}12${i}` } as const;
      const one = makeBooking(request, chooseBookedAt(request, NOW));
      const moves = factsOf(one).filter((fact): fact is MoveFact => fact.kind !== 'SHIPMENT');
      expect(moves.length).toBeGreaterThan(0);
      const next = eventsOf(one).find(({ createdAt, event }) => createdAt > NOW && event.eventClassifierCode === 'ACT');
      expect((next?.createdAt ?? Infinity) - NOW).toBeLessThan(DAY_MS);
    }
  });

  it.each(MILESTONES)('can place a shipment at %s', (milestone) => {
    const { request, bookedAt } = placeAtMilestone(
      { type: 'BL', reference: `SHOW${milestone.toUpperCase().slice(0, 8)}001` },
      milestone,
      NOW,
    );
    expect(milestoneAt(makeBooking(request, bookedAt), NOW)).toBe(milestone);
  });
});

describe('the previous journey of a container', () => {
  it('exists for about a third, under another bill, with all reports before the new booking', () => {
    let found = 0;
    for (let i = 0; i < 150; i += 1) {
      const one = makeBooking({ type: 'BL', reference: `OOLU26${i}4${i}77` }, NOW);
      for (const box of one.boxes.slice(0, 1)) {
        const previous = previousJourney(one, box);
        if (!previous) continue;
        found += 1;
        expect(previous.boxes.map(({ number }) => number)).toEqual([box.number]);
        expect(previous.billOfLading).not.toBe(one.billOfLading);
        expect(eventsOf(previous).at(-1)?.createdAt).toBeLessThan(one.bookedAt);
      }
    }
    expect(found).toBeGreaterThan(30);
    expect(found).toBeLessThan(75);
  });
});

describe('performance', () => {
  it('derives the events of a shipment in less than 5 ms of CPU time (median)', () => {
    const times = Array.from({ length: 60 }, (_, i) => {
      const one = makeBooking({ type: 'BL', reference: `ONEY55${i}9${i}20` }, NOW);
      // CPU time, which ignores other load on the machine.
      const start = process.cpuUsage();
      eventsOf(one);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    });
    expect(times.sort((a, b) => a - b)[30]).toBeLessThan(5);
  });
});
