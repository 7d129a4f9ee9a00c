import { drawPassword, type PasswordPolicy } from '@seaberry/api-client/password-policy';

/** One random character with uniform distribution. */
function pick(signs: string): string {
  // Rejection sampling: a larger byte would make the first characters more likely.
  const limit = 256 - (256 % signs.length);
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < limit ? signs.charAt(byte % signs.length) : pick(signs);
}

// Policy for a server without one: some of every class.
const ANY: PasswordPolicy = { minLength: 16, maxLength: 64, classes: ['lower', 'upper', 'digit', 'symbol'], notAccount: false };

/** A password to pass on: random (more than 80 bits), readable, and valid under the policy. */
export const makePassword = (policy: PasswordPolicy | null): string => drawPassword(policy ?? ANY, pick);
