import { EMAIL, EMAIL_MAX, PHONE } from '@seaberry/tracking/rules';
import { BusinessError } from '../../../http/errors.ts';

/** Where a code goes: an e-mail address in lower case, or a phone number of the mainland. */
export interface Target {
  channel: 'email' | 'sms';
  address: string;
}

/** @throws BusinessError target, in the words of spec §8, when it is neither. */
export function readTarget(text: string): Target {
  const address = text.trim().toLowerCase();
  if (address.length <= EMAIL_MAX && EMAIL.test(address)) return { channel: 'email', address };
  const phone = address.replaceAll(/[\s-]/gu, '').replace(/^(?:\+|00)86/u, '');
  if (PHONE.test(phone)) return { channel: 'sms', address: phone };
  throw new BusinessError('target');
}
