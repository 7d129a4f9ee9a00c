import { DAY_MS, WEEK_MS } from '../clock.ts';
import { findSeaPort, placeOf } from '../data/ports.ts';
import { localDateTime } from '../local-time.ts';
import { LOOPS, type Loop } from '../network/loops.ts';
import { firstRound, sailingOf, type Call, type Sailing } from '../network/sailings.ts';
import { endsOf, knownTime, toCallLocation, toCutOffs, toServicePartner, toTimestamps, toVessel } from './wire.ts';

/** Local dates, YYYY-MM-DD, both included. */
type Dates = readonly [start: string, end: string];

/** Maximum deviation of a ship from her plan. */
const MAX_DEVIATION_MS = 6 * DAY_MS;

/** Whether plan or newest estimate of one end of a call is in a window of local dates. */
function isWithin(sailing: Sailing, call: Call, [start, end]: Dates, now: number): boolean {
  const { zone } = placeOf(call.port);
  return endsOf(sailing, call).some((which) =>
    [call[which].plan, knownTime(call[which], now).at].some((ms) => {
      const date = localDateTime(ms, zone).slice(0, 10);
      return date >= start && date <= end;
    }),
  );
}

/** Rounds of a service with possible calls in a window. */
function* roundsIn(loop: Loop, [start, end]: Dates): Generator<Sailing> {
  const length = loop.fleet.length * WEEK_MS;
  const from = Date.parse(`${start}T00:00:00Z`) - MAX_DEVIATION_MS - length;
  const to = Date.parse(`${end}T00:00:00Z`) + MAX_DEVIATION_MS + DAY_MS;
  for (let round = firstRound(loop, 0, from); loop.startMs + round * WEEK_MS < to; round += 1) yield sailingOf(loop, round);
}

/** Response of `/v1/port-schedules`: the terminals of a port with the ships calling in a window. */
export function portSchedule(port: string, dates: Dates, now: number): object[] {
  const terminals = findSeaPort(port)?.terminals ?? [];
  const visits = LOOPS.filter(({ calls }) => calls.some((call) => call.port === port)).flatMap((loop) =>
    [...roundsIn(loop, dates)].flatMap((sailing) =>
      sailing.calls.filter((call) => call.port === port && isWithin(sailing, call, dates, now)).map((call) => ({ sailing, call })),
    ),
  );
  visits.sort((a, b) => knownTime(a.call.arrival, now).at - knownTime(b.call.arrival, now).at);
  return terminals.map((terminal) => ({
    location: toCallLocation(port, terminal),
    vesselSchedules: visits
      .filter(({ call }) => call.terminal.code === terminal.code)
      .map(({ sailing, call }) => ({
        universalServiceReference: sailing.loop.usr,
        servicePartners: [toServicePartner(sailing.loop, sailing.vessel, call)],
        vessel: toVessel(sailing.vessel),
        isDummyVessel: false,
        universalImportVoyageReference: call.universalImportVoyage,
        universalExportVoyageReference: call.universalExportVoyage,
        timestamps: toTimestamps(sailing, call, now),
        cutOffTimes: toCutOffs(knownTime(call.departure, now).at, placeOf(port).zone),
      })),
  }));
}

export interface VesselScheduleQuery {
  readonly imo?: string | undefined;
  readonly vesselName?: string | undefined;
  readonly serviceCode?: string | undefined;
  readonly usr?: string | undefined;
  readonly voyage?: string | undefined;
  readonly universalVoyage?: string | undefined;
  readonly port?: string | undefined;
  readonly terminal?: string | undefined;
  readonly operator?: string | undefined;
  readonly dates: Dates;
  /** All calls of a matching voyage, or only those that match. */
  readonly scope: 'FULL_VOYAGE' | 'MATCHED_CALLS';
}

const isWanted = (wanted: string | undefined, ...values: readonly string[]): boolean => wanted === undefined || values.includes(wanted);

function loopAgrees(query: VesselScheduleQuery, loop: Loop): boolean {
  return (
    isWanted(query.serviceCode, loop.code) &&
    isWanted(query.usr, loop.usr) &&
    loop.fleet.some(
      (vessel) => isWanted(query.imo, vessel.imo) && isWanted(query.vesselName, vessel.name) && isWanted(query.operator, vessel.operator),
    ) &&
    isWanted(query.port, ...loop.calls.map(({ port }) => port))
  );
}

function matchedCalls(query: VesselScheduleQuery, sailing: Sailing, now: number): readonly Call[] {
  const { imo, name } = sailing.vessel;
  if (!isWanted(query.imo, imo) || !isWanted(query.vesselName, name)) return [];
  const matched = sailing.calls.filter(
    (call) =>
      isWanted(query.port, call.port) &&
      isWanted(query.terminal, call.terminal.code) &&
      isWanted(query.voyage, call.importVoyage, call.exportVoyage) &&
      isWanted(query.universalVoyage, call.universalImportVoyage, call.universalExportVoyage) &&
      isWithin(sailing, call, query.dates, now),
  );
  return matched.length > 0 && query.scope === 'FULL_VOYAGE' ? sailing.calls : matched;
}

function toTransportCall(sailing: Sailing, call: Call, now: number): object {
  return {
    portVisitReference: `${call.port}-${sailing.vessel.imo}-${call.id.split('-')[2] ?? ''}-${call.sequence}`,
    transportCallReference: call.id,
    carrierImportVoyageNumber: call.importVoyage,
    carrierExportVoyageNumber: call.exportVoyage,
    universalImportVoyageReference: call.universalImportVoyage,
    universalExportVoyageReference: call.universalExportVoyage,
    location: toCallLocation(call.port, call.terminal),
    timestamps: toTimestamps(sailing, call, now),
  };
}

/** Response of `/v1/vessel-schedules`: services, their ships, and calls in voyage order. */
export function vesselSchedules(query: VesselScheduleQuery, now: number): object[] {
  return LOOPS.filter((loop) => loopAgrees(query, loop)).flatMap((loop) => {
    const byVessel = new Map<string, { vessel: object; isDummyVessel: false; transportCalls: object[] }>();
    for (const sailing of roundsIn(loop, query.dates)) {
      const calls = matchedCalls(query, sailing, now);
      if (calls.length === 0) continue;
      const entry = byVessel.get(sailing.vessel.imo) ?? { vessel: toVessel(sailing.vessel), isDummyVessel: false, transportCalls: [] };
      entry.transportCalls.push(...calls.map((call) => toTransportCall(sailing, call, now)));
      byVessel.set(sailing.vessel.imo, entry);
    }
    if (byVessel.size === 0) return [];
    const head = { carrierServiceName: loop.name, carrierServiceCode: loop.code, universalServiceReference: loop.usr };
    return [{ ...head, vesselSchedules: [...byVessel.values()] }];
  });
}
