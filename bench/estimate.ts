// Back-test of our own estimate: fitted on voyages of the sandbox carrier, measured on later ones that the fit has not seen. The delays are
// synthetic, so this shows that the method works, not how well it does on a real trade.
import {
  DEFAULT_SETTINGS,
  deriveShipment,
  normaliseDcsa22,
  type EstimateModel,
  type ShipmentQuery,
  type TrackingEvent,
} from '@seaberry/tracking';
import { fit, samplesOf } from '@seaberry/tracking/fit';
import { CARRIERS } from '../apps/sandbox-carrier/src/identifiers.ts';
import { makeBooking } from '../apps/sandbox-carrier/src/journey/booking.ts';
import { eventsOf } from '../apps/sandbox-carrier/src/journey/statements.ts';
import type { BenchResult } from './normalise.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = [1, 3, 7, 14, 21] as const;
const FITTED_FROM = Date.parse('2025-01-06T00:00:00Z');
/** Ships of the voyages for the fit have arrived by then. In one year alone the share inside the range differs by some points by chance. */
const MEASURED_FROM = ['2026-01-05', '2027-01-04', '2028-01-03'].map((date) => Date.parse(date));
const SPAN_MS = 200 * DAY_MS;
/** An arrival this much after the first plan is delayed, as in the default thresholds. */
const DELAYED_MS = 24 * HOUR_MS;
/** Share of arrivals that a range should contain, and by how much the measured share may differ. */
const SHARE = 0.8;
const SHARE_OFF = 0.05;
const LATER = '2029-06-01T00:00:00.000Z';

interface Voyage {
  events: TrackingEvent[];
  query: ShipmentQuery;
}

function voyage(index: number, from: number, count: number): Voyage {
  const carrier = CARRIERS[index % CARRIERS.length] ?? 'MAEU';
  const reference = `${carrier}${String(from / DAY_MS)}${String(index).padStart(4, '0')}`;
  const booking = makeBooking({ type: 'BL', reference }, from + (SPAN_MS / count) * index);
  const raw = eventsOf(booking).map(({ event }) => event);
  const { events } = normaliseDcsa22(raw, { source: carrier, receivedAt: LATER, timeZoneOf: () => 'UTC' });
  const query = {
    referenceType: 'BL',
    reference,
    containers: [],
    polCode: booking.pol,
    podCode: booking.pod,
    pldCode: booking.pld,
    subscriptionStatus: 'SUB_OK',
    customerDeadline: null,
  } as const;
  return { events, query };
}

const voyages = (count: number, from: number): Voyage[] => Array.from({ length: count }, (_, index) => voyage(index, from, count));

/** Two rounds, since the recovery of the first changes the errors that the second measures. */
function fitted(past: readonly Voyage[]): EstimateModel {
  const round = (model?: EstimateModel): EstimateModel =>
    fit(
      past.flatMap(({ events, query }) => samplesOf(events, query, LATER, model)),
      'bench',
      LATER,
    );
  return round(round());
}

/**
 * Errors of the expected arrival some days before the arrival, in ms: with the fitted model (`ours`), with the built-in one (`table`), of the
 * carrier's time and of the first plan. `inside`: our range contained the arrival.
 */
interface Forecast {
  delayed: boolean;
  ours: number;
  table: number;
  carrier: number;
  plan: number;
  inside: boolean;
}

/** A voyage with its outcome. */
interface Ended extends Voyage {
  arrived: number;
  planned: string;
}

function endOf({ events, query }: Voyage): Ended | null {
  const { ata, firstEta } = deriveShipment(events, query, DEFAULT_SETTINGS, LATER);
  return ata === null || firstEta === null ? null : { events, query, arrived: Date.parse(ata), planned: firstEta };
}

function forecastAt({ events, query, arrived, planned }: Ended, days: number, model: EstimateModel): Forecast | null {
  const asOf = new Date(arrived - days * DAY_MS).toISOString();
  const known = events.filter(({ createdAt }) => createdAt <= asOf);
  const { outlook } = deriveShipment(known, query, DEFAULT_SETTINGS, asOf, model);
  const table = deriveShipment(known, query, DEFAULT_SETTINGS, asOf).outlook;
  const { expected, range, carrierEta } = outlook;
  // Bills that go further inland are measured by another arrival.
  if (outlook.stage !== 'arrivedPod' || expected === null || range === null || carrierEta === null || table.expected === null) return null;
  const error = (at: string): number => Math.abs(arrived - Date.parse(at));
  return {
    delayed: arrived - Date.parse(planned) >= DELAYED_MS,
    ours: error(expected),
    table: error(table.expected),
    carrier: error(carrierEta),
    plan: error(planned),
    inside: Date.parse(range.from) <= arrived && arrived <= Date.parse(range.to),
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** Prints mean errors and the share of arrivals inside the range, and returns ours against the carrier's on delayed voyages. */
export async function run(): Promise<BenchResult[]> {
  const [past, later] = [480, 240];
  const model = fitted(voyages(past, FITTED_FROM));
  const measured = MEASURED_FROM.flatMap((from) => voyages(later, from).flatMap((one) => endOf(one) ?? []));
  const results: BenchResult[] = [];
  console.log(
    `estimate: fitted on ${past} voyages, measured on ${later * MEASURED_FROM.length} later ones; mean error in hours (delays are synthetic)`,
  );
  console.log('| days before | arrivals | voyages | ours | table | carrier | plan | inside our range |');
  for (const days of DAYS) {
    const forecasts = measured.flatMap((one) => forecastAt(one, days, model) ?? []);
    for (const [name, some] of [
      ['all', forecasts],
      ['delayed', forecasts.filter(({ delayed }) => delayed)],
    ] as const) {
      const hours = (of: 'ours' | 'table' | 'carrier' | 'plan'): string => (mean(some.map((one) => one[of])) / HOUR_MS).toFixed(1);
      const share = some.filter((one) => one.inside).length / Math.max(some.length, 1);
      const inside = `${(100 * share).toFixed(0)} %`;
      console.log(`| ${[days, name, some.length, hours('ours'), hours('table'), hours('carrier'), hours('plan'), inside].join(' | ')} |`);
      if (name === 'delayed' && (days === 7 || days === 14)) {
        const ratio = mean(some.map(({ ours }) => ours)) / mean(some.map(({ carrier }) => carrier));
        results.push({
          name: `estimate: mean error ${days} days before a delayed arrival, against the carrier's`,
          ratio,
          limit: 2 / 3,
          exact: true,
        });
      }
      if (name === 'all') {
        const ratio = Math.abs(share - SHARE) / SHARE_OFF;
        results.push({
          name: `estimate: share inside the range ${days} days before, off by 5 points at most`,
          ratio,
          limit: 1,
          exact: true,
        });
      }
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return results;
}
