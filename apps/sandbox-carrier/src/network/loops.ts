import { HOUR_MS, WEEK_MS } from '../clock.ts';
import { placeOf, type Terminal } from '../data/ports.ts';
import { seaDistanceNm } from '../data/sea-distance.ts';
import { TRADES, type TradeSpec } from '../data/trades.ts';
import { FIRST_WORDS, SECOND_WORDS } from '../data/vessel-names.ts';
import { CARRIERS, imoNumber } from '../identifiers.ts';
import { Dice, hash32 } from '../random.ts';

export interface Vessel {
  readonly imo: string;
  readonly name: string;
  readonly flag: string;
  /** SCAC of the carrier that operates the ship. */
  readonly operator: string;
}

/** A port of the rotation with its hours after the start of the round. */
export interface RotationCall {
  readonly port: string;
  readonly terminal: Terminal;
  readonly arriveHours: number;
  readonly departHours: number;
  /** Compass letter of the outgoing voyage. */
  readonly exportDirection: string;
  /** Compass letter of the incoming voyage. */
  readonly importDirection: string;
}

/** A weekly service: one rotation with one ship per week of the round. */
export interface Loop {
  readonly code: string;
  readonly name: string;
  readonly trade: string;
  /** Universal service reference, `SR\d{5}[A-Z]`. */
  readonly usr: string;
  readonly calls: readonly RotationCall[];
  readonly fleet: readonly Vessel[];
  /** Start of round 0. */
  readonly startMs: number;
}

export interface Trade {
  readonly code: string;
  readonly ports: readonly string[];
  readonly loops: readonly Loop[];
}

/** Monday 2024-01-01, 00:00 UTC: the week of round 0 of every service. */
const EPOCH_MS = Date.UTC(2024, 0, 1);
/** Start of the four loops of a trade, in hours of the week. */
const LOOP_SHIFTS_HOURS = [6, 50, 94, 132];
/** Slack at the end of a round: more than the maximum delay, so that a late ship starts her next round in time. */
const ROUND_SLACK_HOURS = 150;
const FLAGS = ['HK', 'SG', 'LR', 'PA', 'MT', 'MH'];

function rotationOf(trade: TradeSpec, loopCode: string): RotationCall[] {
  const [outbound = '', inbound = ''] = trade.rotation.split(' | ');
  const out = outbound.split(' ');
  const ports = [...out, ...inbound.split(' ')];
  const dice = new Dice(`rotation|${loopCode}`);
  let hours = 0;
  return ports.map((port, i) => {
    const previous = ports[i - 1];
    if (previous) hours += Math.ceil(seaDistanceNm(previous, port) / trade.speedKnots) + 4;
    const arriveHours = hours;
    hours += Math.round(dice.between(16, 34));
    return {
      port,
      terminal: dice.pick(placeOf(port).terminals),
      arriveHours,
      departHours: hours,
      exportDirection: trade.directions[i < out.length - 1 ? 0 : 1],
      importDirection: trade.directions[i === 0 || i >= out.length ? 1 : 0],
    };
  });
}

let builtVessels = 0;

/** Next ship of the fleet. Names and numbers follow the order of `TRADES`, so they are stable. */
function nextVessel(operator: string): Vessel {
  const serial = builtVessels;
  builtVessels += 1;
  const first = FIRST_WORDS[serial % FIRST_WORDS.length] ?? '';
  // The lists have coprime lengths (40 and 31): 1240 ships before a name repeats.
  const second = SECOND_WORDS[serial % SECOND_WORDS.length] ?? '';
  // No real IMO number begins with 4 yet.
  return {
    imo: imoNumber(410_000 + serial * 17),
    name: `${first} ${second}`,
    flag: FLAGS[serial % FLAGS.length] ?? 'PA',
    operator,
  };
}

function buildLoop(trade: TradeSpec, index: number): Loop {
  const code = `${trade.code}${index + 1}`;
  const calls = rotationOf(trade, code);
  const roundHours = (calls.at(-1)?.departHours ?? 0) + ROUND_SLACK_HOURS;
  const weeks = Math.ceil((roundHours * HOUR_MS) / WEEK_MS);
  const hash = hash32(`service|${code}`);
  const operator = CARRIERS[hash % CARRIERS.length] ?? 'COSU';
  return {
    code,
    name: `${trade.name} ${index + 1}`,
    trade: trade.code,
    usr: `SR${String(hash % 100_000).padStart(5, '0')}${String.fromCharCode(65 + (hash % 26))}`,
    calls,
    fleet: Array.from({ length: weeks }, () => nextVessel(operator)),
    startMs: EPOCH_MS + (LOOP_SHIFTS_HOURS[index] ?? 0) * HOUR_MS + (hash % 9) * HOUR_MS,
  };
}

/** The whole network, built once: about 130 services. */
export const NETWORK: readonly Trade[] = TRADES.map((trade) => ({
  code: trade.code,
  ports: trade.rotation.replace(' |', '').split(' '),
  loops: LOOP_SHIFTS_HOURS.map((_, index) => buildLoop(trade, index)),
}));

export const LOOPS: readonly Loop[] = NETWORK.flatMap(({ loops }) => loops);
