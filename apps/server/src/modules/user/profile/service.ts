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
import { lateReasons, learnTaken, takenReasons, type Reasons } from '../unique/service.ts';

/** Personal data that users may change themselves: the fields of the form only. */
export type Particulars = Parsed<'sysUser', 'updateBaseInfo'>;

/**
 * In a transaction of the tenant: base info with the tier of the company and its balance in berries, which is always the sum of its ledger.
 */
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

/** Absent keeps the value; null or blank clears it. */
const optional = (text: string | null | undefined): string | null | undefined => (text === undefined ? undefined : text?.trim() || null);

/** Changed columns; undefined ones stay. */
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

interface Proof {
  /** Input field with the code. */
  field: 'phoneCode' | 'emailCode';
  name: keyof Contacts;
  target: string;
  code: string;
}

/** In a transaction: addresses of a user, which stay until it ends. */
async function lockContacts(db: Db, userId: string): Promise<Contacts> {
  const { phone, email } = appUser;
  const [row] = await db.orm.select({ phone, email }).from(appUser).where(eq(appUser.id, userId)).for('update');
  return row ?? { phone: null, email: null };
}

/** Addresses that need a code: a new phone number or email address, if codes can be sent to it. */
function proofsOf(config: Config, given: Particulars, wanted: Contacts, now: Contacts): Proof[] {
  const proofs: Proof[] = [];
  if (wanted.phone && wanted.phone !== now.phone && channelWorks(config, 'sms'))
    proofs.push({ field: 'phoneCode', name: 'phone', target: wanted.phone, code: given.phoneCode?.trim() ?? '' });
  if (wanted.email && wanted.email !== now.email && channelWorks(config, 'email'))
    proofs.push({ field: 'emailCode', name: 'email', target: wanted.email, code: given.emailCode?.trim() ?? '' });
  return proofs;
}

/**
 * Opens its own transactions. That an address is taken is revealed only to a holder of the code sent there, or where no code can be sent.
 * @param inUnit Runs in the transaction of the change.
 * @throws BusinessError proofNeeded for another address. Outdated. FieldErrors with every reason at once: `required`, `date`, `pastDate`, `taken`; if all else is valid, `codeWrong`, then `taken`, then `changedSince`;
 * TooMany
 */
export async function changeParticulars(
  { db, config, queue }: Pick<Deps, 'db' | 'config' | 'queue'>,
  { codes, contacts, rateWindows }: Pick<Auth, 'codes' | 'contacts' | 'rateWindows'>,
  { requireProof }: Pick<CallContext, 'requireProof'>,
  who: { tenantId: string; userId: string },
  given: Particulars,
  now: string,
  inUnit: () => Promise<void>,
): Promise<void> {
  const requireOwn = () =>
    requireVersion(db, appUser, { id: who.userId, version: given.version }, () => readBaseInfo(db, who.userId), 'baseInfo');
  // Checked here too, as a code is valid only once.
  const before = await db.transaction('system', async () => {
    await requireOwn();
    return lockContacts(db, who.userId);
  });
  const wanted = { phone: given.phone, email: given.email === undefined ? before.email : given.email?.trim().toLowerCase() || null };
  // A new password can be set from any address of the user.
  const moved = wanted.phone !== before.phone || wanted.email !== before.email;
  if (moved) await requireProof();
  const proofs = proofsOf(config, given, wanted, before);
  const proved = Object.fromEntries(proofs.map(({ name, target }) => [name, target]));
  const unprovable = Object.fromEntries(Object.entries(wanted).filter(([name]) => !(name in proved)));
  const taken = await learnTaken(db, rateWindows, who.tenantId, who.userId, unprovable, now);
  const unproved = Object.fromEntries(proofs.filter(({ code }) => code === '').map(({ field }) => [field, ['required']]));
  const reasons = { ...reasonsOf(given, now.slice(0, 10)), ...taken, ...unproved };
  if (Object.keys(reasons).length > 0) throw new FieldErrors(reasons);
  const wrong = await codes.wrongTargets('change', proofs, async () => {
    const others = await takenReasons(db, who.userId, proved, now);
    if (Object.keys(others).length > 0) throw new FieldErrors(others);
  });
  if (wrong.length > 0) {
    const fields = proofs.filter(({ target }) => wrong.includes(target)).map(({ field }) => [field, ['codeWrong']]);
    throw new FieldErrors(Object.fromEntries(fields));
  }
  try {
    // Messages to addresses are written in the scope of the system.
    await db.transaction(moved ? 'system' : who, async () => {
      await requireOwn();
      const still = await lockContacts(db, who.userId);
      const late = (['phone', 'email'] as const).filter((name) => still[name] !== before[name]);
      if (late.length > 0) throw new FieldErrors(Object.fromEntries(late.map((name) => [name, ['changedSince']])));
      await writeUser(db, who.userId, changesOf(given, now));
      if (moved) await contacts.tellChange(queue, who.userId, before, wanted);
      await inUnit();
    });
  } catch (error) {
    const late = lateReasons(error);
    throw late ? new FieldErrors(late) : error;
  }
}
