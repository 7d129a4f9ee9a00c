import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/port.ts';
import { networkOf } from '../../../http/address.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import { attemptKeys, CAPTCHA_AFTER, type Attempts } from '../attempts/service.ts';
import type { Captchas } from '../captcha/service.ts';
import type { Codes } from '../codes/service.ts';
import { passwordFits } from '../password/service.ts';
import { assertMayEnter, findByAddress, findById, findByName, type Person } from '../people/repo.ts';
import { addressesOf } from '../sessions/repo.ts';
import type { OpenPassword } from '../sm2/rules.ts';
import { readTarget } from '../codes/rules.ts';

const NIL = '00000000-0000-0000-0000-000000000000';

export interface LoginInput {
  account: string;
  password: string;
  codeId?: string | number | null | undefined;
  code?: string | null | undefined;
}

export interface LoginParts {
  db: Db;
  attempts: Attempts;
  captchas: Captchas;
  codes: Codes;
  openPassword: OpenPassword;
  config: Pick<Config, 'captcha'>;
}

/**
 * Identifies the user who signs in. Checks in the order of the origin: lock, captcha, then account and password. Whether account and
 * company are enabled is checked, and so revealed, only after the right password. An unknown account takes as long as an existing one.
 */
export function createLogin({ db, attempts, captchas, codes, openPassword, config }: LoginParts) {
  /**
   * Whether a user has signed in from this network before: in a session that is still stored, or at the latest sign-in. For an unknown
   * account it makes the same query, so that the duration does not reveal it.
   */
  const isFamiliar = async (person: Person | null, ip: string): Promise<boolean> => {
    const addresses = await db.transaction('system', () => addressesOf(db, person?.id ?? NIL));
    const used = [...addresses, ...(person?.lastLoginIp ? [person.lastLoginIp] : [])];
    return used.some((address) => networkOf(address) === networkOf(ip));
  };

  return {
    isFamiliar,

    /** @throws TooMany; BusinessError locked, captchaNeeded, passwordUnreadable, signInFailed, accountDisabled, companyDisabled, noMenu */
    async byPassword(input: LoginInput, ip: string): Promise<Person> {
      const name = input.account.trim().toLowerCase();
      const person = await findByName(db, name);
      const keys = attemptKeys(person?.account ?? name, ip);
      const failures = await attempts.failuresOf(keys);
      const needsCaptcha = config.captcha === 'always' || failures.account >= CAPTCHA_AFTER || failures.network >= CAPTCHA_AFTER;
      if (needsCaptcha && !(await captchas.fits(input.codeId, input.code))) throw new BusinessError(ERROR.captchaNeeded);
      const password = openPassword(input.password);
      await attempts.count(keys, await isFamiliar(person, ip));
      if (!(await passwordFits(person?.passwordHash ?? null, password)) || !person) throw new BusinessError(ERROR.signInFailed);
      await attempts.forgive(keys);
      assertMayEnter(person);
      return person;
    },

    /**
     * Wrong codes never lock a password: anyone may request a code for an address, and each code has a limit of attempts.
     * @throws BusinessError target, codeWrong, accountDisabled, companyDisabled, noMenu
     */
    async byCode(input: { phone: string; code: string }, ip: string): Promise<Person> {
      const { address } = readTarget(input.phone);
      const person = await findByAddress(db, address);
      if (!(await codes.fits('login', address, input.code)) || !person) {
        await attempts.countWrongCode(ip);
        throw new BusinessError('codeWrong');
      }
      assertMayEnter(person);
      return person;
    },

    /**
     * A user whose identity was proved in another way, e.g. by another device.
     * @throws BusinessError signInFailed when the user does not exist, accountDisabled, companyDisabled, noMenu
     */
    async byId(userId: string): Promise<Person> {
      const person = await findById(db, userId);
      if (!person) throw new BusinessError(ERROR.signInFailed);
      assertMayEnter(person);
      return person;
    },

    /**
     * Checks the password of a signed-in user; wrong passwords are counted as at sign-in. @returns the stored hash
     * @throws TooMany; BusinessError locked, passwordUnreadable, passwordWrong
     */
    async unlock(userId: string, given: string, ip: string): Promise<string> {
      const person = await findById(db, userId);
      const keys = attemptKeys(person?.account ?? userId, ip);
      await attempts.failuresOf(keys);
      const password = openPassword(given);
      await attempts.count(keys, await isFamiliar(person, ip));
      if (!(await passwordFits(person?.passwordHash ?? null, password)) || !person) throw new BusinessError('passwordWrong');
      await attempts.forgive(keys);
      return person.passwordHash;
    },
  };
}

export type Login = ReturnType<typeof createLogin>;
