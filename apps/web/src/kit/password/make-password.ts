import { drawPassword, type PasswordPolicy } from '@seaberry/api-client/password-policy';

/** One of these signs, each as likely as the others. */
function pick(signs: string): string {
  // A byte beyond the last whole round would make the first signs likelier.
  const limit = 256 - (256 % signs.length);
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < limit ? signs.charAt(byte % signs.length) : pick(signs);
}

// Policy for a server without one of its own: some of every class.
const ANY: PasswordPolicy = { minLength: 16, maxLength: 64, classes: ['lower', 'upper', 'digit', 'symbol'], notAccount: false };

/** A password to hand over: random (more than 80 bits), readable, and one that the server takes. */
export const makePassword = (policy: PasswordPolicy | null): string => drawPassword(policy ?? ANY, pick);
