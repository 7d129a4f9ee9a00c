import type { Shipment } from '../shipment.ts';

/** Rows of one response, and the state of the list that requested them. */
export interface Seen {
  /** Page, order and filters as a text. */
  listKey: string;
  /** Number of changes that the user had made by then (`ownChanges`). */
  own: number;
  shipments: readonly Shipment[];
}

export interface Change {
  id: string;
  reference: string;
  /** Differences in words. */
  words: string;
}

/** Shipments of two responses that differ because of news, not by the user's own change, by another page, order or filter. */
export function changesBetween(
  before: Seen | null,
  after: Seen,
  describe: (before: NonNullable<Shipment['outlook']>, after: NonNullable<Shipment['outlook']>) => readonly string[],
): Change[] {
  if (before === null || before.listKey !== after.listKey || before.own !== after.own) return [];
  const known = new Map(before.shipments.map((shipment) => [shipment.id, shipment.outlook]));
  return after.shipments.flatMap(({ id, reference, outlook }) => {
    const last = known.get(id);
    const words = last && outlook ? describe(last, outlook).join(' · ') : '';
    return words === '' ? [] : [{ id, reference, words }];
  });
}
