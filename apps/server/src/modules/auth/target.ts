import { BusinessError } from '../../http/errors.ts';

/** Where a code goes: an e-mail address in lower case, or a phone number of the mainland. */
export interface Target {
  channel: 'email' | 'sms';
  address: string;
}

const EMAIL = /^[^\s@<>(),;:"]+@[^\s@.<>(),;:"]+(?:\.[^\s@.<>(),;:"]+)+$/u;
/** Spec §5: 11 digits, the first 1, the second 3 to 9. */
const PHONE = /^1[3-9]\d{9}$/u;

/** @throws BusinessError target, in the words of spec §8, when it is neither. */
export function readTarget(text: string): Target {
  const address = text.trim().toLowerCase();
  if (EMAIL.test(address)) return { channel: 'email', address };
  const phone = address.replaceAll(/[\s-]/gu, '').replace(/^(?:\+|00)86/u, '');
  if (PHONE.test(phone)) return { channel: 'sms', address: phone };
  throw new BusinessError('target');
}
