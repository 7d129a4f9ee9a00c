import { randomInt } from 'node:crypto';

/** Without what is taken for something else when it is read aloud or copied by hand: 0 and O, 1, I and l. */
const LETTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const pick = (from: string): string => from.charAt(randomInt(from.length));

/** A password for somebody else to hand over: random (more than 80 bits), readable, and of the form the rule for passwords wants. */
export function newPassword(): string {
  // A letter and a digit in each group, so that the rule holds whatever the rest is.
  const group = (): string => {
    const rest = Array.from({ length: GROUP_LENGTH - 2 }, () => pick(LETTERS + DIGITS)).join('');
    return `${pick(LETTERS)}${rest}${pick(DIGITS)}`;
  };
  return Array.from({ length: GROUPS }, group).join('-');
}
