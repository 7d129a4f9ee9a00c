import type { Db } from '../../db/port.ts';
import { SignatureRefused } from '../../http/errors.ts';
import type { SignedIn } from '../../http/handlers.ts';
import { readPerson } from '../access/person/repo.ts';
import type { Seal } from '../auth/factors/seal/rules.ts';
import { keyById, keyByName, takeNonce, writeKey } from './repo.ts';
import { isNonce, isSignature, newSecret, timeOf, WINDOW_MS, type Signed } from './rules.ts';

/** Precision of the time of last use. */
const USED_MS = 60_000;

type KeyRow = NonNullable<Awaited<ReturnType<typeof keyById>>>;

/** Authentication of signed requests. Users, companies and keys are read for each request, so a change has effect at once. */
export function createSignatures(db: Db, seal: Seal, now: () => number) {
  const iso = (ms: number): string => new Date(ms).toISOString();
  /** For an unknown key: refusing it takes as long as refusing a wrong signature. */
  const unknown = newSecret();

  const secretsOf = ({ id, secret, previousSecret, previousUntil }: KeyRow): string[] => {
    const isKept = previousUntil !== null && Date.parse(previousUntil) > now();
    return [secret, isKept ? previousSecret : null].flatMap((sealed) => (sealed === null ? [] : (seal.open(sealed, id) ?? [])));
  };

  async function personOf(row: KeyRow | null): Promise<SignedIn | null> {
    if (!row) return null;
    const person = await readPerson(db, { tenantId: row.bindTenantId, userId: row.bindUserId });
    // No session has the id of a key, so none is proved by it.
    return person && { ...person, sessionId: row.id, expiresAt: now(), key: { id: row.id, accessKey: row.accessKey } };
  }

  return {
    /**
     * The user of a request with a right signature and time.
     * @throws SignatureRefused
     */
    async verify(signed: Signed, { method, path, search }: { method: string; path: string; search: string }): Promise<SignedIn> {
      const { accessKey, timestamp, nonce, sign } = signed;
      const at = timeOf(timestamp);
      if (at === null || !isNonce(nonce)) throw new SignatureRefused('signatureHeaders');
      if (Math.abs(now() - at) > WINDOW_MS) throw new SignatureRefused('signatureTime');
      const found = await db.transaction('system', async () => {
        const row = await keyByName(db, accessKey);
        return { row, user: await personOf(row) };
      });
      const { row, user } = found;
      const secrets = row ? secretsOf(row) : [unknown];
      const urls = search === '' ? [path] : [`${path}${search}`, path];
      const checked = secrets.flatMap((secret) =>
        urls.map((url) => isSignature(sign, secret, { method, url, accessKey, timestamp, nonce })),
      );
      if (!row || !checked.includes(true)) throw new SignatureRefused('signatureWrong');
      if (!user) throw new SignatureRefused('keyUserDisabled');
      return user;
    },

    /** Uses the nonce of a verified request and records the use of the key. @throws SignatureRefused for one that is used already */
    async use({ key }: SignedIn, nonce: string, ip: string): Promise<void> {
      if (!key) return;
      await db.transaction('system', async () => {
        const expiresAt = iso(now() + 2 * WINDOW_MS);
        if (!(await takeNonce(db, { keyId: key.id, nonce, expiresAt }, iso(now())))) throw new SignatureRefused('signatureUsed');
        const row = await keyById(db, key.id);
        if (!row) throw new SignatureRefused('signatureWrong');
        const { usedTime } = row;
        // Precise to the minute, so that it costs one write per minute.
        if (usedTime === null || now() - Date.parse(usedTime) >= USED_MS) await writeKey(db, key.id, { usedTime: iso(now()), usedIp: ip });
      });
    },

    /** The user with current rights; null when the key or its user is disabled. */
    again: (user: SignedIn): Promise<SignedIn | null> =>
      db.transaction('system', async () => personOf(user.key ? await keyById(db, user.key.id) : null)),
  };
}

export type Signatures = ReturnType<typeof createSignatures>;
