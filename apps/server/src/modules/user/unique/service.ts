import { and, eq, gt, ne, or } from 'drizzle-orm';
import { appUser } from '../../../db/schema/core.ts';
import { contactUndo } from '../../../db/schema/session.ts';
import type { Reason } from '../../../http/errors.ts';
import type { RateWindows } from '../../../http/rate-windows.ts';
import { sqlState, violatedConstraint, type Db } from '../../../db/port.ts';

/** Rejected fields, each with the codes of its reasons. */
export type Reasons = Record<string, Reason[]>;

/** Fields for signing in. */
const NAMES = ['account', 'phone', 'email'] as const;
type NameField = (typeof NAMES)[number];
/** Values as they are stored: account and email in lower case. */
export type Names = Partial<Record<NameField, string | null>>;

const UNIQUE_VIOLATION = '23505';
/** Limit of "taken" responses about users of other companies, per company and hour: more would be an attempt to list them. */
const MAX_REVEALED = { points: 30, seconds: 3600 };

/** In a transaction of the system: the company of another user who can still undo a change of this address. */
async function restorerOf(db: Db, userId: string | null, value: string, now: string): Promise<{ tenantId: string } | undefined> {
  const { email, phone, expiresAt } = contactUndo;
  const [row] = await db.orm
    .select({ tenantId: appUser.tenantId })
    .from(contactUndo)
    .innerJoin(appUser, eq(appUser.id, contactUndo.userId))
    .where(and(gt(expiresAt, now), userId === null ? undefined : ne(appUser.id, userId), or(eq(email, value), eq(phone, value))))
    .limit(1);
  return row;
}

/** In a transaction of the system: the company of the user who has each of these names, or can still get it back. */
async function takers(db: Db, userId: string | null, wanted: Names, now: string): Promise<Map<NameField, string>> {
  const found = new Map<NameField, string>();
  for (const field of NAMES) {
    const value = wanted[field];
    if (!value) continue;
    const { id, tenantId, account, phone, email } = appUser;
    const named = or(eq(account, value), eq(phone, value), eq(email, value));
    const [row] = await db.orm
      .select({ tenantId })
      .from(appUser)
      .where(and(userId === null ? undefined : ne(id, userId), named))
      .limit(1);
    const taker = row ?? (await restorerOf(db, userId, value, now));
    if (taker) found.set(field, taker.tenantId);
  }
  return found;
}

const reasonsOf = (found: ReadonlyMap<NameField, string>): Reasons =>
  Object.fromEntries([...found.keys()].map((field): [string, Reason[]] => [field, ['taken']]));

/**
 * In a transaction of the system, since sign-in names are unique across companies: which of the names another user has. Users sign in with
 * any of the three, so an account name must not equal another user's phone number either.
 * @param userId The user who wants the names; null for a new user.
 * @param now Wall time.
 */
export const takenReasons = async (db: Db, userId: string | null, wanted: Names, now: string): Promise<Reasons> =>
  reasonsOf(await takers(db, userId, wanted, now));

/**
 * As `takenReasons`, to be shown to a user of a company; opens a transaction. A taken name can reveal a user of another company, so the
 * number of such results is limited.
 * @throws TooMany
 */
export async function revealTaken(
  db: Db,
  rateWindows: RateWindows,
  tenantId: string,
  userId: string | null,
  wanted: Names,
  now: string,
): Promise<Reasons> {
  const found = await db.transaction('system', () => takers(db, userId, wanted, now));
  if ([...found.values()].some((other) => other !== tenantId)) await rateWindows.take(`taken names shown to ${tenantId}`, MAX_REVEALED);
  return reasonsOf(found);
}

/** Reasons for a violated unique constraint: another user took the name between check and write. Null for other errors. */
export function uniqueViolationReasons(error: unknown): Reasons | null {
  if (sqlState(error) !== UNIQUE_VIOLATION) return null;
  const constraint = violatedConstraint(error);
  const field = NAMES.find((name) => constraint === `app_user_${name}`);
  return field ? { [field]: ['taken'] } : null;
}

/** In a transaction of the system: who has each of these names, or can still get it back, in every company. */
export async function holdersOf(
  db: Db,
  names: readonly string[],
  now: string,
): Promise<{ name: string; userId: string; tenantId: string }[]> {
  return db.sql(
    `with wanted as (select distinct value as name from jsonb_array_elements_text($1::jsonb))
     select w.name, u.id as "userId", u.tenant_id as "tenantId" from wanted w join app_user u on u.account = w.name
     union select w.name, u.id, u.tenant_id from wanted w join app_user u on u.email = w.name
     union select w.name, u.id, u.tenant_id from wanted w join app_user u on u.phone = w.name
     union select w.name, u.id, u.tenant_id from wanted w join contact_undo c on w.name in (c.email, c.phone) and c.expires_at > $2
       join app_user u on u.id = c.user_id`,
    [JSON.stringify(names), now],
  );
}

/** Counts names that a list shows as taken by users of other companies, with those that forms show. @throws TooMany */
export async function countRevealed(rateWindows: RateWindows, tenantId: string, number: number): Promise<void> {
  for (let count = 0; count < number; count += 1) await rateWindows.take(`taken names shown to ${tenantId}`, MAX_REVEALED);
}
