import type { Input } from '@seaberry/api-client';
import { schemas } from '@seaberry/api-client/schemas';

import { judged, missing } from '../lib/judge.ts';
import type { BaseInfo } from '../queries.ts';

/** What the form holds: texts, `''` for none. */
export interface BasicValues {
  realName: string;
  nickName: string;
  phone: string;
  email: string;
  /** Calendar date `YYYY-MM-DD`. */
  birthday: string | null;
  /** `1` male, `2` female, `0` not said. */
  sex: string;
  address: string;
  signature: string;
}

/** Product specification §5. */
const REQUIRED = ['realName', 'phone', 'birthday'] as const;

/** Some back ends send a date with a time of day. */
const dayOf = (text: string | null | undefined): string | null => /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? null;

export const basicValues = (base: BaseInfo): BasicValues => ({
  realName: base.realName ?? '',
  nickName: base.nickName ?? '',
  phone: base.phone ?? '',
  email: base.email ?? '',
  birthday: dayOf(base.birthday),
  sex: base.sex === 1 || base.sex === 2 ? String(base.sex) : '0',
  address: base.address ?? '',
  signature: base.signature ?? '',
});

const orNull = (text: string): string | null => text.trim() || null;

/** What is sent; an emptied field is null, which clears it. */
export const basicInput = (values: BasicValues): Input<'sysUser', 'updateBaseInfo'> => ({
  realName: values.realName.trim(),
  nickName: orNull(values.nickName),
  phone: values.phone.replaceAll(/[\s-]/g, ''),
  email: orNull(values.email),
  birthday: values.birthday ?? '',
  sex: values.sex === '1' ? 1 : values.sex === '2' ? 2 : 0,
  address: orNull(values.address),
  signature: orNull(values.signature),
});

export const basicSchema = judged<BasicValues>(schemas.sysUser.updateBaseInfo.input, basicInput, (values) => missing(values, REQUIRED));
