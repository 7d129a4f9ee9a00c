import { and, eq, ne, or } from 'drizzle-orm';
import { appUser } from '../../../db/schema/core.ts';
import type { Reason } from '../../../http/errors.ts';
import type { Windows } from '../../../http/windows.ts';
import { sqlState, violatedConstraint, type Db } from '../../../db/port.ts';

/** Fields that are to blame, each with the codes of its reasons. */
export type Reasons = Record<string, Reason[]>;

/** Fields people sign in with. */
const NAMES = ['account', 'phone', 'email'] as const;
type NameField = (typeof NAMES)[number];
/** As they are stored: account and e-mail in lower case. */
export type Names = Partial<Record<NameField, string | null>>;

const UNIQUE_VIOLATION = '23505';
/** Limit of how often a company may learn in an hour that a user of another one has a name. More than that is no mistake in a form. */
const LEARNED = { points: 30, seconds: 3600 };

/** In a transaction of the system: the company of the user who has each of these names already. */
async function takers(db: Db, userId: string | null, wanted: Names): Promise<Map<NameField, string>> {
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
    if (row) found.set(field, row.tenantId);
  }
  return found;
}

const reasonsOf = (found: ReadonlyMap<NameField, string>): Reasons =>
  Object.fromEntries([...found.keys()].map((field): [string, Reason[]] => [field, ['taken']]));

/**
 * In a transaction of the system, since sign-in names are unique over all companies: which of them another user has. Each signs in
 * like any other, so that no account name may equal another user's phone number either.
 * @param userId The user the names are for; null for a new one.
 */
export const takenReasons = async (db: Db, userId: string | null, wanted: Names): Promise<Reasons> =>
  reasonsOf(await takers(db, userId, wanted));

/**
 * The same for people of a company, in a transaction of its own. It reveals people whom they are not shown, and is therefore limited.
 * @throws TooMany
 */
export async function learnTaken(db: Db, windows: Windows, tenantId: string, userId: string | null, wanted: Names): Promise<Reasons> {
  const found = await db.unit('system', () => takers(db, userId, wanted));
  if ([...found.values()].some((other) => other !== tenantId)) await windows.take(`taken names told to ${tenantId}`, LEARNED);
  return reasonsOf(found);
}

/** Errors of a write that came too late, since another user took the name between the check and the change; null for any other error. */
export function lateReasons(error: unknown): Reasons | null {
  if (sqlState(error) !== UNIQUE_VIOLATION) return null;
  const constraint = violatedConstraint(error);
  const field = NAMES.find((name) => constraint === `app_user_${name}`);
  return field ? { [field]: ['taken'] } : null;
}
