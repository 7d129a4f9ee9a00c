import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/port.ts';
import { passkey, passkeyChallenge } from '../../../../db/schema/factor.ts';

export type PasskeyRow = typeof passkey.$inferSelect;
type Challenge = typeof passkeyChallenge.$inferInsert;

export async function addChallenge(db: Db, challenge: Challenge): Promise<void> {
  await db.orm.insert(passkeyChallenge).values(challenge);
}

/** Removes a challenge, which is valid once. @returns whether it was valid for this purpose, subject and site */
export async function takeChallenge(db: Db, { challengeHash, purpose, subject, rpId }: Omit<Challenge, 'expiresAt'>, now: string) {
  const [row] = await db.orm.delete(passkeyChallenge).where(eq(passkeyChallenge.challengeHash, challengeHash)).returning();
  return row?.purpose === purpose && row.subject === subject && row.rpId === rpId && Date.parse(row.expiresAt) > Date.parse(now);
}

/** Passkeys of a user for a site. */
export async function readPasskeys(db: Db, userId: string, rpId: string): Promise<PasskeyRow[]> {
  return db.orm
    .select()
    .from(passkey)
    .where(and(eq(passkey.userId, userId), eq(passkey.rpId, rpId)));
}

/** Passkeys of a user, for all sites. */
export const countPasskeys = (db: Db, userId: string): Promise<number> => db.orm.$count(passkey, eq(passkey.userId, userId));

export async function readByCredential(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.orm.select().from(passkey).where(eq(passkey.credentialId, credentialId));
  return row ?? null;
}

/** @returns false for a credential that is known already */
export async function write(db: Db, row: typeof passkey.$inferInsert): Promise<boolean> {
  const written = await db.orm.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id });
  return written.length > 0;
}

/**
 * Stores the counter of an accepted signature. Authenticators without a counter always report 0.
 * @returns false if a signature with this counter or a higher one was accepted before, as with a copied passkey
 */
export async function recordUse(db: Db, id: string, counter: number, usedAt: string): Promise<boolean> {
  const isLater = or(lt(passkey.counter, counter), and(eq(passkey.counter, 0), sql`${counter}::bigint = 0`));
  const used = await db.orm
    .update(passkey)
    .set({ counter, usedAt })
    .where(and(eq(passkey.id, id), isLater))
    .returning({ id: passkey.id });
  return used.length > 0;
}

/** @returns false when the user has no such passkey */
export async function rename(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const renamed = await db.orm
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.userId, userId), eq(passkey.id, id)))
    .returning({ id: passkey.id });
  return renamed.length > 0;
}

export async function remove(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db.orm
    .delete(passkey)
    .where(and(eq(passkey.userId, userId), eq(passkey.id, id)))
    .returning({ id: passkey.id });
  return removed.length > 0;
}
