import type { DataFile } from '../data-file.ts';
import type { AirProfile } from '../data/test-waybills.ts';
import { chooseWaybillBookedAt } from './phase.ts';
import { airStatementsOf, type AirStatement } from './statements.ts';
import { makeWaybill, type Waybill, type WaybillRequest } from './waybill.ts';

interface StoredWaybill {
  readonly number: string;
  readonly profile: AirProfile;
  /** ISO 8601, UTC, domain time. */
  readonly bookedAt: string;
}

const MAX_CACHED_TIMELINES = 500;

/** Registered air waybills. Like that of a bill, their journey depends on when the number was first requested. */
export class WaybillRegistry {
  readonly #file: DataFile;
  readonly #waybills = new Map<string, Waybill>();
  readonly #timelines = new Map<string, AirStatement[]>();

  constructor(file: DataFile) {
    this.#file = file;
    const stored = file.keep('waybills', () => [...this.#waybills.values()].map(toStored));
    for (const { bookedAt, ...request } of stored) this.#waybills.set(request.number, makeWaybill(request, Date.parse(bookedAt)));
  }

  find(number: string): Waybill | undefined {
    return this.#waybills.get(number);
  }

  /** Adds an air waybill, or returns the existing one. Await `saved()` before responding. */
  register(request: WaybillRequest, now: number, bookedAt?: number): Waybill {
    const known = this.find(request.number);
    if (known) return known;
    const waybill = makeWaybill(request, Math.round(bookedAt ?? chooseWaybillBookedAt(request, now)));
    this.#waybills.set(waybill.number, waybill);
    this.#file.changed();
    return waybill;
  }

  /** All past and future statements about an air waybill, by creation time. */
  timeline(waybill: Waybill): AirStatement[] {
    let timeline = this.#timelines.get(waybill.number);
    if (!timeline) {
      timeline = airStatementsOf(waybill);
      const [oldest] = this.#timelines.keys();
      if (this.#timelines.size >= MAX_CACHED_TIMELINES && oldest !== undefined) this.#timelines.delete(oldest);
      this.#timelines.set(waybill.number, timeline);
    }
    return timeline;
  }

  /** Resolves when everything registered so far is on disk. */
  async saved(): Promise<void> {
    await this.#file.saved();
  }
}

const toStored = ({ number, profile, bookedAt }: Waybill): StoredWaybill => ({
  number,
  profile,
  bookedAt: new Date(bookedAt).toISOString(),
});
