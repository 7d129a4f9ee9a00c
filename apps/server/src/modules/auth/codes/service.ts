import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { verificationCode } from '../../../db/schema/session.ts';
import { BusinessError } from '../../../http/errors.ts';

export type CodePurpose = (typeof verificationCode.$inferSelect)['purpose'];

/** A typed code with the address that it was sent to. */
export interface GivenCode {
  target: string;
  code: string;
}

export const CODE_MINUTES = 10;
export const RESEND_SECONDS = 60;
const MAX_TRIES = 5;
const DIGITS = 6;

/** Verification codes. Only a keyed hash is stored; each is valid for one purpose, five attempts and one use. */
export function createCodes(db: Db, keyedHash: (text: string) => Buffer, now: () => number) {
  const iso = (ms: number): string => new Date(ms).toISOString();
  const hashed = (id: string, code: string): Buffer => keyedHash(`code:${id}:${code}`);

  const sentFor = (purpose: CodePurpose, target: string) => and(eq(verificationCode.purpose, purpose), eq(verificationCode.target, target));

  /** Seconds until another code may be sent to the recipient. */
  async function waitSeconds(purpose: CodePurpose, target: string): Promise<number> {
    const [row] = await db.orm.select({ createTime: verificationCode.createTime }).from(verificationCode).where(sentFor(purpose, target));
    const since = row ? now() - Date.parse(row.createTime) : 0;
    return Math.max(1, Math.ceil(RESEND_SECONDS - since / 1000));
  }

  /** Counts an attempt. @returns the id of the code if it matches */
  async function tryCode(purpose: CodePurpose, { target, code }: GivenCode): Promise<string | null> {
    const { id, attempts, codeHash, expiresAt } = verificationCode;
    const [row] = await db.orm
      .update(verificationCode)
      .set({ attempts: sql`${attempts} + 1` })
      .where(and(sentFor(purpose, target), gt(expiresAt, iso(now())), lt(attempts, MAX_TRIES)))
      .returning({ id, codeHash });
    return row && timingSafeEqual(Buffer.from(row.codeHash, 'hex'), hashed(row.id, code.trim())) ? row.id : null;
  }

  /**
   * Addresses whose code is wrong. Counts an attempt for each. The codes are used up only if all match.
   * @param beforeUse Checks whose result only a holder of the codes may learn; if it throws, the codes stay valid.
   */
  function wrongTargets(purpose: CodePurpose, given: readonly GivenCode[], beforeUse?: () => Promise<void>): Promise<string[]> {
    return db.transaction('system', async () => {
      const found: { target: string; id: string | null }[] = [];
      for (const one of given) found.push({ target: one.target, id: await tryCode(purpose, one) });
      const wrong = found.filter(({ id }) => id === null).map(({ target }) => target);
      if (wrong.length > 0) return wrong;
      for (const { id } of found) if (id) await db.orm.delete(verificationCode).where(eq(verificationCode.id, id));
      await beforeUse?.();
      return wrong;
    });
  }

  return {
    /**
     * Creates a code that replaces the previous one; `write` sends it in the same transaction.
     *
     * @throws BusinessError codeTooSoon
     */
    issue(purpose: CodePurpose, target: string, write: (code: string, id: string) => Promise<void>): Promise<void> {
      const id = uuid();
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
      return db.transaction('system', async () => {
        const columns = { id, codeHash: hashed(id, code).toString('hex'), attempts: 0, createTime: iso(now()) };
        const expiresAt = iso(now() + CODE_MINUTES * 60_000);
        const written = await db.orm
          .insert(verificationCode)
          .values({ ...columns, expiresAt, purpose, target })
          .onConflictDoUpdate({
            target: [verificationCode.purpose, verificationCode.target],
            set: { ...columns, expiresAt },
            setWhere: lte(verificationCode.createTime, iso(now() - RESEND_SECONDS * 1000)),
          })
          .returning({ id: verificationCode.id });
        if (written.length === 0) throw new BusinessError('codeTooSoon', { seconds: await waitSeconds(purpose, target) });
        await write(code, id);
      });
    },
    /** Whether a code is right, which stays valid. Counts the attempt before its check. */
    isRight: (purpose: CodePurpose, target: string, code: string): Promise<boolean> =>
      db.transaction('system', async () => (await tryCode(purpose, { target, code })) !== null),
    /** Whether a code is right: counts the attempt before its check, and uses a right code up. */
    async fits(purpose: CodePurpose, target: string, code: string, beforeUse?: () => Promise<void>): Promise<boolean> {
      return (await wrongTargets(purpose, [{ target, code }], beforeUse)).length === 0;
    },
    wrongTargets,
  };
}

export type Codes = ReturnType<typeof createCodes>;
