import { STEP_WAYS, type StepWay } from '@seaberry/api-client/contract';
import type { Db } from '../../../db/port.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import type { Queue } from '../../../jobs/queue.ts';
import { TITLE } from '../../config/handlers.ts';
import { factorKeys, type Attempts } from '../attempts/service.ts';
import type { ContactCalls } from '../contacts/service.ts';
import type { Login } from '../login/service.ts';
import type { Person } from '../people/repo.ts';
import type { Sessions } from '../sessions/service.ts';
import type { Asked, NewPasskey, PasskeyAnswer, Passkeys } from './passkeys/service.ts';
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

/** A given code or response of a passkey, and its purpose. */
export interface GivenFactor {
  code: string | null | undefined;
  passkey: PasskeyAnswer | null | undefined;
  asked: Asked;
}

/** From the context of a call. */
interface Circumstances {
  ip: string;
  host: string;
  deps: { queue: Queue };
}

type User = Pick<SignedIn, 'userId' | 'sessionId' | 'account'>;
/** Runs in the transaction of a change. */
type Done = () => Promise<void>;

/** Second factors of users. */
export function createFactors({ db, now, seal, attempts, sessions, contacts, login, passkeys }: FactorParts) {
  const iso = (ms = now()): string => new Date(ms).toISOString();
  const system = <T>(work: () => Promise<T>): Promise<T> => db.transaction('system', work);

  /** In a transaction. @returns the codes, shown once */
  async function makeRecoveryCodes(userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await repo.writeRecoveryCodes(db, userId, codes.map(recoveryHash), iso());
    return codes;
  }

  /** In a transaction: ends the other sessions, which signed in before the change, and sends the user a message. */
  async function changed(queue: Queue, { userId, sessionId }: User, what: 'factorAdded' | 'factorRemoved', done: Done): Promise<void> {
    await sessions.endOthers(userId, sessionId);
    await contacts.tell(queue, userId, what);
    await done();
  }

  async function totpFits(userId: string, code: string): Promise<boolean> {
    const row = await repo.readTotp(db, userId);
    const secret = row?.secret ? seal.open(row.secret, userId) : null;
    const step = secret === null ? null : stepOf(secret, code, now());
    return step !== null && repo.useTotpStep(db, userId, step, iso());
  }

  async function recoveryFits(userId: string, code: string, queue: Queue): Promise<boolean> {
    if (!(await repo.useRecoveryCode(db, userId, recoveryHash(code)))) return false;
    await contacts.tell(queue, userId, 'recoveryUsed');
    return true;
  }

  return {
    own: (userId: string) => system(() => repo.readFactors(db, userId)),

    /** How the user can take the second step. */
    async waysOf(userId: string): Promise<StepWay[]> {
      const own = await system(() => repo.readFactors(db, userId));
      const has = { totp: own.totp !== null, passkey: own.passkeys.length > 0, recovery: own.recoveryCodes > 0 };
      return STEP_WAYS.filter((way) => has[way]);
    },

    async beginTotp({ userId, account }: User, done: Done): Promise<{ secret: string; uri: string; expirySeconds: number }> {
      const secret = newTotpSecret();
      await system(async () => {
        await repo.writeNewTotp(db, userId, seal.close(secret, userId), iso(now() + ENROL_SECONDS * 1000));
        await done();
      });
      return { secret, uri: totpUri(secret, TITLE, account), expirySeconds: ENROL_SECONDS };
    },

    /** @returns recovery codes with the first factor @throws BusinessError codeWrong, enrolGone */
    confirmTotp(user: User, code: string, queue: Queue, done: Done): Promise<string[] | null> {
      const { userId } = user;
      return system(async () => {
        await repo.holdUser(db, userId);
        const row = await repo.readTotp(db, userId);
        const open = row?.newSecret && row.newUntil && Date.parse(row.newUntil) > now() ? seal.open(row.newSecret, userId) : null;
        if (open === null) throw new BusinessError('enrolGone');
        const step = stepOf(open, code, now());
        if (step === null) throw new BusinessError('codeWrong');
        const isFirst = !(await repo.userHasFactor(db, userId));
        await repo.takeTotpIntoUse(db, userId, seal.close(open, userId), step, iso());
        const codes = isFirst ? await makeRecoveryCodes(userId) : null;
        await changed(queue, user, 'factorAdded', done);
        return codes;
      });
    },

    /** @throws BusinessError notFound without one */
    removeTotp(user: User, queue: Queue, done: Done): Promise<void> {
      return system(async () => {
        await repo.holdUser(db, user.userId);
        if (!(await repo.removeTotp(db, user.userId))) throw new BusinessError(ERROR.notFound);
        if (!(await repo.userHasFactor(db, user.userId))) await repo.removeRecoveryCodes(db, user.userId);
        await changed(queue, user, 'factorRemoved', done);
      });
    },

    /** @returns recovery codes with the first factor @throws BusinessError passkeyWrong */
    async addPasskey(user: User, given: NewPasskey, { host, deps }: Circumstances, done: Done): Promise<string[] | null> {
      const { userId, sessionId } = user;
      const made = await passkeys.verifyNew(given, host, sessionId);
      return system(async () => {
        await repo.holdUser(db, userId);
        const isFirst = !(await repo.userHasFactor(db, userId));
        await passkeys.write(userId, made);
        const codes = isFirst ? await makeRecoveryCodes(userId) : null;
        await changed(deps.queue, user, 'factorAdded', done);
        return codes;
      });
    },

    /** @throws BusinessError notFound */
    removePasskey(user: User, id: string, queue: Queue, done: Done): Promise<void> {
      return system(async () => {
        await repo.holdUser(db, user.userId);
        if (!(await passkeys.remove(user.userId, id))) throw new BusinessError(ERROR.notFound);
        if (!(await repo.userHasFactor(db, user.userId))) await repo.removeRecoveryCodes(db, user.userId);
        await changed(queue, user, 'factorRemoved', done);
      });
    },

    /** @throws BusinessError notFound without a second factor */
    renewRecoveryCodes({ userId }: User, done: Done): Promise<string[]> {
      return system(async () => {
        await repo.holdUser(db, userId);
        if (!(await repo.userHasFactor(db, userId))) throw new BusinessError(ERROR.notFound);
        const codes = await makeRecoveryCodes(userId);
        await done();
        return codes;
      });
    },

    /**
     * In a transaction of the system, for a user who has lost them: removes all second factors and ends every session.
     * @throws BusinessError noFactor
     */
    async removeAll(userId: string, queue: Queue): Promise<void> {
      await repo.holdUser(db, userId);
      if (!(await repo.userHasFactor(db, userId))) throw new BusinessError('noFactor');
      await repo.removeTotp(db, userId);
      await repo.removePasskeys(db, userId);
      await repo.removeRecoveryCodes(db, userId);
      await sessions.endOthers(userId, null);
      await contacts.tell(queue, userId, 'factorRemoved');
    },

    /**
     * Checks a code or passkey of a user, which is used up. Only a user who has passed the first step gets here, so a stranger cannot lock
     * the second one.
     * @throws BusinessError codeWrong, passkeyWrong, locked; TooMany
     */
    async check(person: Person, { code, passkey, asked }: GivenFactor, { ip, host, deps }: Circumstances): Promise<void> {
      const keys = factorKeys(person.id, ip);
      await attempts.seen(keys);
      await attempts.count(keys, await login.isFamiliar(person, ip));
      if (passkey) {
        const { userId } = await passkeys.verify(passkey, host, asked);
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
