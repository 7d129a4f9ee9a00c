import { HOUR_MS } from '../clock.ts';
import { inlandHours } from '../data/inland.ts';
import { findInland, type InlandPlace } from '../data/ports.ts';
import type { Revision } from '../network/deviation.ts';
import { callAt, type Movement } from '../network/sailings.ts';
import { Dice } from '../random.ts';
import { movementOf, type SeaLeg } from './itinerary.ts';
import type { Booking, Box, Fact, FacilityType, Milestone, Mode, MoveFact, ShipmentFact, Site } from './model.ts';

/** A step after the discharge: planned and actual hours after the previous step. */
interface Step {
  readonly code: string;
  readonly name: string;
  readonly kind: 'EQUIPMENT' | 'TRANSPORT';
  readonly site: Site;
  readonly planHours: number;
  readonly hours: number;
  readonly milestone?: Milestone;
  readonly empty?: boolean;
}

const site = (place: string, facility: FacilityType, mode: Mode): Site => ({
  place,
  facility,
  mode,
  visit: `${facility}-${place}-${mode}-in`,
});

function railSteps(pod: string, inland: InlandPlace, dice: Dice, slow: number): Step[] {
  const hours = inlandHours(pod, inland);
  const railwayStep = (code: string, name: string, kind: Step['kind'], at: Site, planHours: number, real: number): Step => ({
    code,
    name,
    kind,
    site: at,
    planHours,
    hours: real,
  });
  const ramp = site(pod, 'POTE', 'RAIL');
  const terminal = site(inland.code, 'INTE', 'RAIL');
  return [
    railwayStep('LOAD', 'rail load', 'EQUIPMENT', ramp, 40, dice.between(24, 52) + slow),
    railwayStep('DEPA', 'rail out', 'TRANSPORT', ramp, 6, dice.between(3, 9)),
    railwayStep('ARRI', 'rail in', 'TRANSPORT', terminal, hours, hours + dice.between(-2, 7)),
    railwayStep('DISC', 'rail discharge', 'EQUIPMENT', terminal, 4, dice.between(2, 8)),
    {
      ...railwayStep('GTOT', 'full out', 'EQUIPMENT', site(inland.code, 'INTE', 'TRUCK'), 30, dice.between(12, 44) + slow),
      milestone: 'delivered',
    },
  ];
}

function truckSteps(pod: string, inland: InlandPlace | undefined, dice: Dice, slow: number): Step[] {
  const out = { code: 'GTOT', name: 'full out', kind: 'EQUIPMENT', site: site(pod, 'POTE', 'TRUCK'), planHours: 44 } as const;
  const hours = inland ? inlandHours(pod, inland) : dice.between(3, 9);
  const drop = { code: 'DROP', name: 'dropped', kind: 'EQUIPMENT', site: site(inland?.code ?? pod, 'CLOC', 'TRUCK') } as const;
  const door = inland !== undefined || dice.chance(0.5);
  return [
    { ...out, hours: dice.between(20, 66) + slow, milestone: 'delivered' },
    ...(door ? [{ ...drop, planHours: inland ? hours : 6, hours: hours + dice.between(0, 4) }] : []),
  ];
}

function boxFacts(booking: Booking, box: Box, pod: string, arrival: Movement, discharged: number): MoveFact[] {
  const dice = new Dice(`destination|${booking.seed}|${box.number}`);
  const inland = booking.pld === null ? undefined : findInland(booking.pld);
  const slow = booking.profile === 'late' ? dice.between(26, 60) : 0;
  const steps: Step[] = inland?.mode === 'RAIL' ? railSteps(pod, inland, dice, slow) : truckSteps(pod, inland, dice, slow);
  const end = inland?.code ?? pod;
  const back = booking.profile === 'late' ? dice.between(200, 290) : dice.between(40, 130);
  steps.push({
    code: 'GTIN',
    name: 'empty in',
    kind: 'EQUIPMENT',
    site: site(end, 'DEPO', 'TRUCK'),
    planHours: 96,
    hours: back,
    milestone: 'emptyReturned',
    empty: true,
  });
  let plan = arrival.plan + 10 * HOUR_MS;
  let actual = discharged;
  return steps.map((step) => {
    plan += step.planHours * HOUR_MS;
    actual += step.hours * HOUR_MS;
    const { code, kind, milestone } = step;
    return {
      key: `${step.name}|${box.number}`,
      kind,
      code,
      box,
      empty: step.empty ?? false,
      site: step.site,
      plan,
      actual,
      revisions: followShip(arrival, plan, actual, discharged),
      ...(milestone ? { milestone } : {}),
    };
  });
}

/** Estimates of the steps after the arrival: every second estimate of the arrival moves them, and one after the discharge covers 85 % of the delay. */
function followShip(arrival: Movement, plan: number, actual: number, discharged: number): Revision[] {
  const moved = arrival.revisions
    .filter((_, i) => i % 2 === 1)
    .map(({ at, value }) => ({ at: at + 2 * HOUR_MS, value: plan + value - arrival.plan }));
  const corrected = { at: discharged + 3 * HOUR_MS, value: plan + (actual - plan) * 0.85 };
  return Math.abs(corrected.value - plan) < 4 * HOUR_MS ? moved : [...moved, corrected];
}

function documentFacts(booking: Booking, arrival: Movement): ShipmentFact[] {
  const dice = new Dice(`arrival paper|${booking.seed}`);
  const common = { kind: 'SHIPMENT', documentId: booking.billOfLading, place: booking.pod, revisions: [] } as const;
  return [
    { ...common, key: 'arrival notice', code: 'ISSU', documentType: 'ARN', actual: arrival.actual - dice.between(24, 60) * HOUR_MS },
    { ...common, key: 'released', code: 'RELS', documentType: 'SRM', actual: arrival.actual + dice.between(16, 19) * HOUR_MS },
  ];
}

/** Facts at the destination, from the arrival notice to the return of the empty container. */
export function destinationFacts(booking: Booking, lastLeg: SeaLeg, discharges: ReadonlyMap<string, number>): Fact[] {
  const arrival = movementOf(lastLeg, lastLeg.to, 'arrival');
  const pod = callAt(lastLeg.actual, lastLeg.to).port;
  return [
    ...documentFacts(booking, arrival),
    ...booking.boxes.flatMap((box) => boxFacts(booking, box, pod, arrival, discharges.get(box.number) ?? arrival.actual + 12 * HOUR_MS)),
  ];
}
