import type { EnteredIn, user } from '@seaberry/api-client/contract';
import type { Parsed } from '@seaberry/api-client/schemas';
import { isCalendarDate } from '@seaberry/tracking/rules';
import { birthdayReason } from '../rules.ts';
import type { Names, Reasons } from '../unique/service.ts';

/** A person as the form gives them; a new one has the same fields. */
export type PersonForm = Omit<Parsed<'sysUser', 'update'>, 'id'>;

type Column = [column: string, value: string | number | null];

/** Field of the form → column. What is not here can be set by nobody: not the company, not the type of account, not the password. */
const COLUMNS = {
  realName: 'real_name',
  nickName: 'nick_name',
  phone: 'phone',
  email: 'email',
  sex: 'sex',
  birthday: 'birthday',
  orgId: 'org_id',
  posId: 'pos_id',
  jobNum: 'job_number',
  joinDate: 'join_date',
  orderNo: 'order_no',
  remark: 'remark',
  cardType: 'card_type',
  idCardNum: 'id_card_number',
  nation: 'nation',
  address: 'address',
  college: 'college',
  cultureLevel: 'culture_level',
  politicalOutlook: 'political_outlook',
  officePhone: 'office_phone',
  emergencyContact: 'emergency_contact',
  emergencyPhone: 'emergency_phone',
  emergencyAddress: 'emergency_address',
} as const satisfies Readonly<Record<Exclude<EnteredIn<(typeof user)['fields'], 'edit'>, 'account'>, string>>;

/** These always have a value: nothing means "as it is". */
const NEVER_EMPTY: ReadonlySet<string> = new Set(['sex', 'order_no']);

/** Nothing but ASCII: two names that look alike are one. */
const ACCOUNT = /^[a-z0-9._@-]+$/u;
const MAX_ACCOUNT = 32;

/** A text without blanks around it; nothing left is nothing. The database keeps no NUL. */
const tidy = (text: string): string | null => text.replaceAll('\u0000', '').trim() || null;

const lower = (text: string | null | undefined): string | null => (text ? (tidy(text)?.toLowerCase() ?? null) : null);

/** Columns and their values. Absent means "as it is"; null or nothing but blanks means "none". */
export function columnsOf(form: PersonForm): Column[] {
  const columns: Column[] = [];
  for (const [field, column] of Object.entries(COLUMNS) as [keyof typeof COLUMNS, string][]) {
    const given = field === 'email' && form.email ? lower(form.email) : form[field];
    if (given === undefined) continue;
    const value = typeof given === 'string' ? tidy(given) : given;
    if (value !== null || !NEVER_EMPTY.has(column)) columns.push([column, value]);
  }
  return columns;
}

/** What the form gives to sign in with, as it is stored. */
export const namesOf = (form: PersonForm): Names => ({ account: lower(form.account), phone: tidy(form.phone), email: lower(form.email) });

/** @param account In lower case. @returns the code of what is wrong with a new account name, or null. */
export function accountReason(account: string): 'accountName' | 'tooLong' | null {
  if (account.length > MAX_ACCOUNT) return 'tooLong';
  return ACCOUNT.test(account) ? null : 'accountName';
}

/** What is wrong with the form by itself. @param today `YYYY-MM-DD` in UTC */
export function formReasons(form: PersonForm, today: string): Reasons {
  const reasons: Reasons = {};
  if (tidy(form.realName) === null) reasons['realName'] = ['required'];
  const wrong = birthdayReason(form.birthday, today);
  if (wrong) reasons['birthday'] = [wrong];
  if (form.joinDate && !isCalendarDate(form.joinDate)) reasons['joinDate'] = ['date'];
  if (form.extOrgIdList?.some(({ joinDate }) => joinDate && !isCalendarDate(joinDate))) reasons['extOrgIdList'] = ['date'];
  return reasons;
}
