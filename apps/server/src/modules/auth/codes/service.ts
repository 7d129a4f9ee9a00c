import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { BusinessError } from '../../../http/errors.ts';

export type CodePurpose = 'login' | 'register' | 'reset' | 'change';

/** A code as somebody gave it, and where it was sent. */
export interface GivenCode {
  target: string;
  code: string;
}

export const CODE_MINUTES = 10;
export const RESEND_SECONDS = 60;
const MAX_TRIES = 5;
const DIGITS = 6;

/** Codes sent to people. Only a keyed hash is kept; each is good for one purpose, five tries and one use. */
export function createCodes(db: Db, secret: Uint8Array, now: () => number) {
  const iso = (ms: number): string => new Date(ms).toISOString();
  const hashed = (id: string, code: string): Buffer => createHmac('sha256', secret).update(`code:${id}:${code}`).digest();

  /** How long the former code still stands in the way of another. */
  async function waitSeconds(purpose: CodePurpose, target: string): Promise<number> {
    const [row] = await db.sql<{ create_time: string }>('select create_time from verification_code where purpose = $1 and target = $2', [
      purpose,
      target,
    ]);
    const since = row ? now() - Date.parse(row.create_time) : 0;
    return Math.max(1, Math.ceil(RESEND_SECONDS - since / 1000));
  }

  /** Counts a try; the id of the code if it fits. */
  async function tried(purpose: CodePurpose, { target, code }: GivenCode): Promise<string | null> {
    const [row] = await db.sql<{ id: string; code_hash: string }>(
      `update verification_code set attempts = attempts + 1
       where purpose = $1 and target = $2 and expires_at > $3 and attempts < $4 returning id, code_hash`,
      [purpose, target, iso(now()), MAX_TRIES],
    );
    return row && timingSafeEqual(Buffer.from(row.code_hash, 'hex'), hashed(row.id, code.trim())) ? row.id : null;
  }

  /**
   * Targets whose codes do not fit. Every try is counted; all are gone once all fit, and none before.
   *
   * @param judge What only whoever holds the codes may learn; where it throws, the codes stay good.
   */
  function misfits(purpose: CodePurpose, given: readonly GivenCode[], judge?: () => Promise<void>): Promise<string[]> {
    return db.unit('system', async () => {
      const found: { target: string; id: string | null }[] = [];
      for (const one of given) found.push({ target: one.target, id: await tried(purpose, one) });
      const wrong = found.filter(({ id }) => id === null).map(({ target }) => target);
      if (wrong.length > 0) return wrong;
      for (const { id } of found) await db.sql('delete from verification_code where id = $1', [id]);
      await judge?.();
      return wrong;
    });
  }

  return {
    /**
     * Makes a code in place of the former one; `write` says it on, in the same transaction.
     *
     * @throws BusinessError codeTooSoon
     */
    issue(purpose: CodePurpose, target: string, write: (code: string, id: string) => Promise<void>): Promise<void> {
      const id = uuid();
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
      const hash = hashed(id, code).toString('hex');
      return db.unit('system', async () => {
        const made = await db.sql(
          `insert into verification_code as v (id, purpose, target, code_hash, attempts, create_time, expires_at) values ($1, $2, $3, $4, 0, $5, $6)
           on conflict (purpose, target) do update set id = excluded.id, code_hash = excluded.code_hash, attempts = 0,
             create_time = excluded.create_time, expires_at = excluded.expires_at
           where v.create_time <= $7 returning id`,
          [id, purpose, target, hash, iso(now()), iso(now() + CODE_MINUTES * 60_000), iso(now() - RESEND_SECONDS * 1000)],
        );
        if (made.length === 0) throw new BusinessError('codeTooSoon', { seconds: await waitSeconds(purpose, target) });
        await write(code, id);
      });
    },
    /** Counts the try before it looks; a code that fits is gone afterwards. */
    async fits(purpose: CodePurpose, target: string, code: string, judge?: () => Promise<void>): Promise<boolean> {
      return (await misfits(purpose, [{ target, code }], judge)).length === 0;
    },
    misfits,
  };
}

export type Codes = ReturnType<typeof createCodes>;
