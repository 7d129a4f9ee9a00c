import { EMAIL, EMAIL_MAX, PHONE, plainPhone } from '@seaberry/tracking/rules';
import { BusinessError } from '../../../http/errors.ts';

/** Recipient of a code: an email address in lower case, or a phone number. */
export interface Target {
  channel: 'email' | 'sms';
  address: string;
}

/** Reads what a user typed as email address or phone number. @throws BusinessError target for other text */
export function readTarget(text: string): Target {
  const address = text.trim().toLowerCase();
  if (address.length <= EMAIL_MAX && EMAIL.test(address)) return { channel: 'email', address };
  const phone = plainPhone(address);
  if (PHONE.test(phone)) return { channel: 'sms', address: phone };
  throw new BusinessError('target');
}
