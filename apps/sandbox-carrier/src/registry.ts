import { mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chooseBookedAt, makeBooking, type BookingRequest } from './journey/booking.ts';
import type { Booking, ReferenceType } from './journey/model.ts';
import { previousJourney } from './journey/previous.ts';
import { eventsOf, type TimedEvent } from './journey/statements.ts';

interface StoredBooking extends BookingRequest {
  /** ISO 8601, UTC, domain time. */
  readonly bookedAt: string;
}

const MAX_CACHED_TIMELINES = 500;

function toStored(booking: Booking): StoredBooking {
  const { type, reference, carrier, billOfLading, bookingNumber, pol, pod, pld, profile, boxes, bookedAt } = booking;
  const containers = boxes.map(({ number }) => number);
  const route = { pol, pod, ...(pld === null ? {} : { pld }) };
  return {
    type,
    reference,
    carrier,
    billOfLading,
    bookingNumber,
    ...route,
    profile,
    containers,
    bookedAt: new Date(bookedAt).toISOString(),
  };
}

function readStored(file: string): StoredBooking[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  try {
    // Written by this class only, always complete.
    return (JSON.parse(text) as { bookings: StoredBooking[] }).bookings;
  } catch (cause) {
    throw new Error(`sandbox-carrier: ${file} is not a booking file; move it away to start afresh`, { cause });
  }
}

/**
 * Registered shipments. A journey depends on when its number was first requested, so the bookings are kept in a file. Each write goes to a
 * temporary file, which is synced and renamed over it, so that a kill leaves either the old or the new file. Without a file they are only
 * in memory.
 */
export class Registry {
  readonly #file: string | undefined;
  readonly #bookings: Booking[] = [];
  readonly #index = new Map<string, Booking>();
  readonly #timelines = new Map<string, TimedEvent[]>();
  #unsaved = false;
  #saving: Promise<void> | undefined;

  constructor(file: string | undefined) {
    this.#file = file;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    for (const { bookedAt, ...request } of readStored(file)) this.#add(makeBooking(request, Date.parse(bookedAt)));
  }

  /** Shipments of a reference. A container may have two: its current journey first, then the previous one. */
  find(type: ReferenceType, reference: string): Booking[] {
    const booking = this.#index.get(`${type}:${reference}`);
    if (!booking) return [];
    const previous = type === 'EQ' ? this.#index.get(`PREVIOUS:${reference}`) : undefined;
    return previous ? [booking, previous] : [booking];
  }

  /** Adds a shipment, or returns the existing one. Await `saved()` before responding. */
  register(request: BookingRequest, now: number, bookedAt?: number): Booking {
    const [known] = this.find(request.type, request.reference);
    if (known) return known;
    const booking = makeBooking(request, Math.round(bookedAt ?? chooseBookedAt(request, now)));
    this.#add(booking);
    this.#unsaved = true;
    return booking;
  }

  /** All past and future events of a shipment, by creation time. */
  timeline(booking: Booking): TimedEvent[] {
    let timeline = this.#timelines.get(booking.seed);
    if (!timeline) {
      timeline = eventsOf(booking);
      const [oldest] = this.#timelines.keys();
      if (this.#timelines.size >= MAX_CACHED_TIMELINES && oldest !== undefined) this.#timelines.delete(oldest);
      this.#timelines.set(booking.seed, timeline);
    }
    return timeline;
  }

  /** Resolves when everything registered so far is on disk. Waiting callers share one write. */
  async saved(): Promise<void> {
    while (this.#unsaved || this.#saving) {
      this.#saving ??= this.#write().finally(() => {
        this.#saving = undefined;
      });
      await this.#saving;
    }
  }

  async #write(): Promise<void> {
    this.#unsaved = false;
    if (!this.#file) return;
    const temporary = `${this.#file}.tmp`;
    try {
      const handle = await open(temporary, 'w');
      try {
        await handle.writeFile(`${JSON.stringify({ bookings: this.#bookings.map(toStored) }, null, 1)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, this.#file);
    } catch (error) {
      this.#unsaved = true;
      throw error;
    }
  }

  #add(booking: Booking): void {
    this.#bookings.push(booking);
    this.#put(booking);
    for (const box of booking.boxes) {
      const previous = previousJourney(booking, box);
      if (!previous) continue;
      this.#putIfNew(`PREVIOUS:${box.number}`, previous);
      this.#putIfNew(`BL:${previous.billOfLading}`, previous);
      this.#putIfNew(`BKG:${previous.bookingNumber}`, previous);
    }
  }

  #put(booking: Booking): void {
    this.#putIfNew(`BL:${booking.billOfLading}`, booking);
    this.#putIfNew(`BKG:${booking.bookingNumber}`, booking);
    for (const box of booking.boxes) this.#putIfNew(`EQ:${box.number}`, booking);
  }

  #putIfNew(key: string, booking: Booking): void {
    if (!this.#index.has(key)) this.#index.set(key, booking);
  }
}
