import { sameReference } from '../identifiers/guess.js';
import { normaliseIdentifier } from '../identifiers/normalise.js';
import type { TrackingEvent } from '../types.js';

/** Bookings and bills that belong together because one event names both. */
export class ReferenceGroups {
  private readonly parents = new Map<string, string>();

  constructor(events: readonly TrackingEvent[]) {
    for (const event of events) {
      const [first, ...rest] = referencesOf(event);
      if (first === undefined) continue;
      this.join(first, first);
      for (const other of rest) this.join(first, other);
    }
  }

  /** Common name of all references of a shipment; null when the event names none. */
  groupOf(event: TrackingEvent): string | null {
    const [first] = referencesOf(event);
    return first === undefined ? null : this.root(first);
  }

  /** The group in which a reference occurs, as it was written or without the carrier's prefix. */
  groupOfReference(reference: string): string | null {
    for (const name of [...this.parents.keys()].toSorted()) {
      if (sameReference(name.slice(2), reference)) return this.root(name);
    }
    return null;
  }

  private root(name: string): string {
    const parent = this.parents.get(name) ?? name;
    return parent === name ? name : this.root(parent);
  }

  private join(a: string, b: string): void {
    const [low, high] = [this.root(a), this.root(b)].toSorted();
    if (low === undefined || high === undefined) return;
    if (!this.parents.has(low)) this.parents.set(low, low);
    this.parents.set(high, low);
  }
}

function referencesOf(event: TrackingEvent): string[] {
  const names: string[] = [];
  if (event.bookingReference !== null) names.push(`B:${normaliseIdentifier(event.bookingReference)}`);
  if (event.transportDocumentReference !== null) names.push(`T:${normaliseIdentifier(event.transportDocumentReference)}`);
  return names;
}
