import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/port.ts';
import { signInStep } from '../../../../db/schema/factor.ts';
import { BusinessError } from '../../../../http/errors.ts';
import type { Person } from '../../people/repo.ts';

const STEP_SECONDS = 5 * 60;
const MAX_TRIES = 5;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Sign-ins that have passed the first step and wait for the second. Their token is accepted by the second step only. */
export function createSteps(db: Db, now: () => number) {
  const { tokenHash, userId, attempts, expiresAt } = signInStep;
  const iso = (ms: number): string => new Date(ms).toISOString();
  const valid = (token: string) => and(eq(tokenHash, hashOf(token)), gt(expiresAt, iso(now())));

  return {
    /** @param inTransaction Runs in the transaction that begins the step. */
    async begin(person: Person, inTransaction: () => void): Promise<{ token: string; expirySeconds: number }> {
      const token = randomBytes(32).toString('base64url');
      await db.transaction('system', async () => {
        await db.orm.insert(signInStep).values({
          tokenHash: hashOf(token),
          userId: person.id,
          passwordMark: hashOf(person.passwordHash),
          createTime: iso(now()),
          expiresAt: iso(now() + STEP_SECONDS * 1000),
        });
        inTransaction();
      });
      return { token, expirySeconds: STEP_SECONDS };
    },
    /** User of a step that is open. @throws BusinessError stepGone */
    async userOf(token: string): Promise<string> {
      const [row] = await db.transaction('system', () => db.orm.select({ userId }).from(signInStep).where(valid(token)));
      if (!row) throw new BusinessError('stepGone');
      return row.userId;
    },
    /** Counts an attempt before its check. @returns the id of the user @throws BusinessError stepGone, also after too many attempts */
    async attempt(token: string): Promise<string> {
      const [row] = await db.transaction('system', () =>
        db.orm
          .update(signInStep)
          .set({ attempts: sql`${attempts} + 1` })
          .where(and(valid(token), lt(attempts, MAX_TRIES)))
          .returning({ userId }),
      );
      if (!row) throw new BusinessError('stepGone');
      return row.userId;
    },
    /** In the transaction that opens the session: removes the step. @throws BusinessError stepGone, also after a change of the password */
    async finish(token: string, { id, passwordHash }: Person): Promise<void> {
      const [ended] = await db.orm.delete(signInStep).where(valid(token)).returning({ userId, passwordMark: signInStep.passwordMark });
      if (ended?.userId !== id || ended.passwordMark !== hashOf(passwordHash)) throw new BusinessError('stepGone');
    },
  };
}

export type Steps = ReturnType<typeof createSteps>;
