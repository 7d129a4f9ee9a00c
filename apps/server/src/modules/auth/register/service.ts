import { v7 as uuid } from 'uuid';
import type { Config } from '../../../config.ts';
import { sqlState, type Db } from '../../../db/port.ts';
import { networkOf } from '../../../http/address.ts';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import { createRateWindows } from '../../../http/rate-windows.ts';
import type { Clock } from '../../../ports/clock.ts';
import { post } from '../../ledger/service.ts';
import { companyNameReasons } from '../../company/repo.ts';
import { countTakenName } from '../../company/taken/service.ts';
import { createTenant, insertUser, type NewUser } from '../../user/accounts/repo.ts';
import type { Attempts } from '../attempts/service.ts';
import type { Codes } from '../codes/service.ts';
import { writePassword } from '../password/repo.ts';
import { assertGoodPassword, type PasswordNames } from '../password/rules.ts';
import { hashPassword } from '../password/service.ts';
import { findByAddress, findByName, type Person } from '../people/repo.ts';
import type { Sessions } from '../sessions/service.ts';
import type { OpenPassword } from '../sm2/rules.ts';
import { readTarget } from '../codes/rules.ts';

export interface RegisterInput {
  account: string;
  code: string;
  password: string;
  nickName: string;
  companyName: string;
  /** Address of the caller. */
  ip: string;
}

export interface AccountParts {
  config: Config;
  db: Db;
  clock: Clock;
  codes: Codes;
  attempts: Attempts;
  sessions: Sessions;
  openPassword: OpenPassword;
}

export interface Registered {
  userId: string;
  tenantId: string;
  account: string;
  realName: string | null;
}

const UNIQUE_VIOLATION = '23505';

/** @throws FieldErrors `companyName`: companyNameTaken */
async function assertNameFree(db: Db, name: string): Promise<void> {
  const reasons = await companyNameReasons(db, name, null);
  if (reasons.length > 0) throw new FieldErrors({ companyName: reasons });
}

/** Runs `work`; if it reports a taken company name (FieldErrors), counts that for the network of the caller. */
async function countTakenNames<T>(db: Db, clock: Clock, ip: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FieldErrors) await countTakenName(createRateWindows(db, clock.wallNow), networkOf(ip));
    throw error;
  }
}

/**
 * Unauthenticated calls with a code and a new password: registration and password reset. The password is hashed before the account is
 * looked up, so that a call takes the same time for known and unknown accounts.
 */
export function createAccountCalls({ config, db, clock, codes, attempts, sessions, openPassword }: AccountParts) {
  const checkAndHash = async (given: string, names: PasswordNames): Promise<{ password: string; hash: string }> => {
    const password = openPassword(given);
    assertGoodPassword(config.passwordPolicy, password, names);
    return { password, hash: await hashPassword(password) };
  };

  async function write(
    user: Omit<NewUser, 'password'>,
    companyName: string,
    passwordHash: string,
    inTransaction: (registered: Registered) => void,
  ): Promise<void> {
    const { tenantId, account, realName = null } = user;
    const userId = uuid();
    await db.transaction('system', async () => {
      // Checked again in the transaction that creates the company: the check locks the name until its end.
      await assertNameFree(db, companyName);
      await createTenant(db, { name: companyName, tier: 'sailor' }, tenantId);
      await insertUser(db, user, passwordHash, userId);
      const grant = { orderId: tenantId, kind: 'grant' as const, attempt: 1, amount: config.welcomeBerries, userId };
      if (config.welcomeBerries > 0) await post(db, tenantId, [grant], clock.domainNow());
      inTransaction({ userId, tenantId, account, realName });
    });
  }

  return {
    /**
     * Creates a company account of the lowest tier with its first administrator.
     * @param inTransaction Runs in the transaction that creates them.
     * @throws BusinessError target, passwordUnreadable, codeWrong; FieldErrors for the password. Only for a holder of the code:
     * BusinessError registered, FieldErrors for a name that another company has, TooMany after several such names
     */
    async register(input: RegisterInput, inTransaction: (registered: Registered) => void): Promise<void> {
      const { channel, address } = readTarget(input.account);
      const [nickName, companyName] = [input.nickName.trim(), input.companyName.trim()];
      const { hash: passwordHash } = await checkAndHash(input.password, { account: address, company: companyName });
      const beforeUse = async (): Promise<void> => {
        if (await findByName(db, address)) throw new BusinessError('registered');
        await assertNameFree(db, companyName);
      };
      const fits = await countTakenNames(db, clock, input.ip, () => codes.fits('register', address, input.code, beforeUse));
      if (!fits) throw new BusinessError('codeWrong');
      const tenantId = uuid();
      const user = {
        tenantId,
        account: address,
        roles: ['admin'] as const,
        realName: nickName,
        nickName,
        email: channel === 'email' ? address : null,
        phone: channel === 'sms' ? address : null,
        accountType: 777,
      };
      try {
        await countTakenNames(db, clock, input.ip, () => write(user, companyName, passwordHash, inTransaction));
      } catch (error) {
        // Of two concurrent registrations with the same address, the second fails here.
        if (sqlState(error) === UNIQUE_VIOLATION) throw new BusinessError('registered');
        throw error;
      }
    },

    /**
     * Sets a password for a holder of the code; ends every session of the user and lifts the lock.
     * @param inTransaction Runs in the transaction of the change.
     * @throws BusinessError target, passwordUnreadable, codeWrong, also when the password or the address was changed in the meantime.
     * FieldErrors for the password
     */
    async resetPassword(
      input: { account: string; code: string; password: string },
      inTransaction: (person: Person) => Promise<void>,
    ): Promise<void> {
      const { address } = readTarget(input.account);
      const { password, hash: passwordHash } = await checkAndHash(input.password, { account: address });
      const person = await findByAddress(db, address);
      // That a password resembles the account name would reveal the name, so this is checked only once the code was right.
      const beforeUse = async (): Promise<void> => assertGoodPassword(config.passwordPolicy, password, { account: person?.account });
      if (!(await codes.fits('reset', address, input.code, beforeUse)) || !person) throw new BusinessError('codeWrong');
      await db.transaction('system', async () => {
        const updateTime = new Date(clock.wallNow()).toISOString();
        const written = await writePassword(db, person.id, { passwordHash, updateTime, formerHash: person.passwordHash });
        if (!written || (await findByAddress(db, address))?.id !== person.id) throw new BusinessError('codeWrong');
        await attempts.lift(person.account);
        await sessions.endOthers(person.id, null);
        await inTransaction(person);
      });
    },
  };
}

export type AccountCalls = ReturnType<typeof createAccountCalls>;
