import { STEP_WAYS, type StepWay } from '@seaberry/api-client/contract';
import type { Parsed } from '@seaberry/api-client/schemas';
import type { Db } from '../../../db/port.ts';
import { passkey } from '../../../db/schema/factor.ts';
import { requireVersion } from '../../../db/versions.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import type { Queue } from '../../../jobs/queue.ts';
import { TITLE } from '../../config/site/service.ts';
import { factorKeys, type Attempts } from '../attempts/service.ts';
import type { ContactCalls } from '../contacts/service.ts';
import type { Login } from '../login/service.ts';
import type { Person } from '../people/repo.ts';
import type { Sessions } from '../sessions/service.ts';
import type { ChallengeUse, NewPasskey, PasskeyAnswer, Passkeys } from './passkeys/service.ts';
import { newRecoveryCodes, recoveryHash } from './recovery/rules.ts';
import * as repo from './repo.ts';
import type { Seal } from './seal/rules.ts';
import { isTotpCode, newTotpSecret, stepOf, totpUri } from './totp/rules.ts';

/** Time to scan the QR code and enter a first code. */
const ENROL_SECONDS = 15 * 60;

export interface FactorParts {
  db: Db;
  now: () => number;
  seal: Seal;
  attempts: Attempts;
  sessions: Sessions;
  contacts: ContactCalls;
  login: Login;
  passkeys: Passkeys;
}

/** Proof of a second factor: a code, or the response of a passkey. */
export interface GivenFactor {
  code: string | null | undefined;
  passkey: PasskeyAnswer | null | undefined;
  /** Purpose for which the challenge of the passkey was issued. */
  challengeUse: ChallengeUse;
}

/** Parts of the context of a call. */
interface RequestContext {
  ip: string;
  host: string;
  deps: { queue: Queue };
}

type PasskeyName = Parsed<'sysFactor', 'renamePasskey'>;
type User = Pick<SignedIn, 'userId' | 'sessionId' | 'account'>;
/** Runs in the transaction of a change, e.g. to write the audit entry. */
type InTransaction = () => Promise<void>;

