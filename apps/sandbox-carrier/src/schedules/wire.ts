import { HOUR_MS } from '../clock.ts';
import { placeOf, type Terminal } from '../data/ports.ts';
import { localDateTime, roundTo } from '../local-time.ts';
import type { Loop, Vessel } from '../network/loops.ts';
import type { Call, Movement, Sailing } from '../network/sailings.ts';

/** Builders of the shapes of DCSA Commercial Schedules 1.0.3. All times are local at the place, with offset. */

/** Time of a movement as the carrier currently reports it: the actual, else the newest estimate, else the plan. */
export function knownTime({ plan, actual, revisions }: Movement, now: number): { at: number; classifier: 'PLN' | 'EST' | 'ACT' } {
  if (actual <= now) return { at: actual, classifier: 'ACT' };
  const newest = revisions.findLast(({ at }) => at <= now);
  // An estimate that has passed without an arrival or departure is postponed, as carriers do.
  if (newest) return { at: Math.max(newest.value, roundTo(now + HOUR_MS, HOUR_MS)), classifier: 'EST' };
  return { at: plan, classifier: 'PLN' };
}

export function toVessel({ imo, name, flag, operator }: Vessel): object {
  return { vesselIMONumber: imo, name, flag, operatorCarrierCode: operator, operatorCarrierCodeListProvider: 'NMFTA' };
}

export function toServicePartner(loop: Loop, vessel: Vessel, call: Call): object {
  return {
    carrierCode: vessel.operator,
    carrierCodeListProvider: 'NMFTA',
    carrierServiceName: loop.name,
    carrierServiceCode: loop.code,
    carrierImportVoyageNumber: call.importVoyage,
    carrierExportVoyageNumber: call.exportVoyage,
  };
}

/** A location of point-to-point routes, where the facility is an object. */
export function toLocation(code: string, terminal: Terminal | undefined): object {
  return {
    locationName: placeOf(code).name,
    UNLocationCode: code,
    ...(terminal ? { facilityName: terminal.name, facility: { facilityCode: terminal.code, facilityCodeListProvider: 'SMDG' } } : {}),
  };
}

/** A location of port and vessel schedules, where the facility is one code. */
export function toCallLocation(code: string, terminal: Terminal): object {
  return { locationName: placeOf(code).name, facilityName: terminal.name, UNLocationCode: code, facilitySMDGCode: terminal.code };
}

/** Ends of a call that are part of this round: at the first and last port a ship arrives in one round and leaves in the next. */
export function endsOf({ calls }: Sailing, call: Call): ('arrival' | 'departure')[] {
  const circular = calls[0]?.port === calls.at(-1)?.port;
  if (circular && call.sequence === 1) return ['departure'];
  return circular && call.sequence === calls.length ? ['arrival'] : ['arrival', 'departure'];
}

/** Plan and newest knowledge of a call, arrival first. */
export function toTimestamps(sailing: Sailing, call: Call, now: number): object[] {
  const { zone } = placeOf(call.port);
  return endsOf(sailing, call).flatMap((end) => {
    const eventTypeCode = end === 'arrival' ? 'ARRI' : 'DEPA';
    const stamp = (eventClassifierCode: string, ms: number): object => ({
      eventTypeCode,
      eventClassifierCode,
      eventDateTime: localDateTime(ms, zone),
    });
    const known = knownTime(call[end], now);
    const planned = stamp('PLN', call[end].plan);
    return known.classifier === 'PLN' ? [planned] : [planned, stamp(known.classifier, known.at)];
  });
}

/** Hours before the departure at which each DCSA cut-off falls. */
const CUT_OFFS: readonly (readonly [code: string, hours: number])[] = [
  ['ECP', 168],
  ['EFC', 144],
  ['DCO', 72],
  ['LCO', 60],
  ['VCO', 36],
  ['FCO', 24],
];

export function toCutOffs(departure: number, zone: string): object[] {
  return CUT_OFFS.map(([cutOffDateTimeCode, hours]) => ({
    cutOffDateTimeCode,
    cutOffDateTime: localDateTime(departure - hours * HOUR_MS, zone),
  }));
}

/** Estimated emissions of one 40' box with 14 t of cargo: `co2` and `co2e` in tonnes, the others in kilograms. */
export interface Footprint {
  readonly co2: number;
  readonly co2e: number;
  readonly sox: number;
  readonly nox: number;
  readonly pm10: number;
}

const CARGO_TONNES = 14;
/** Grams of CO2 for a tonne over a kilometre; usual planning values for deep-sea container ships, rail and road. */
const GRAMS_PER_TKM = { VESSEL: 8, RAIL: 22, TRUCK: 62 } as const;

export function footprintOf(mode: keyof typeof GRAMS_PER_TKM, km: number): Footprint {
  const co2 = (km * CARGO_TONNES * GRAMS_PER_TKM[mode]) / 1_000_000;
  return roundFootprint({ co2, co2e: co2 * 1.018, sox: co2 * 1.6, nox: co2 * 19, pm10: co2 * 1.1 });
}

function roundFootprint({ co2, co2e, sox, nox, pm10 }: Footprint): Footprint {
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return { co2: round(co2), co2e: round(co2e), sox: round(sox), nox: round(nox), pm10: round(pm10) };
}

export function sumFootprints(parts: readonly Footprint[]): Footprint {
  const sum = (key: keyof Footprint): number => parts.reduce((total, part) => total + part[key], 0);
  return roundFootprint({ co2: sum('co2'), co2e: sum('co2e'), sox: sum('sox'), nox: sum('nox'), pm10: sum('pm10') });
}
