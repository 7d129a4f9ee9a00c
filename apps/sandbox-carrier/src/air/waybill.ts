import { airlineOfPrefix, type Airline } from '../data/airlines.ts';
import { TEST_SERIALS, type AirProfile } from '../data/test-waybills.ts';
import { Dice } from '../random.ts';
import { chooseRoute, type AirRoute } from './routes.ts';

/** Parameters of an air shipment on its first request; the rest is derived from the number. */
export interface WaybillRequest {
  /** Eleven digits. */
  readonly number: string;
  readonly profile?: AirProfile;
}

/** All inputs that determine the events of an air shipment. Instants in milliseconds, UTC. */
export interface Waybill {
  readonly number: string;
  readonly airline: Airline;
  readonly profile: AirProfile;
  /** Test numbers are reported promptly and once, others with the faults of real airlines. */
  readonly flawless: boolean;
  readonly bookedAt: number;
  readonly route: AirRoute;
  readonly pieces: number;
  readonly weightKg: number;
  readonly volumeM3: number;
  readonly goods: string;
}

/** Goods with their usual density in kilograms per cubic metre. */
const GOODS: readonly (readonly [description: string, density: number])[] = [
  ['CONSOLIDATED CARGO AS PER ATTACHED MANIFEST', 170],
  ['ELECTRONIC PARTS', 210],
  ['MOBILE PHONES', 280],
  ['GARMENTS', 150],
  ['AUTO PARTS', 320],
  ['MACHINE PARTS', 420],
  ['MEDICAL DEVICES', 160],
  ['CHEMICALS NOT RESTRICTED', 450],
  ['E-COMMERCE PARCELS', 140],
  ['FRESH FRUIT', 250],
];

/** Eleven digits with a prefix of a known airline and the check digit of IATA: the first seven digits of the serial, modulo 7. */
export function isWaybillNumber(text: string): boolean {
  return /^\d{11}$/.test(text) && Number(text.slice(3, 10)) % 7 === Number(text[10]) && airlineOfPrefix(text.slice(0, 3)) !== undefined;
}

export const testProfileOfWaybill = (number: string): AirProfile | undefined => TEST_SERIALS[number.slice(3)];

/** Upper limits in the unit interval: 30 % of the shipments are late, a third of them by a part left behind or a missed connection. */
const PROFILE_LIMITS: readonly (readonly [AirProfile, number])[] = [
  ['late', 0.2],
  ['offloaded', 0.25],
  ['missed', 0.3],
  ['early', 0.4],
  ['split', 0.48],
];

function profileOf(number: string): AirProfile {
  const random = new Dice(`profile|${number}`).next();
  return testProfileOfWaybill(number) ?? PROFILE_LIMITS.find(([, limit]) => random < limit)?.[0] ?? 'ontime';
}

/** Pieces of the test numbers that travel in parts. */
const TEST_PIECES = 10;
const MAX_PIECES = 90;

/**
 * An air shipment booked at an instant. Pure and deterministic.
 *
 * @throws for a number that is not `isWaybillNumber`
 */
export function makeWaybill(request: WaybillRequest, bookedAt: number): Waybill {
  const { number } = request;
  const airline = airlineOfPrefix(number.slice(0, 3));
  if (!airline) throw new Error(`sandbox-carrier: ${number} has the prefix of no known airline`);
  const profile = request.profile ?? profileOf(number);
  const flawless = testProfileOfWaybill(number) !== undefined;
  const dice = new Dice(`cargo|${number}`);
  const inParts = profile === 'split' || profile === 'offloaded';
  const many = Math.ceil(dice.next() ** 2 * MAX_PIECES) + 1;
  const pieces = flawless && inParts ? TEST_PIECES : inParts ? Math.max(3, many) : many;
  const weightKg = Math.max(pieces, Math.round(pieces * dice.between(9, 140)));
  const [goods, density] = dice.pick(GOODS);
  const volumeM3 = Math.max(0.1, Math.round((weightKg / (density * dice.between(0.8, 1.25))) * 10) / 10);
  const route = chooseRoute(airline, number, profile === 'missed');
  return { number, airline, profile, flawless, bookedAt, route, pieces, weightKg, volumeM3, goods };
}
