import { sql } from 'drizzle-orm';
import type { CarrierResponse } from '../../carriers/carrier.ts';
import { carrierStatus } from '../../db/schema/carrier.ts';
import type { Deps } from '../../deps.ts';

const WRITTEN_EVERY_MS = 60_000;

/** Whether the carrier responded, whatever the response. */
const isAnswer = (response: CarrierResponse): boolean =>
  response.kind !== 'technical' || (response.reason !== 'shipping_line_unreachable' && response.reason !== 'not_configured');

export interface CarrierStatusWriter {
  /** Stores that a carrier has responded, at most once a minute. */
  received(carrierCode: string, response: CarrierResponse): Promise<void>;
  /** Stores that a carrier has stopped responding. */
  silent(carrierCode: string): Promise<void>;
}

export function carrierStatusWriter({ db, clock }: Pick<Deps, 'db' | 'clock'>): CarrierStatusWriter {
  const writtenAt = new Map<string, number>();

  return {
    async received(code, response) {
      const wall = clock.wallNow();
      if (!isAnswer(response) || wall - (writtenAt.get(code) ?? -Infinity) < WRITTEN_EVERY_MS) return;
      writtenAt.set(code, wall);
      const known = { answeredAt: new Date(wall).toISOString(), silentSince: null };
      await db.transaction('system', async () => {
        await db.orm
          .insert(carrierStatus)
          .values({ code, ...known })
          .onConflictDoUpdate({ target: carrierStatus.code, set: known });
      });
    },
    async silent(code) {
      writtenAt.delete(code);
      const silentSince = new Date(clock.wallNow()).toISOString();
      await db.transaction('system', async () => {
        await db.orm
          .insert(carrierStatus)
          .values({ code, silentSince })
          .onConflictDoUpdate({
            target: carrierStatus.code,
            set: { silentSince: sql`coalesce(${carrierStatus.silentSince}, ${silentSince})` },
          });
      });
    },
  };
}
