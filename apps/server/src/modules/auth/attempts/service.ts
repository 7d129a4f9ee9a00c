import { and, eq, gt, inArray, like, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Config } from '../../../config.ts';
import { lockKey } from '../../../db/locks.ts';
import type { Db } from '../../../db/port.ts';
import { loginFailure } from '../../../db/schema/core.ts';
import { networkOf } from '../../../http/address.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError, TooMany } from '../../../http/errors.ts';
import type { Person } from '../people/repo.ts';

/** Lifetime of a counter after its last failure, in seconds; that of the counter `lock` is the time of the lock. */
const COUNTED_S = 30 * 60;
/** Failures, of an account or a network, from which a captcha is required. */
export const CAPTCHA_AFTER = 2;
/**
 * Failures of an account over all networks, from which an unfamiliar network has to wait: a second after the last failure, twice as long
 * after each further one. A familiar network, from which the user of the account has signed in before, never has to wait. A lock of the
 * whole account would let strangers keep the user out.
 */
const DELAY_AFTER = 10;
const MAX_DELAY_S = 900;

/** Prefix of the keys that count failures at a second factor from one network. */
const FACTOR_LOCK = 'factorlock:';

/** Keys of the three counters that an attempt raises. */
export interface AttemptKeys {
  /** No key: the account name, which is stored with the counter `lock`, so that all locks of an account can be found. */
  name: string;
  /** All attempts at the account, which need not exist. */
  account: string;
  /** All attempts from the network. */
  network: string;
  /** Attempts at the account from the network. */
  lock: string;
}

/**
 * @param name Stored account name, so that email, phone and account name of a user share one counter; for an unknown one the typed text.
 */
export const attemptKeys = (name: string, ip: string): AttemptKeys => {
  const network = networkOf(ip);
  // The network comes first: it has no blank, so no typed name makes the key of another account.
  return { name, account: `account:${name}`, network: `ip:${network}`, lock: `lock:${network} ${name}` };
};

/** Keys of attempts at the second factor, which only users who passed the first step can make. No typed account name makes such a key. */
export const factorKeys = (userId: string, ip: string): AttemptKeys => {
  const network = networkOf(ip);
  return { name: `factor:${userId}`, account: `factor:${userId}`, network: `ip:${network}`, lock: `${FACTOR_LOCK}${network} ${userId}` };
};

/** Seconds after the last failure in which an unfamiliar network may not try again. */
const delayS = (failures: number): number => (failures < DELAY_AFTER ? 0 : Math.min(MAX_DELAY_S, 2 ** (failures - DELAY_AFTER)));

/**
 * Failed sign-ins, in the database: one counter for all processes, and for every way to try a password.
 * @param limits Read at each attempt. The origin locks after five failures too.
 */
