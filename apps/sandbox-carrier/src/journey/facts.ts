import { DAY_MS, HOUR_MS } from '../clock.ts';
import { roundTo } from '../local-time.ts';
import { Dice } from '../random.ts';
import { destinationFacts } from './destination-facts.ts';
import { seaLegsOf } from './itinerary.ts';
import type { Booking, Fact } from './model.ts';
import { originFacts } from './origin-facts.ts';
import { seaFacts } from './sea-facts.ts';

/** Every fact of a shipment, past and future, unordered. Deterministic by booking. */
export function factsOf(booking: Booking): Fact[] {
  const legs = seaLegsOf(booking);
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) return [];
  const sea = seaFacts(booking, legs);
  const discharges = new Map<string, number>();
  for (const fact of sea) {
    if (fact.kind === 'EQUIPMENT' && fact.milestone === 'discharged' && fact.box) discharges.set(fact.box.number, fact.actual);
  }
  const facts = [...originFacts(booking, first), ...sea, ...destinationFacts(booking, last, discharges)];
  return facts.map((fact) => ({ ...fact, actual: roundTo(fact.actual, 60_000) }));
}

/** Reporting time of a fact: mostly within hours, sometimes days later and after newer events. */
export function reportedAt(booking: Booking, fact: Fact): number {
  const dice = new Dice(`report|${booking.seed}|${fact.key}`);
  const random = dice.next();
  const prompt = dice.between(0.2, booking.flawless ? 1.5 : 3.5) * HOUR_MS;
  if (booking.flawless || fact.key === 'requested' || fact.key === 'confirmed' || random > 0.09) return fact.actual + prompt;
  return random > 0.02 ? fact.actual + dice.between(7, 30) * HOUR_MS : fact.actual + dice.between(1.6, 3.2) * DAY_MS;
}
