import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import { loginFailure } from '../../../db/schema/core.ts';
import { networkOf } from '../../../http/address.ts';
import { BusinessError } from '../../../http/errors.ts';

/** Consecutive failures that lock an account (no number in the specification; the previous backend has 5). */
const MAX_FAILURES = 5;
const LOCK_MINUTES = 30;
/** Failures, of an account or an address, from which a captcha is required. */
export const CAPTCHA_AFTER = 2;

/** Key of the counted attempts: the account (known or not) and the address. */
export interface AttemptKeys {
  account: string;
  address: string;
}

/**
 * @param account Stored account name, so that email, phone and account name of a user share one counter; for an unknown one the typed text.
 */
export const attemptKeys = (account: string, ip: string): AttemptKeys => ({
  account: `account:${account}`,
  address: `ip:${networkOf(ip)}`,
});

const locked = (): BusinessError => new BusinessError('D1027', { minutes: LOCK_MINUTES });

/** Failed sign-ins, in the database: one counter for all processes, and for every way to try a password or a code. */
export function createAttempts(db: Db, now: () => number) {
  const iso = (ms: number): string => new Date(ms).toISOString();

  const countOne = async (key: string): Promise<number> => {
    const expiresAt = iso(now() + LOCK_MINUTES * 60_000);
    const count = sql`case when ${loginFailure.expiresAt} < ${iso(now())} then 1 else ${loginFailure.count} + 1 end`;
    const [row] = await db.orm
      .insert(loginFailure)
      .values({ key, count: 1, expiresAt })
      .onConflictDoUpdate({ target: loginFailure.key, set: { expiresAt, count } })
      .returning({ count: loginFailure.count });
    return row?.count ?? 0;
  };

  /** Failures by key that still count. */
  const countsOf = (keys: readonly string[]) =>
    db.orm
      .select({ key: loginFailure.key, count: loginFailure.count })
      .from(loginFailure)
      .where(and(inArray(loginFailure.key, [...keys]), gt(loginFailure.expiresAt, iso(now()))));

  return {
    /** Number of failures. @throws BusinessError D1027 */
    async seen({ account, address }: AttemptKeys): Promise<{ account: number; address: number }> {
      const rows = await db.transaction('system', () => countsOf([account, address]));
      const of = (key: string): number => rows.find((row) => row.key === key)?.count ?? 0;
      if (of(account) >= MAX_FAILURES) throw locked();
      return { account: of(account), address: of(address) };
    },
    /** Number of failures of an address, for all accounts. */
    async ofAddress(ip: string): Promise<number> {
      const [row] = await db.transaction('system', () => countsOf([attemptKeys('', ip).address]));
      return row?.count ?? 0;
    },
    /** Counts an attempt before its check, so that parallel guesses cannot outrun the counter. @throws BusinessError D1027 */
    async count({ account, address }: AttemptKeys): Promise<void> {
      const ofAccount = await db.transaction('system', async () => {
        const first = await countOne(account);
        await countOne(address);
        return first;
      });
      if (ofAccount > MAX_FAILURES) throw locked();
    },
    /** Successful attempt: resets the account, and subtracts its failures from the address. */
    async forgive({ account, address }: AttemptKeys): Promise<void> {
      await db.transaction('system', async () => {
        const [row] = await db.orm.delete(loginFailure).where(eq(loginFailure.key, account)).returning({ count: loginFailure.count });
        await db.orm
          .update(loginFailure)
          .set({ count: sql`greatest(0, ${loginFailure.count} - ${row?.count ?? 1})` })
          .where(eq(loginFailure.key, address));
      });
    },
    /** In a transaction of the system: which of these accounts are locked. */
    async lockedAmong(accounts: readonly string[]): Promise<ReadonlySet<string>> {
      const byKey = new Map(accounts.map((account) => [attemptKeys(account, '').account, account]));
      const rows = await countsOf([...byKey.keys()]);
      return new Set(rows.filter(({ count }) => count >= MAX_FAILURES).map(({ key }) => byKey.get(key) ?? key));
    },
    /** In a transaction of the system: lifts the lock of an account. */
    async lift(account: string): Promise<void> {
      await db.orm.delete(loginFailure).where(eq(loginFailure.key, attemptKeys(account, '').account));
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
