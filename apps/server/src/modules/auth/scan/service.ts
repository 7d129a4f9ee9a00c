import { UUID } from '@seaberry/tracking/rules';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { scanLogin } from '../../../db/schema/session.ts';
import { BusinessError } from '../../../http/errors.ts';
import { consume } from '../../../http/limits.ts';
import { hasEndedSince } from '../sessions/repo.ts';

const SCAN_SECONDS = 120;
/** The page polls once a second; the rest is a reserve for background tabs, whose delayed timers then fire together. */
const POLLS_PER_MINUTE = 90;
const MAX_USER_AGENT = 300;

type ScanRow = typeof scanLogin.$inferSelect;
type State = ScanRow['state'];
/** The browser that asks to be signed in, as the approving device shows it. */
export type RequestingBrowser = Pick<ScanRow, 'ip' | 'userAgent'>;

/** waiting → scanned → confirmed or refused, all by the same user. A repeated request of the same step has no effect. */
const STEPS = {
  scan: { from: ['waiting', 'scanned'], to: 'scanned' },
  allow: { from: ['scanned', 'confirmed'], to: 'confirmed' },
  refuse: { from: ['waiting', 'scanned', 'refused'], to: 'refused' },
} satisfies Record<string, { from: State[]; to: State }>;

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Sign-in by a second device. The id in the QR code gives no access: the tokens are for the browser that also has the secret. */
export function createScans(db: Db, now: () => number) {
  const polls = new RateLimiterMemory({ points: POLLS_PER_MINUTE, duration: 60 });
  const iso = (): string => new Date(now()).toISOString();

  return {
    async create({ ip, userAgent }: RequestingBrowser): Promise<{ id: string; secret: string; expirySeconds: number }> {
      const id = uuid();
      const secret = randomBytes(32).toString('base64url');
      await db.transaction('system', () =>
        db.orm.insert(scanLogin).values({
          id,
          secretHash: hashOf(secret).toString('hex'),
          ip,
          userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
          createTime: iso(),
          expiresAt: new Date(now() + SCAN_SECONDS * 1000).toISOString(),
        }),
      );
      return { id, secret, expirySeconds: SCAN_SECONDS };
    },

    /**
     * State of the sign-in, for a browser with the secret. `userId` is returned once, to open the session, unless a session of the user has
     * ended since the browser asked.
     * @throws TooMany
     */
    async state(id: string, secret: string): Promise<{ state: State | 'expired'; userId: string | null }> {
      const expired = { state: 'expired', userId: null } as const;
      if (!UUID.test(id)) return expired;
      await consume(polls, id.toLowerCase());
      return db.transaction('system', async () => {
        const { secretHash, state, userId, createTime, expiresAt } = scanLogin;
        const [row] = await db.orm.select({ secretHash, state, userId, createTime, expiresAt }).from(scanLogin).where(eq(scanLogin.id, id));
        if (!row || !timingSafeEqual(Buffer.from(row.secretHash, 'hex'), hashOf(secret))) return expired;
        if (row.state === 'used' || Date.parse(row.expiresAt) <= now()) return expired;
        if (row.state !== 'confirmed') return { state: row.state, userId: null };
        if (row.userId === null || (await hasEndedSince(db, row.userId, row.createTime))) return expired;
        const [used] = await db.orm
          .update(scanLogin)
          .set({ state: 'used' })
          .where(and(eq(scanLogin.id, id), eq(state, 'confirmed')))
          .returning({ userId: scanLogin.userId });
        return used ? { state: 'confirmed', userId: used.userId } : expired;
      });
    },

    /** A step of the signed-in device. @param inTransaction Runs in the transaction of the step. @throws BusinessError scanGone */
    async step(id: string, step: keyof typeof STEPS, userId: string, inTransaction: () => void): Promise<RequestingBrowser> {
      if (!UUID.test(id)) throw new BusinessError('scanGone');
      const { from, to } = STEPS[step];
      return db.transaction('system', async () => {
        const isFreeOrOwn = or(isNull(scanLogin.userId), eq(scanLogin.userId, userId));
        const [row] = await db.orm
          .update(scanLogin)
          .set({ state: to, userId })
          .where(and(eq(scanLogin.id, id), gt(scanLogin.expiresAt, iso()), inArray(scanLogin.state, from), isFreeOrOwn))
          .returning({ ip: scanLogin.ip, userAgent: scanLogin.userAgent });
        if (!row) throw new BusinessError('scanGone');
        inTransaction();
        return row;
      });
    },
  };
}

export type Scans = ReturnType<typeof createScans>;
