import type { user } from '@seaberry/api-client/contract';
import type { Parsed } from '@seaberry/api-client/schemas';
import { isCalendarDate } from '@seaberry/tracking/rules';
import type { WrittenColumns } from '../../../db/entity/columns.ts';
import { birthdayReason } from '../rules.ts';
import type { Names, Reasons } from '../unique/service.ts';

/** Form of a user; a new user has these fields and more. */
export type PersonForm = Omit<Parsed<'sysUser', 'update'>, 'id'>;

/** ASCII only, so that names that look the same are the same. */
const ACCOUNT = /^[a-z0-9._@-]+$/u;
const MAX_ACCOUNT = 32;

/** Trimmed text, null if empty. PostgreSQL does not store the character NUL. */
const tidy = (text: string): string | null => text.replaceAll('\u0000', '').trim() || null;

const lower = (text: string | null | undefined): string | null => (text ? (tidy(text)?.toLowerCase() ?? null) : null);

/** Value of a column: undefined keeps it, null or an empty text clears it. */
const tidyOptional = (text: string | null | undefined): string | null | undefined => (typeof text === 'string' ? tidy(text) : text);

/** Columns with another name than their field. */
interface Renamed {
  jobNum: 'jobNumber';
  idCardNum: 'idCardNumber';
}

/** Columns that the form sets. It cannot set others, such as company, type of account, or password. */
export const columnsOf = (form: PersonForm) =>
  ({
    realName: tidyOptional(form.realName),
    nickName: tidyOptional(form.nickName),
    phone: tidyOptional(form.phone),
    email: form.email === undefined ? undefined : lower(form.email),
    sex: form.sex ?? undefined,
    birthday: tidyOptional(form.birthday),
    orgId: form.orgId,
    posId: form.posId,
    jobNumber: tidyOptional(form.jobNum),
    joinDate: tidyOptional(form.joinDate),
    posLevel: tidyOptional(form.posLevel),
    posTitle: tidyOptional(form.posTitle),
    managerUserId: form.managerUserId,
    office: tidyOptional(form.office),
    officeZone: tidyOptional(form.officeZone),
    domainAccount: tidyOptional(form.domainAccount),
    expertise: tidyOptional(form.expertise),
    introduction: tidyOptional(form.introduction),
    orderNo: form.orderNo ?? undefined,
    remark: tidyOptional(form.remark),
    cardType: form.cardType,
    idCardNumber: tidyOptional(form.idCardNum),
    nation: tidyOptional(form.nation),
    address: tidyOptional(form.address),
    college: tidyOptional(form.college),
    cultureLevel: form.cultureLevel,
    politicalOutlook: tidyOptional(form.politicalOutlook),
    officePhone: tidyOptional(form.officePhone),
    emergencyContact: tidyOptional(form.emergencyContact),
    emergencyPhone: tidyOptional(form.emergencyPhone),
    emergencyAddress: tidyOptional(form.emergencyAddress),
  }) satisfies WrittenColumns<typeof user, 'edit', 'account', Renamed>;

/** Columns of a new user; the account in lower case. */
export const newColumnsOf = (form: Parsed<'sysUser', 'add'>, account: string) =>
  ({ ...columnsOf(form), account, enabled: form.status !== 2 }) satisfies WrittenColumns<typeof user, 'add', never, Renamed>;

/** Sign-in names of the form, as stored. */
export const namesOf = (form: PersonForm): Names => ({ account: lower(form.account), phone: tidy(form.phone), email: lower(form.email) });

/** @param account In lower case. @returns the error code of a new account name, or null. */
export function accountReason(account: string): 'accountName' | 'tooLong' | null {
  if (account.length > MAX_ACCOUNT) return 'tooLong';
  return ACCOUNT.test(account) ? null : 'accountName';
}

/** Errors of the form alone, without the database. @param today `YYYY-MM-DD` in UTC */
export function formReasons(form: PersonForm, today: string): Reasons {
  const reasons: Reasons = {};
  if (tidy(form.realName) === null) reasons['realName'] = ['required'];
  const wrong = birthdayReason(form.birthday, today);
  if (wrong) reasons['birthday'] = [wrong];
  if (form.joinDate && !isCalendarDate(form.joinDate)) reasons['joinDate'] = ['date'];
  if (form.extOrgIdList?.some(({ joinDate }) => joinDate && !isCalendarDate(joinDate))) reasons['extOrgIdList'] = ['date'];
  return reasons;
}
