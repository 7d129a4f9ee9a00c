import { randomInt } from 'node:crypto';
import { drawPassword, type PasswordPolicy } from '@seaberry/api-client/password-policy';

const pick = (from: string): string => from.charAt(randomInt(from.length));

/** A password for somebody else to hand over: random (more than 80 bits), readable, and one that the policy takes. */
export const newPassword = (policy: PasswordPolicy): string => drawPassword(policy, pick);
