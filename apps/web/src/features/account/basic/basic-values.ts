import type { Input } from '@seaberry/api-client';
import { schemas } from '@seaberry/api-client/schemas/sys-user';

import { valuesSchema, missing } from '../../../kit/form/values-schema.ts';
import type { BaseInfo } from '../queries.ts';

/** Values of the form; `''` for empty ones. */
export interface BasicValues {
  realName: string;
  nickName: string;
  phone: string;
  email: string;
  /** Verification code for a new number or address, if the backend requires one. */
  phoneCode: string;
  emailCode: string;
  /** Calendar date `YYYY-MM-DD`. */
  birthday: string | null;
  /** `1` male, `2` female, `0` not stated. */
  sex: string;
  address: string;
  signature: string;
}

/** Product specification §5. */
const REQUIRED = ['realName', 'phone', 'birthday'] as const;

/** Some backends send a date with a time of day. */
const dayOf = (text: string | null | undefined): string | null => /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? null;

export const basicValues = (base: BaseInfo): BasicValues => ({
  realName: base.realName ?? '',
  nickName: base.nickName ?? '',
  phone: base.phone ?? '',
  email: base.email ?? '',
  phoneCode: '',
  emailCode: '',
  birthday: dayOf(base.birthday),
  sex: base.sex === 1 || base.sex === 2 ? String(base.sex) : '0',
  address: base.address ?? '',
  signature: base.signature ?? '',
});

const tidyPhone = (text: string): string => text.replaceAll(/[\s-]/g, '');
const orNull = (text: string): string | null => text.trim() || null;

/** Backends without codes do not get an empty one. */
const codeInput = (name: 'phoneCode' | 'emailCode', values: BasicValues) => (values[name].trim() ? { [name]: values[name].trim() } : {});

/** Input of the call; an emptied field is null, which clears it. */
export const basicInput = (values: BasicValues): Input<'sysUser', 'updateBaseInfo'> => ({
  realName: values.realName.trim(),
  nickName: orNull(values.nickName),
  phone: tidyPhone(values.phone),
  email: orNull(values.email),
  ...codeInput('phoneCode', values),
  ...codeInput('emailCode', values),
  birthday: values.birthday ?? '',
  sex: values.sex === '1' ? 1 : values.sex === '2' ? 2 : 0,
  address: orNull(values.address),
  signature: orNull(values.signature),
});

/** Which contacts need a code when changed. */
export interface Proofs {
  phone: boolean;
  email: boolean;
}

/** Verification codes that the form requires for its current values. */
export function requiredCodes(values: Pick<BasicValues, 'phone' | 'email'>, base: BaseInfo, proofs: Proofs): Proofs {
  const [phone, email] = [tidyPhone(values.phone), values.email.trim().toLowerCase()];
  return {
    phone: proofs.phone && phone !== '' && phone !== (base.phone ?? ''),
    email: proofs.email && email !== '' && email !== (base.email ?? '').toLowerCase(),
  };
}

/** @param base saved values of the user */
export const basicSchema = (base: BaseInfo, proofs: Proofs) =>
  valuesSchema<BasicValues>(schemas.updateBaseInfo.input, basicInput, (values) => {
    const required = requiredCodes(values, base, proofs);
    const codes = [...(required.phone ? (['phoneCode'] as const) : []), ...(required.email ? (['emailCode'] as const) : [])];
    return missing(values, [...REQUIRED, ...codes]);
  });
