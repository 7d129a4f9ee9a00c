import { randomBytes } from 'node:crypto';
import type { Parsed } from '@seaberry/api-client/schemas';
import { v7 as uuid } from 'uuid';
import { sqlState, type Db } from '../../../db/port.ts';
import { appUser } from '../../../db/schema/core.ts';
import { requireVersion } from '../../../db/versions.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import { callerOf, scopeOf, type CallContext, type SignedIn } from '../../../http/handlers.ts';
import type { Auth } from '../../auth/service.ts';
import { emitEvents } from '../../plugin/events/service.ts';
import { passwordReasons } from '../../auth/password/rules.ts';
import { hashPassword } from '../../auth/password/service.ts';
import { isUuid } from '@seaberry/tracking/rules';
import { rolesOf } from '../belongings/repo.ts';
import { placeReasons, setAffiliations, setRoles } from '../belongings/service.ts';
import { accountReason, columnsOf, formReasons, namesOf, newColumnsOf, type PersonForm } from './rules.ts';
import { personInList } from '../list/repo.ts';
import { isColleague } from '../visible/repo.ts';
import { addUser, writeUser } from '../repo.ts';
import { assertNotWidened, reloadSessions, changeableUser, type ChangeableUser } from '../service.ts';
import { uniqueViolationReasons, revealTaken, type Reasons } from '../unique/service.ts';

const FOREIGN_KEY_VIOLATION = '23503';

function refuse(...all: readonly Reasons[]): void {
  const reasons: Reasons = Object.assign({}, ...all);
  if (Object.keys(reasons).length > 0) throw new FieldErrors(reasons);
}

/** Translates errors of the database: another transaction may take a name, or remove an organization, between check and write. */
async function withReasons(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const reasons = uniqueViolationReasons(error);
    if (reasons) throw new FieldErrors(reasons);
    throw sqlState(error) === FOREIGN_KEY_VIOLATION ? new BusinessError(ERROR.notFound) : error;
  }
}

/** Hash of the entered password, and why it is rejected; without one, the hash of a random password. */
async function preparedPassword(
  auth: Auth,
  { config }: CallContext['deps'],
  { account, given }: { account: string; given: string | null | undefined },
): Promise<{ hash: string; reasons: Reasons }> {
  if (!given) return { hash: await hashPassword(randomBytes(48).toString('base64url')), reasons: {} };
  const password = auth.openPassword(given);
  const reasons = passwordReasons(config.passwordPolicy, password, { account });
  return { hash: await hashPassword(password), reasons: reasons.length > 0 ? { password: reasons } : {} };
}

/** Whether a change gives the user a role, another name for signing in, or another address for a password reset. */
async function givesAccess(db: Db, person: ChangeableUser, form: PersonForm, account: string): Promise<boolean> {
  const { phone = person.phone, email = person.email } = columnsOf(form);
  if (account !== person.account || phone !== person.phone || email !== person.email) return true;
  const had = await rolesOf(db, person.id);
  return form.roleIdList.some((id) => !had.includes(id));
}

/** Rejects changes of the caller's own addresses: their profile changes these, with codes and a message to the former ones. */
function ownAddressReasons(caller: SignedIn, person: ChangeableUser, form: PersonForm): Reasons {
  if (person.id !== caller.userId) return {};
  const wanted = columnsOf(form);
  const moved = (['phone', 'email'] as const).filter((name) => wanted[name] !== undefined && wanted[name] !== person[name]);
  return Object.fromEntries(moved.map((name) => [name, ['ownAddress']]));
}

/** Rejects a manager who is the user, or none of the company whom the caller sees; the present one may stay. */
async function managerReasons(db: Db, caller: SignedIn, { managerUserId }: PersonForm, person: ChangeableUser | null): Promise<Reasons> {
  if (!managerUserId || managerUserId === person?.managerUserId) return {};
  if (managerUserId === person?.id) return { managerUserId: ['invalid'] };
  return (await isColleague(db, caller, managerUserId)) ? {} : { managerUserId: [ERROR.notFound] };
}

