import { UUID } from '@seaberry/tracking/rules';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { BusinessError } from '../../../http/errors.ts';
import { consume } from '../../../http/limits.ts';

const SCAN_SECONDS = 120;
/** One question a second, and some more for a tab that wakes up. */
const POLLS_PER_MINUTE = 90;
const MAX_USER_AGENT = 300;

type State = 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'used';

interface ScanRow extends Record<string, unknown> {
  secret_hash: string;
  state: State;
  user_id: string | null;
  expires_at: string;
}

export interface Asker {
  ip: string | null;
  userAgent: string | null;
}

const hashed = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Sign-in by a second device. The id stands in the QR code and opens nothing; the secret never leaves the browser that asked. */
export function createScans(db: Db, now: () => number) {
  const polls = new RateLimiterMemory({ points: POLLS_PER_MINUTE, duration: 60 });
  const iso = (): string => new Date(now()).toISOString();

  /** waiting → scanned → confirmed or refused; each step once, and all by the same person. */
  const STEPS = {
    scan: ["state in ('waiting', 'scanned')", 'scanned'],
    allow: ["state in ('scanned', 'confirmed')", 'confirmed'],
    refuse: ["state in ('waiting', 'scanned', 'refused')", 'refused'],
  } as const;

  return {
    async create({ ip, userAgent }: Asker): Promise<{ id: string; secret: string; expirySeconds: number }> {
      const id = uuid();
      const secret = randomBytes(32).toString('base64url');
      await db.unit('system', () =>
        db.sql('insert into scan_login (id, secret_hash, ip, user_agent, create_time, expires_at) values ($1, $2, $3, $4, $5, $6)', [
          id,
          hashed(secret).toString('hex'),
          ip,
          userAgent?.slice(0, MAX_USER_AGENT) ?? null,
          iso(),
          new Date(now() + SCAN_SECONDS * 1000).toISOString(),
        ]),
      );
      return { id, secret, expirySeconds: SCAN_SECONDS };
    },

    /**
     * How far it is; to whoever knows the secret. `userId` comes once: with it the session is to be opened.
     *
     * @throws TooMany
     */
    async state(id: string, secret: string): Promise<{ state: State | 'expired'; userId: string | null }> {
      const gone = { state: 'expired', userId: null } as const;
      if (!UUID.test(id)) return gone;
      await consume(polls, id.toLowerCase());
      return db.unit('system', async () => {
        const [row] = await db.sql<ScanRow>('select secret_hash, state, user_id, expires_at from scan_login where id = $1', [id]);
        if (!row || !timingSafeEqual(Buffer.from(row.secret_hash, 'hex'), hashed(secret))) return gone;
        if (row.state === 'used' || Date.parse(row.expires_at) <= now()) return gone;
        if (row.state !== 'confirmed') return { state: row.state, userId: null };
        const [used] = await db.sql<{ user_id: string }>(
          "update scan_login set state = 'used' where id = $1 and state = 'confirmed' returning user_id",
          [id],
        );
        return used ? { state: 'confirmed', userId: used.user_id } : gone;
      });
    },

    /** What the signed-in device says. @param done Runs in the transaction of the step. @throws BusinessError scanGone */
    async step(id: string, step: keyof typeof STEPS, userId: string, done: () => void): Promise<Asker> {
      if (!UUID.test(id)) throw new BusinessError('scanGone');
      const [from, to] = STEPS[step];
      return db.unit('system', async () => {
        const [row] = await db.sql<{ ip: string | null; user_agent: string | null }>(
          `update scan_login set state = $2, user_id = $3
           where id = $1 and expires_at > $4 and ${from} and (user_id is null or user_id = $3) returning ip, user_agent`,
          [id, to, userId, iso()],
        );
        if (!row) throw new BusinessError('scanGone');
        done();
        return { ip: row.ip, userAgent: row.user_agent };
      });
    },
  };
}

export type Scans = ReturnType<typeof createScans>;
