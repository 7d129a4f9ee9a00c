import { EMAIL, PHONE } from '@seaberry/tracking/rules';

/**
 * Whether a text is a valid sign-in name: an e-mail address, a phone number, or an account name. A text that looks like an address or a
 * number must be a valid one.
 */
export function isAccount(text: string): boolean {
  const value = text.trim();
  if (value === '' || /\s/.test(value)) return false;
  if (value.includes('@')) return EMAIL.test(value);
  if (/^[+\d-]+$/.test(value) && value.length >= 7) return PHONE.test(value);
  return true;
}
