import { createHash, randomBytes } from 'node:crypto';
import type { Parsed } from '@seaberry/api-client/schemas';
import { isUuid } from '@seaberry/tracking/rules';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { v7 as uuid } from 'uuid';
import type { Config } from '../../../../config.ts';
import type { Db } from '../../../../db/port.ts';
import { BusinessError } from '../../../../http/errors.ts';
import { TITLE } from '../../../config/site/service.ts';
import * as repo from './repo.ts';
import { challengeOf, siteOf, type Site } from './rules.ts';

const CHALLENGE_SECONDS = 5 * 60;
/** Limit for one user: enough for all devices, and few enough to list in one response. */
const MAX_PASSKEYS = 10;
/** EdDSA, ES256, RS256 (COSE numbers): every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257];

export type NewPasskey = Parsed<'sysFactor', 'addPasskey'>;
export type PasskeyAnswer = Parsed<'sysFactor', 'signInByPasskey'>['passkey'];

/** Purpose of a challenge; a response is accepted for the same purpose and subject only. */
export interface ChallengeUse {
  /** The second step of a sign-in, a proof of identity, or a sign-in by passkey alone. */
  purpose: 'step' | 'prove' | 'signIn';
  /** Hash of the token of the step, the session id, or empty. */
  subject: string;
}

interface VerifiedPasskey {
  name: string;
  rpId: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

const wrong = (): BusinessError => new BusinessError('passkeyWrong');

/** Passkeys (WebAuthn). A challenge is valid for one use within five minutes; a passkey works for the host name it was made for. */
export function createPasskeys(db: Db, config: Config, now: () => number) {
  const iso = (ms = now()): string => new Date(ms).toISOString();
  const system = <T>(work: () => Promise<T>): Promise<T> => db.transaction('system', work);
  const hashed = (challenge: string): string => createHash('sha256').update(challenge).digest('hex');
  const origins = [...config.corsOrigins, ...(config.publicUrl ? [new URL(config.publicUrl).origin] : [])];
  const site = (host: string): Site => siteOf(host, origins);

  async function newChallenge(purpose: ChallengeUse['purpose'] | 'add', subject: string, rpId: string): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    const expiresAt = iso(now() + CHALLENGE_SECONDS * 1000);
    await system(() => repo.addChallenge(db, { challengeHash: hashed(challenge), purpose, subject, rpId, expiresAt }));
    return challenge;
  }

  /** @throws BusinessError passkeyWrong */
  async function takeChallenge(
    clientDataJSON: string,
    purpose: ChallengeUse['purpose'] | 'add',
    subject: string,
    rpId: string,
  ): Promise<string> {
    const challenge = challengeOf(clientDataJSON);
    const isValid =
      challenge !== null &&
      (await system(() => repo.takeChallenge(db, { challengeHash: hashed(challenge), purpose, subject, rpId }, iso())));
    if (!isValid) throw wrong();
    return challenge;
  }

  /** In a transaction. @throws BusinessError passkeysKept */
  async function assertBelowLimit(userId: string): Promise<void> {
    if ((await repo.countPasskeys(db, userId)) >= MAX_PASSKEYS) throw new BusinessError('passkeysKept', { limit: MAX_PASSKEYS });
  }

  /** Bytes of a challenge: given a text, the library would encode it a second time. */
  const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));

  return {
    /** Options for a new passkey of the caller. @throws BusinessError passkeysKept */
    async creationOptions({ userId, account, sessionId }: { userId: string; account: string; sessionId: string }, host: string) {
      const { rpId } = site(host);
      const own = await system(async () => {
        await assertBelowLimit(userId);
        return repo.readPasskeys(db, userId, rpId);
      });
      return generateRegistrationOptions({
        rpName: TITLE,
        rpID: rpId,
        userName: account,
        userID: new Uint8Array(Buffer.from(userId)),
        challenge: bytesOf(await newChallenge('add', sessionId, rpId)),
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        timeout: CHALLENGE_SECONDS * 1000,
      });
    },

    /** Options for the use of a passkey. With `userId` null the passkey may be any user's, and has to verify its user. */
    async requestOptions({ purpose, subject }: ChallengeUse, host: string, userId: string | null) {
      const { rpId } = site(host);
      const own = userId === null ? [] : await system(() => repo.readPasskeys(db, userId, rpId));
      return generateAuthenticationOptions({
        rpID: rpId,
        challenge: bytesOf(await newChallenge(purpose, subject, rpId)),
        allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
        userVerification: purpose === 'signIn' ? 'required' : 'preferred',
        timeout: CHALLENGE_SECONDS * 1000,
      });
    },

    /** @throws BusinessError passkeyWrong */
    async verifyNew({ name, passkey: { id, response } }: NewPasskey, host: string, sessionId: string): Promise<VerifiedPasskey> {
      const { rpId, origins } = site(host);
      const expectedChallenge = await takeChallenge(response.clientDataJSON, 'add', sessionId, rpId);
      const { clientDataJSON, attestationObject, transports } = response;
      const verified = await verifyRegistrationResponse({
        response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
        expectedChallenge,
        expectedOrigin: origins,
        expectedRPID: rpId,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
        // The library throws for every fault of a response.
      }).catch(() => null);
      if (!verified?.verified) throw wrong();
      const { credential } = verified.registrationInfo;
      return {
        name,
        rpId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: transports ?? [],
      };
    },

    /**
     * In a transaction that locks the row of the user.
     * @throws BusinessError passkeysKept, passkeyWrong for a passkey that is known already
     */
    async write(userId: string, verified: VerifiedPasskey): Promise<void> {
      await assertBelowLimit(userId);
      if (!(await repo.write(db, { ...verified, id: uuid(), userId, createTime: iso() }))) throw wrong();
    },

    /** In a transaction. */
    rename: (userId: string, id: string, name: string): Promise<boolean> =>
      isUuid(id) ? repo.rename(db, userId, id, name) : Promise.resolve(false),

    /** In a transaction. */
    remove: (userId: string, id: string): Promise<boolean> => (isUuid(id) ? repo.remove(db, userId, id) : Promise.resolve(false)),

    /** @returns the user of the passkey @throws BusinessError passkeyWrong */
    async verify({ id, response }: PasskeyAnswer, host: string, { purpose, subject }: ChallengeUse): Promise<{ userId: string }> {
      const { rpId, origins } = site(host);
      const expectedChallenge = await takeChallenge(response.clientDataJSON, purpose, subject, rpId);
      const row = await system(() => repo.readByCredential(db, id));
      if (row?.rpId !== rpId) throw wrong();
      const verified = await verifyAuthenticationResponse({
        response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
        expectedChallenge,
        expectedOrigin: origins,
        expectedRPID: rpId,
        credential: { id, publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')), counter: row.counter },
        // Without a password the passkey is both steps, so the authenticator must have verified its user.
        requireUserVerification: purpose === 'signIn',
      }).catch(() => null);
      if (!verified?.verified) throw wrong();
      if (!(await system(() => repo.recordUse(db, row.id, verified.authenticationInfo.newCounter, iso())))) throw wrong();
      return { userId: row.userId };
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
