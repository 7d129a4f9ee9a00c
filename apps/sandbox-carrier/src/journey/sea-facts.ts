import { HOUR_MS } from '../clock.ts';
import { callAt, type Movement, type Sailing } from '../network/sailings.ts';
import { Dice } from '../random.ts';
import { movementOf, type SeaLeg } from './itinerary.ts';
import type { Booking, Fact, Milestone, MoveFact, Site } from './model.ts';

type When = Pick<MoveFact, 'plan' | 'actual' | 'revisions'>;

export function shipSite(sailing: Sailing, index: number): Site {
  const call = callAt(sailing, index);
  return { place: call.port, facility: 'POTE', mode: 'VESSEL', ship: { sailing, call }, visit: call.id };
}

/** Sites of a call for the booked and the actual ship. */
function sitesOf(leg: SeaLeg, index: number): Pick<MoveFact, 'site' | 'plannedSite' | 'rolledAt'> {
  const site = shipSite(leg.actual, index);
  if (leg.rolledAt === undefined) return { site };
  return { site, plannedSite: shipSite(leg.planned, index), rolledAt: leg.rolledAt };
}

/** Times of the handling of a container, relative to the ship's movement; the carrier gives no estimates of them. */
function handlingTimes(movement: Movement, planHours: number, actualHours: number): When {
  return { plan: movement.plan + planHours * HOUR_MS, actual: movement.actual + actualHours * HOUR_MS, revisions: [] };
}

/** Loading and discharge of every container. */
function handlingFacts(booking: Booking, leg: SeaLeg, legIndex: number, last: boolean, departure: Movement, arrival: Movement): MoveFact[] {
  return booking.boxes.flatMap((box): MoveFact[] => {
    const dice = new Dice(`handling|${booking.seed}|${legIndex}|${box.number}`);
    const load = handlingTimes(departure, -6, -dice.between(3, 7));
    const discharge = handlingTimes(arrival, 10, dice.between(5, 15));
    const common = { kind: 'EQUIPMENT', box, empty: false } as const;
    return [
      {
        ...common,
        key: `LOAD|${legIndex}|${box.number}`,
        code: 'LOAD',
        hub: legIndex > 0,
        ...(legIndex === 0 ? { milestone: 'loaded' } : {}),
        ...load,
        ...sitesOf(leg, leg.from),
      },
      {
        ...common,
        key: `DISC|${legIndex}|${box.number}`,
        code: 'DISC',
        hub: !last,
        ...(last ? { milestone: 'discharged' } : {}),
        ...discharge,
        ...sitesOf(leg, leg.to),
      },
    ];
  });
}

function legFacts(booking: Booking, leg: SeaLeg, legIndex: number, last: boolean): Fact[] {
  const first = legIndex === 0;
  const departure = movementOf(leg, leg.from, 'departure');
  const arrival = movementOf(leg, leg.to, 'arrival');
  const move = (code: string, index: number, when: When, milestone: Milestone | undefined): MoveFact => ({
    key: `${code}|${legIndex}|${index}`,
    kind: 'TRANSPORT',
    code,
    ...(milestone ? { milestone } : {}),
    hub: milestone === 'transitArrived' || milestone === 'transitDeparted',
    ...when,
    ...sitesOf(leg, index),
  });
  return [
    // Some bookings also report the arrival of the ship at the POL.
    ...(first && new Dice(`early arrival|${booking.seed}`).chance(0.25)
      ? [move('ARRI', leg.from, movementOf(leg, leg.from, 'arrival'), undefined)]
      : []),
    move('DEPA', leg.from, departure, first ? 'departed' : 'transitDeparted'),
    ...intermediateFacts(leg, legIndex),
    move('ARRI', leg.to, arrival, last ? 'arrivedPod' : 'transitArrived'),
    ...handlingFacts(booking, leg, legIndex, last, departure, arrival),
  ];
}

/** Calls of the ship at which the container stays on board. */
function intermediateFacts(leg: SeaLeg, legIndex: number): MoveFact[] {
  const facts: MoveFact[] = [];
  for (let index = leg.from + 1; index < leg.to; index += 1) {
    for (const [code, end] of [
      ['ARRI', 'arrival'],
      ['DEPA', 'departure'],
    ] as const) {
      const { plan, actual } = movementOf(leg, index, end);
      facts.push({ key: `${code}|${legIndex}|${index}`, kind: 'TRANSPORT', code, plan, actual, revisions: [], ...sitesOf(leg, index) });
    }
  }
  return facts;
}

export function seaFacts(booking: Booking, legs: readonly SeaLeg[]): Fact[] {
  return legs.flatMap((leg, legIndex) => legFacts(booking, leg, legIndex, legIndex === legs.length - 1));
}
