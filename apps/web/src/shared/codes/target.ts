import { EMAIL, PHONE, plainPhone } from '@seaberry/tracking/rules';

/** Whether a code can be sent there: an email address or a phone number; spaces, hyphens and the country code 86 are allowed. */
export function isTarget(text: string): boolean {
  const value = text.trim();
  return EMAIL.test(value) || PHONE.test(plainPhone(value));
}
