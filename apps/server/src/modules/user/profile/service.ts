import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import { eq } from 'drizzle-orm';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/port.ts';
import type { Deps } from '../../../deps.ts';
import { appUser, tenant } from '../../../db/schema/core.ts';
import { requireVersion } from '../../../db/versions.ts';
import { FieldErrors } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/handlers.ts';
import type { Contacts } from '../../auth/contacts/rules.ts';
import type { Auth } from '../../auth/service.ts';
import { channelWorks } from '../../outgoing/service.ts';
import { writeUser } from '../repo.ts';
import { birthdayReason } from '../rules.ts';
import { uniqueViolationReasons, revealTaken, takenReasons, type Reasons } from '../unique/service.ts';

/** Personal data that users may change themselves: the fields of the form only. */
export type Particulars = Parsed<'sysUser', 'updateBaseInfo'>;

/** In a transaction of the tenant: base info of a user, with the tier and the berries of their company. */
export async function readBaseInfo(db: Db, userId: string): Promise<Answered<'sysUser', 'baseInfo'> | null> {
  const { id, sex, accountType, nickName, realName, tenantId, phone, email, birthday, address, signature, avatar, version } = appUser;
  const ofUser = { id, sex, accountType, nickName, realName, tenantId, phone, email, birthday, address, signature, avatar, version };
  const [row] = await db.orm
    .select({ ...ofUser, companyName: tenant.name, tier: tenant.tier, berries: tenant.berryBalance })
    .from(appUser)
    .innerJoin(tenant, eq(tenant.id, tenantId))
    .where(eq(id, userId));
  return row ?? null;
}

/** @param today `YYYY-MM-DD` in UTC */
function reasonsOf({ realName, birthday }: Particulars, today: string): Reasons {
  const reasons: Reasons = {};
  if (!realName.trim()) reasons['realName'] = ['required'];
  const wrong = birthdayReason(birthday, today);
  if (wrong) reasons['birthday'] = [wrong];
  return reasons;
}

/** Value of a column: undefined keeps it, null or an empty text clears it. */
const optional = (text: string | null | undefined): string | null | undefined => (text === undefined ? undefined : text?.trim() || null);

/** New values of columns; undefined keeps the present value. */
const changesOf = (given: Particulars, now: string) => ({
  realName: given.realName.trim(),
  nickName: optional(given.nickName),
  phone: given.phone,
  email: optional(given.email?.toLowerCase() ?? given.email),
  birthday: given.birthday,
  sex: given.sex ?? undefined,
  address: optional(given.address),
  signature: optional(given.signature),
  updateTime: now,
});

interface EnteredCode {
  /** Input field with the code. */
  field: 'phoneCode' | 'emailCode';
  name: keyof Contacts;
  target: string;
  code: string;
}

/** In a transaction: addresses of a user, locked until it ends. */
async function lockContacts(db: Db, userId: string): Promise<Contacts> {
  const { phone, email } = appUser;
  const [row] = await db.orm.select({ phone, email }).from(appUser).where(eq(appUser.id, userId)).for('update');
  return row ?? { phone: null, email: null };
}

/** New addresses with the codes entered for them; none for a channel by which no code can be sent. */
function enteredCodesOf(config: Config, given: Particulars, wanted: Contacts, present: Contacts): EnteredCode[] {
  const entered: EnteredCode[] = [];
  if (wanted.phone && wanted.phone !== present.phone && channelWorks(config, 'sms'))
    entered.push({ field: 'phoneCode', name: 'phone', target: wanted.phone, code: given.phoneCode?.trim() ?? '' });
  if (wanted.email && wanted.email !== present.email && channelWorks(config, 'email'))
    entered.push({ field: 'emailCode', name: 'email', target: wanted.email, code: given.emailCode?.trim() ?? '' });
  return entered;
}

/**
 * Changes the caller's own data. Opens its own transactions. That an address is taken is revealed only to a user who knows the code that
 * was sent to it, or if no code can be sent.
 * @param inTransaction Runs in the transaction of the change.
 * @throws BusinessError proofNeeded for another address; Outdated; TooMany. FieldErrors with every reason at once: `required`, `date`,
 * `pastDate`, `taken`; once all these are valid `codeWrong`, then `taken`, then `changedSince`
 */
export async function changeParticulars(
  { db, config, queue }: Pick<Deps, 'db' | 'config' | 'queue'>,
  { codes, contacts, rateWindows }: Pick<Auth, 'codes' | 'contacts' | 'rateWindows'>,
  { requireProof }: Pick<CallContext, 'requireProof'>,
  who: { tenantId: string; userId: string },
  given: Particulars,
  now: string,
  inTransaction: () => Promise<void>,
): Promise<void> {
  const requirePresentVersion = () =>
    requireVersion(db, appUser, { id: who.userId, version: given.version }, () => readBaseInfo(db, who.userId), 'baseInfo');
  // Checked before the codes, which can be used only once, and again in the transaction of the change.
  const before = await db.transaction('system', async () => {
    await requirePresentVersion();
    return lockContacts(db, who.userId);
  });
  const wanted = { phone: given.phone, email: given.email === undefined ? before.email : given.email?.trim().toLowerCase() || null };
  // A proof of identity is needed, since a code sent to any address of the user can reset the password.
  const moved = wanted.phone !== before.phone || wanted.email !== before.email;
  if (moved) await requireProof();
  const entered = enteredCodesOf(config, given, wanted, before);
  const withCode = Object.fromEntries(entered.map(({ name, target }) => [name, target]));
  const withoutCode = Object.fromEntries(Object.entries(wanted).filter(([name]) => !(name in withCode)));
  const taken = await revealTaken(db, rateWindows, who.tenantId, who.userId, withoutCode, now);
  const missingCodes = Object.fromEntries(entered.filter(({ code }) => code === '').map(({ field }) => [field, ['required']]));
  const reasons = { ...reasonsOf(given, now.slice(0, 10)), ...taken, ...missingCodes };
  if (Object.keys(reasons).length > 0) throw new FieldErrors(reasons);
  const wrong = await codes.wrongTargets('change', entered, async () => {
    const others = await takenReasons(db, who.userId, withCode, now);
    if (Object.keys(others).length > 0) throw new FieldErrors(others);
  });
  if (wrong.length > 0) {
    const fields = entered.filter(({ target }) => wrong.includes(target)).map(({ field }) => [field, ['codeWrong']]);
    throw new FieldErrors(Object.fromEntries(fields));
  }
  try {
    // Only transactions of the system may write messages to addresses.
    await db.transaction(moved ? 'system' : who, async () => {
      await requirePresentVersion();
      const present = await lockContacts(db, who.userId);
      const changedSince = (['phone', 'email'] as const).filter((name) => present[name] !== before[name]);
      if (changedSince.length > 0) throw new FieldErrors(Object.fromEntries(changedSince.map((name) => [name, ['changedSince']])));
      await writeUser(db, who.userId, changesOf(given, now));
      if (moved) await contacts.notifyContactChange(queue, who.userId, before, wanted);
      await inTransaction();
    });
  } catch (error) {
    const taken = uniqueViolationReasons(error);
    throw taken ? new FieldErrors(taken) : error;
  }
}
