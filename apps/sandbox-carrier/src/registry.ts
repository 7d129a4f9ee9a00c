import type { DataFile } from './data-file.ts';
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

/** Registered shipments. A journey depends on when its number was first requested, so the bookings are kept in a file. */
export class Registry {
  readonly #file: DataFile;
  readonly #bookings: Booking[] = [];
  readonly #index = new Map<string, Booking>();
  readonly #timelines = new Map<string, TimedEvent[]>();

  constructor(file: DataFile) {
    this.#file = file;
    const stored = file.keep('bookings', () => this.#bookings.map(toStored));
    for (const { bookedAt, ...request } of stored) this.#add(makeBooking(request, Date.parse(bookedAt)));
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
    this.#file.changed();
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

  /** Resolves when everything registered so far is on disk. */
  async saved(): Promise<void> {
    await this.#file.saved();
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