const wallNow = ({ deps }: CallContext): string => new Date(deps.clock.wallNow()).toISOString();

/**
 * Creates a user of the caller's company. Opens its own transactions, since it hashes a password and compares names across companies.
 *
 * @throws FieldErrors with every reason at once; BusinessError mayNotGrant, notFound, passwordUnreadable; TooMany
 */
export async function addPerson(auth: Auth, input: Parsed<'sysUser', 'add'>, context: CallContext): Promise<string> {
  const { db } = context.deps;
  const caller = callerOf(context);
  const now = wallNow(context);
  const names = namesOf(input);
  const account = names.account ?? '';
  const badName = accountReason(account);
  const { hash, reasons: ofPassword } = await preparedPassword(auth, context.deps, { account, given: input.password });
  const taken = await revealTaken(db, auth.rateWindows, caller.tenantId, null, names, now);
  const id = uuid();
  const audit = { createdBy: caller.userId, createTime: now, updatedBy: caller.userId, updateTime: now };
  await withReasons(() =>
    db.transaction(scopeOf(context), async () => {
      const ofPlace = await placeReasons(db, caller, input, null);
      const ofManager = await managerReasons(db, caller, input, null);
      refuse(formReasons(input, now.slice(0, 10)), ofPassword, ofPlace, ofManager, taken, badName ? { account: [badName] } : {});
      await addUser(db, {
        ...newColumnsOf(input, account),
        ...audit,
        id,
        tenantId: caller.tenantId,
        passwordHash: hash,
        mustChangePassword: Boolean(input.password),
      });
      await setRoles(db, caller, { id, isFirstAdministrator: false }, input.roleIdList);
      await setAffiliations(db, caller.tenantId, id, input.extOrgIdList ?? []);
      await assertNotWidened(db, caller, id);
      await emitEvents(context.deps, caller.tenantId, [{ type: 'user.created', data: { id, account } }]);
      context.writeAuditEntry();
    }),
  );
  return id;
}

/**
 * Changes the form fields of a user. Opens its own transactions, since it compares names across companies.
 *
 * @throws FieldErrors with every reason at once; Outdated; BusinessError notFound, aboveYou, mayNotGrant, firstAdministrator, proofNeeded;
 * TooMany
 */
export async function updatePerson(auth: Auth, input: Parsed<'sysUser', 'update'>, context: CallContext): Promise<void> {
  const { db } = context.deps;
  const caller = callerOf(context);
  const now = wallNow(context);
  if (!isUuid(input.id)) throw new BusinessError(ERROR.notFound);
  const names = namesOf(input);
  const taken = await revealTaken(db, auth.rateWindows, caller.tenantId, input.id, names, now);
  await withReasons(() =>
    db.transaction(scopeOf(context), async () => {
      const person = await changeableUser(db, caller, input.id);
      await requireVersion(db, appUser, input, () => personInList(db, caller, person.id, context.locale));
      const account = names.account ?? person.account;
      if (await givesAccess(db, person, input, account)) await context.requireProof();
      // An unchanged name is accepted even if it breaks the present rules.
      const badName = account === person.account ? null : accountReason(account);
      const ofPlace = await placeReasons(db, caller, input, person);
      const ofOwn = ownAddressReasons(caller, person, input);
      const ofManager = await managerReasons(db, caller, input, person);
      refuse(formReasons(input, now.slice(0, 10)), ofPlace, ofManager, taken, badName ? { account: [badName] } : {}, ofOwn);
      await writeUser(db, person.id, { ...columnsOf(input), account, updatedBy: caller.userId, updateTime: now });
      await setRoles(db, caller, person, input.roleIdList);
      if (input.extOrgIdList !== undefined) await setAffiliations(db, caller.tenantId, person.id, input.extOrgIdList ?? []);
      await assertNotWidened(db, caller, person.id);
      await reloadSessions(auth, context, person.id);
      context.writeAuditEntry();
    }),
  );
}
