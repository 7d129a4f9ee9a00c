/** Without what is taken for something else when it is read aloud or copied by hand: 0 and O, 1, I and l. */
const LETTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** One of these signs, each as likely as the others. */
function pick(signs: string): string {
  // A byte beyond the last whole round would make the first signs likelier.
  const limit = 256 - (256 % signs.length);
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < limit ? signs.charAt(byte % signs.length) : pick(signs);
}

/** A password to hand over: random (more than 80 bits), readable, and of the form the rule wants. */
export function makePassword(): string {
  // A letter and a digit in each group, so that the rule holds whatever the rest is.
  const group = (): string => {
    const rest = Array.from({ length: GROUP_LENGTH - 2 }, () => pick(LETTERS + DIGITS)).join('');
    return `${pick(LETTERS)}${rest}${pick(DIGITS)}`;
  };
  return Array.from({ length: GROUPS }, group).join('-');
}