/** Second factors of users. */
export function createFactors({ db, now, seal, attempts, sessions, contacts, login, passkeys }: FactorParts) {
  const iso = (ms = now()): string => new Date(ms).toISOString();
  const system = <T>(work: () => Promise<T>): Promise<T> => db.transaction('system', work);

  /** In a transaction: replaces the recovery codes of a user. @returns the codes, which are shown only now */
  async function makeRecoveryCodes(userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await repo.writeRecoveryCodes(db, userId, codes.map(recoveryHash), iso());
    return codes;
  }

  /** In a transaction: ends the other sessions, which signed in before the change, and sends the user a message. */
  async function changed(
    queue: Queue,
    { userId, sessionId }: User,
    what: 'factorAdded' | 'factorRemoved',
    inTransaction: InTransaction,
  ): Promise<void> {
    await sessions.endOthers(userId, sessionId);
    await contacts.notify(queue, userId, what);
    await inTransaction();
  }

  async function totpFits(userId: string, code: string): Promise<boolean> {
    const row = await repo.readTotp(db, userId);
    const secret = row?.secret ? seal.open(row.secret, userId) : null;
    const step = secret === null ? null : stepOf(secret, code, now());
    return step !== null && repo.useTotpStep(db, userId, step, iso());
  }

  async function recoveryFits(userId: string, code: string, queue: Queue): Promise<boolean> {
    if (!(await repo.useRecoveryCode(db, userId, recoveryHash(code)))) return false;
    await contacts.notify(queue, userId, 'recoveryUsed');
    return true;
  }

  return {
    own: (userId: string) => system(() => repo.readFactors(db, userId)),

    /** The ways in which a user can take the second step. */
    async waysOf(userId: string): Promise<StepWay[]> {
      const own = await system(() => repo.readFactors(db, userId));
      const has = { totp: own.totp !== null, passkey: own.passkeys.length > 0, recovery: own.recoveryCodes > 0 };
      return STEP_WAYS.filter((way) => has[way]);
    },

    async beginTotp(
      { userId, account }: User,
      inTransaction: InTransaction,
    ): Promise<{ secret: string; uri: string; expirySeconds: number }> {
      const secret = newTotpSecret();
      await system(async () => {
        await repo.writeNewTotp(db, userId, seal.close(secret, userId), iso(now() + ENROL_SECONDS * 1000));
        await inTransaction();
      });
      return { secret, uri: totpUri(secret, TITLE, account), expirySeconds: ENROL_SECONDS };
    },

    /** @returns new recovery codes, if it is the user's first factor @throws BusinessError codeWrong, enrolGone */
    confirmTotp(user: User, code: string, queue: Queue, inTransaction: InTransaction): Promise<string[] | null> {
      const { userId } = user;
      return system(async () => {
        await repo.lockUserRow(db, userId);
        const row = await repo.readTotp(db, userId);
        const pending = row?.newUntil && Date.parse(row.newUntil) > now() ? row.newSecret : null;
        const secret = pending ? seal.open(pending, userId) : null;
        if (secret === null) throw new BusinessError('enrolGone');
        const step = stepOf(secret, code, now());
        if (step === null) throw new BusinessError('codeWrong');
        const isFirst = !(await repo.userHasFactor(db, userId));
        await repo.takeTotpIntoUse(db, userId, seal.close(secret, userId), step, iso());
        const codes = isFirst ? await makeRecoveryCodes(userId) : null;
        await changed(queue, user, 'factorAdded', inTransaction);
        return codes;
      });
    },

    /** @throws BusinessError notFound for a user without an authenticator app */
    removeTotp(user: User, queue: Queue, inTransaction: InTransaction): Promise<void> {
      return system(async () => {
        await repo.lockUserRow(db, user.userId);
        if (!(await repo.removeTotp(db, user.userId))) throw new BusinessError(ERROR.notFound);
        if (!(await repo.userHasFactor(db, user.userId))) await repo.removeRecoveryCodes(db, user.userId);
        await changed(queue, user, 'factorRemoved', inTransaction);
      });
    },

    /** @returns new recovery codes, if it is the user's first factor @throws BusinessError passkeyWrong */
    async addPasskey(
      user: User,
      given: NewPasskey,
      { host, deps }: RequestContext,
      inTransaction: InTransaction,
    ): Promise<string[] | null> {
      const { userId, sessionId } = user;
      const verified = await passkeys.verifyNew(given, host, sessionId);
      return system(async () => {
        await repo.lockUserRow(db, userId);
        const isFirst = !(await repo.userHasFactor(db, userId));
        await passkeys.write(userId, verified);
        const codes = isFirst ? await makeRecoveryCodes(userId) : null;
        await changed(deps.queue, user, 'factorAdded', inTransaction);
        return codes;
      });
    },

    /** @throws BusinessError notFound; Outdated */
    renamePasskey({ userId }: User, { id, version, name }: PasskeyName, inTransaction: InTransaction): Promise<void> {
      return system(async () => {
        await repo.lockUserRow(db, userId);
        const { passkeys: own } = await repo.readFactors(db, userId);
        const current = own.find((one) => one.id === id);
        if (!current) throw new BusinessError(ERROR.notFound);
        await requireVersion(db, passkey, { id, version }, () => Promise.resolve(current), 'own');
        await passkeys.rename(userId, id, name);
        await inTransaction();
      });
    },

    /** @throws BusinessError notFound */
    removePasskey(user: User, id: string, queue: Queue, inTransaction: InTransaction): Promise<void> {
      return system(async () => {
        await repo.lockUserRow(db, user.userId);
        if (!(await passkeys.remove(user.userId, id))) throw new BusinessError(ERROR.notFound);
        if (!(await repo.userHasFactor(db, user.userId))) await repo.removeRecoveryCodes(db, user.userId);
        await changed(queue, user, 'factorRemoved', inTransaction);
      });
    },

    /** @throws BusinessError notFound without a second factor */
    renewRecoveryCodes({ userId }: User, inTransaction: InTransaction): Promise<string[]> {
      return system(async () => {
        await repo.lockUserRow(db, userId);
        if (!(await repo.userHasFactor(db, userId))) throw new BusinessError(ERROR.notFound);
        const codes = await makeRecoveryCodes(userId);
        await inTransaction();
        return codes;
      });
    },

    /**
     * In a transaction of the system: removes all second factors, for a user who has lost them, and ends every session.
     * @throws BusinessError noFactor
     */
    async removeAll(userId: string, queue: Queue): Promise<void> {
      await repo.lockUserRow(db, userId);
      if (!(await repo.userHasFactor(db, userId))) throw new BusinessError('noFactor');
      await repo.removeTotp(db, userId);
      await repo.removePasskeys(db, userId);
      await repo.removeRecoveryCodes(db, userId);
      await sessions.endOthers(userId, null);
      await contacts.notify(queue, userId, 'factorRemoved');
    },

    /**
     * Checks a code or passkey and uses it up. Wrong ones lock the second step; a stranger cannot cause that, since only a user who has
     * passed the first step gets here.
     * @throws BusinessError codeWrong, passkeyWrong, locked; TooMany
     */
    async check(person: Person, { code, passkey, challengeUse }: GivenFactor, { ip, host, deps }: RequestContext): Promise<void> {
      const keys = factorKeys(person.id, ip);
      await attempts.failuresOf(keys);
      await attempts.count(keys, await login.isFamiliar(person, ip));
      if (passkey) {
        const { userId } = await passkeys.verify(passkey, host, challengeUse);
        if (userId !== person.id) throw new BusinessError('passkeyWrong');
      } else {
        const given = code ?? '';
        const fits = await system(() => (isTotpCode(given) ? totpFits(person.id, given) : recoveryFits(person.id, given, deps.queue)));
        if (!fits) throw new BusinessError('codeWrong');
      }
      await attempts.forgive(keys);
    },
  };
}

export type Factors = ReturnType<typeof createFactors>;
