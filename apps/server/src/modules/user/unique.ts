import type { Reason } from '../../http/errors.ts';
import { sqlState, violatedConstraint, type Db } from '../../db/port.ts';

/** Fields that are to blame, each with the codes of its reasons. */
export type Reasons = Record<string, Reason[]>;

/** What people sign in with. */
const NAMES = ['account', 'phone', 'email'] as const;
type NameField = (typeof NAMES)[number];
/** As they are stored: account and e-mail in lower case. */
export type Names = Partial<Record<NameField, string | null>>;

const UNIQUE_VIOLATION = '23505';

/**
 * In a unit of the system, since names to sign in with are unique over all companies: which of them somebody else has. Each signs in
 * like any other, so that nobody's account name may be somebody's phone number either.
 *
 * @param userId Whose names they are to be; null for somebody new.
 */
export async function takenReasons(db: Db, userId: string | null, wanted: Names): Promise<Reasons> {
  const reasons: Reasons = {};
  for (const field of NAMES) {
    const value = wanted[field];
    if (!value) continue;
    const rows = await db.sql(
      'select 1 as found from app_user where ($1::uuid is null or id <> $1::uuid) and (account = $2 or phone = $2 or email = $2) limit 1',
      [userId, value],
    );
    if (rows.length > 0) reasons[field] = ['taken'];
  }
  return reasons;
}

/** Of a write that came too late, since somebody took the name between the question and the change; null for any other error. */
export function lateReasons(error: unknown): Reasons | null {
  if (sqlState(error) !== UNIQUE_VIOLATION) return null;
  const constraint = violatedConstraint(error);
  const field = NAMES.find((name) => constraint === `app_user_${name}`);
  return field ? { [field]: ['taken'] } : null;
}