export function createAttempts(db: Db, now: () => number, limits: Pick<Config, 'maxFailures' | 'lockMinutes'>) {
  const locked = (): BusinessError => new BusinessError(ERROR.locked, { minutes: limits.lockMinutes });
  const { key, account, count, expiresAt } = loginFailure;
  const iso = (ms: number): string => new Date(ms).toISOString();
  const system = <T>(work: () => Promise<T>): Promise<T> => db.transaction('system', work);

  /**
   * Raises one counter. @param ofAccount Account name to store with it. @param where Condition for raising an existing counter.
   * @returns the new count; null when the condition failed
   */
  const countOne = async (name: string, ofAccount: string | null = null, where?: SQL): Promise<number | null> => {
    const until = iso(now() + (ofAccount === null ? COUNTED_S : limits.lockMinutes * 60) * 1000);
    const [row] = await db.orm
      .insert(loginFailure)
      .values({ key: name, account: ofAccount, count: 1, expiresAt: until })
      .onConflictDoUpdate({
        target: key,
        set: { expiresAt: until, count: sql`case when ${expiresAt} < ${iso(now())} then 1 else ${count} + 1 end` },
        ...(where ? { setWhere: where } : {}),
      })
      .returning({ count });
    return row?.count ?? null;
  };

  const countsOf = (keys: readonly string[]) =>
    db.orm
      .select({ key, count, expiresAt })
      .from(loginFailure)
      .where(and(inArray(key, [...keys]), gt(expiresAt, iso(now()))));

  /** SQL: whether the delay of an unfamiliar network is over. Its last failure was `COUNTED_S` before the counter expires. */
  const isDelayOver = (): SQL =>
    sql`${expiresAt} <= ${iso(now())}::timestamptz
      + make_interval(secs => ${COUNTED_S}::int - case when ${count} < ${DELAY_AFTER}::int then 0
          else least(${MAX_DELAY_S}::int, power(2, least(${count} - ${DELAY_AFTER}::int, 20))) end)`;

  /** In a transaction: seconds that an unfamiliar network still has to wait. */
  async function waitS({ account: name }: AttemptKeys): Promise<number> {
    const [row] = await countsOf([name]);
    const lastMs = row ? Date.parse(row.expiresAt) - COUNTED_S * 1000 : 0;
    return Math.max(1, Math.ceil((lastMs - now()) / 1000 + delayS(row?.count ?? 0)));
  }

  return {
    /** Failures of the account over all networks, and of the network for all accounts. @throws BusinessError locked */
    async failuresOf(keys: AttemptKeys): Promise<{ account: number; network: number }> {
      const rows = await system(() => countsOf([keys.account, keys.network, keys.lock]));
      const of = (name: string): number => rows.find((row) => row.key === name)?.count ?? 0;
      if (of(keys.lock) >= limits.maxFailures) throw locked();
      return { account: of(keys.account), network: of(keys.network) };
    },
    /** Failures of a network, for all accounts. */
    async failuresOfNetwork(ip: string): Promise<number> {
      const [row] = await system(() => countsOf([attemptKeys('', ip).network]));
      return row?.count ?? 0;
    },
    /** Counts a wrong verification code for the network only: a captcha is required sooner, and no password is locked. */
    async countWrongCode(ip: string): Promise<void> {
      await system(() => countOne(attemptKeys('', ip).network));
    },
    /**
     * Counts an attempt before its check, so that parallel guesses cannot outrun the counters. A right one is taken back by `forgive`.
     * @param familiar Whether the user of the account has signed in from this network before.
     * @throws BusinessError locked; TooMany, which counts nothing
     */
    async count(keys: AttemptKeys, familiar: boolean): Promise<void> {
      const outcome = await system(async () => {
        // Without this lock, parallel attempts at one account could deadlock: each would hold a counter that the other waits for.
        await lockKey(db, keys.account);
        const ofAccount = await countOne(keys.account, null, familiar ? undefined : isDelayOver());
        if (ofAccount === null) return { wait: await waitS(keys) };
        await countOne(keys.network);
        return { failures: (await countOne(keys.lock, keys.name)) ?? 0 };
      });
      if (outcome.wait !== undefined) throw new TooMany(outcome.wait);
      if (outcome.failures > limits.maxFailures) throw locked();
    },
    /** After a successful attempt: removes the counter `lock` and subtracts its failures from those of the account and of the network. */
    async forgive(keys: AttemptKeys): Promise<void> {
      await system(async () => {
        await lockKey(db, keys.account);
        const [row] = await db.orm.delete(loginFailure).where(eq(key, keys.lock)).returning({ count });
        const totals = inArray(key, [keys.account, keys.network]);
        await db.orm
          .update(loginFailure)
          .set({ count: sql`${count} - ${row?.count ?? 1}` })
          .where(totals);
        await db.orm.delete(loginFailure).where(and(totals, lte(count, 0)));
      });
    },
    /** In a transaction of the system: ids of the users whose account or second factor is locked for a network. */
    async lockedAmong(users: readonly Pick<Person, 'id' | 'account'>[]): Promise<ReadonlySet<string>> {
      const names = users.flatMap((user) => [user.account, factorKeys(user.id, '').name]);
      const rows = await db.orm
        .selectDistinct({ key, account })
        .from(loginFailure)
        .where(and(inArray(account, names), gt(expiresAt, iso(now())), sql`${count} >= ${limits.maxFailures}`));
      const isLocked = (user: Pick<Person, 'id' | 'account'>): boolean =>
        rows.some((row) => row.account === (row.key.startsWith(FACTOR_LOCK) ? factorKeys(user.id, '').name : user.account));
      return new Set(users.filter(isLocked).map(({ id }) => id));
    },
    /** In a transaction of the system: lifts the locks of an account. */
    async lift(name: string): Promise<void> {
      await db.orm.delete(loginFailure).where(or(eq(account, name), eq(key, attemptKeys(name, '').account)));
    },
    /** In a transaction of the system: lifts the locks of the second factors of a user. */
    async liftFactors(userId: string): Promise<void> {
      const { name } = factorKeys(userId, '');
      await db.orm.delete(loginFailure).where(or(and(eq(account, name), like(key, `${FACTOR_LOCK}%`)), eq(key, name)));
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
