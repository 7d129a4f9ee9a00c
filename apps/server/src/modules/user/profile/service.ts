import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import { eq } from 'drizzle-orm';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/port.ts';
import { appUser, tenant } from '../../../db/schema/core.ts';
import { FieldErrors } from '../../../http/errors.ts';
import type { Auth } from '../../auth/service.ts';
import { channelWorks } from '../../outgoing/service.ts';
import { writeUser } from '../repo.ts';
import { birthdayReason } from '../rules.ts';
import { lateReasons, learnTaken, takenReasons, type Reasons } from '../unique/service.ts';

/** The particulars a person may change of themselves: what the form offers, and nothing else of their record. */
export type Particulars = Parsed<'sysUser', 'updateBaseInfo'>;

/**
 * In a transaction of the tenant. With the tier of the company and its balance in berries, which is the sum of its ledger at every moment.
 */
export async function readBaseInfo(db: Db, userId: string): Promise<Answered<'sysUser', 'baseInfo'> | null> {
  const { id, sex, accountType, nickName, realName, tenantId, phone, email, birthday, address, signature, avatar } = appUser;
  const ofUser = { id, sex, accountType, nickName, realName, tenantId, phone, email, birthday, address, signature, avatar };
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

/** Absent means "as it is"; null or nothing but blanks means "none". */
const optional = (text: string | null | undefined): string | null | undefined => (text === undefined ? undefined : text?.trim() || null);

/** Columns and their new values; undefined ones are not changed. */
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

type Contacts = Record<'phone' | 'email', string | null>;

interface Proof {
  /** Which field of the call holds the code. */
  field: 'phoneCode' | 'emailCode';
  name: keyof Contacts;
  target: string;
  code: string;
}

/** Addresses that must be proved: a phone number or an e-mail address that is new, where codes can be sent to it. */
async function proofsOf(db: Db, config: Config, userId: string, given: Particulars, wanted: Contacts): Promise<Proof[]> {
  const { phone, email } = appUser;
  const [now] = await db.unit('system', () => db.orm.select({ phone, email }).from(appUser).where(eq(appUser.id, userId)));
  const proofs: Proof[] = [];
  if (wanted.phone && wanted.phone !== now?.phone && channelWorks(config, 'sms'))
    proofs.push({ field: 'phoneCode', name: 'phone', target: wanted.phone, code: given.phoneCode?.trim() ?? '' });
  if (wanted.email && wanted.email !== now?.email && channelWorks(config, 'email'))
    proofs.push({ field: 'emailCode', name: 'email', target: wanted.email, code: given.emailCode?.trim() ?? '' });
  return proofs;
}

/**
 * Opens its own transactions. That an address is taken is reported only to a holder of the code that was sent there, or where no code
 * can be sent there.
 * @param inUnit Runs in the transaction of the change.
 * @throws FieldErrors with every reason at once: `required`, `date`, `pastDate`, `taken`; then, once all else is right, `codeWrong`, and
 * then
 * `taken`; TooMany
 */
export async function changeParticulars(
  { db, config }: { db: Db; config: Config },
  { codes, windows }: Pick<Auth, 'codes' | 'windows'>,
  who: { tenantId: string; userId: string },
  given: Particulars,
  now: string,
  inUnit: () => Promise<void>,
): Promise<void> {
  const wanted = { phone: given.phone, email: given.email?.trim().toLowerCase() ?? null };
  const proofs = await proofsOf(db, config, who.userId, given, wanted);
  const proved = Object.fromEntries(proofs.map(({ name, target }) => [name, target]));
  const unprovable = Object.fromEntries(Object.entries(wanted).filter(([name]) => !(name in proved)));
  const taken = await learnTaken(db, windows, who.tenantId, who.userId, unprovable);
  const unproved = Object.fromEntries(proofs.filter(({ code }) => code === '').map(({ field }) => [field, ['required']]));
  const reasons = { ...reasonsOf(given, now.slice(0, 10)), ...taken, ...unproved };
  if (Object.keys(reasons).length > 0) throw new FieldErrors(reasons);
  const wrong = await codes.misfits('change', proofs, async () => {
    const others = await takenReasons(db, who.userId, proved);
    if (Object.keys(others).length > 0) throw new FieldErrors(others);
  });
  if (wrong.length > 0) {
    const fields = proofs.filter(({ target }) => wrong.includes(target)).map(({ field }) => [field, ['codeWrong']]);
    throw new FieldErrors(Object.fromEntries(fields));
  }
  try {
    await db.unit(who, async () => {
      await writeUser(db, who.userId, changesOf(given, now));
      await inUnit();
    });
  } catch (error) {
    const late = lateReasons(error);
    throw late ? new FieldErrors(late) : error;
  }
}
