/** Kinds of characters that a policy may ask for at least one of. */
export const PASSWORD_CLASSES = ['letter', 'digit', 'lower', 'upper', 'symbol'] as const;
export type PasswordClass = (typeof PASSWORD_CLASSES)[number];

/** Rules for a new password; part of `sysInfo`. */
export interface PasswordPolicy {
  /** In characters. */
  minLength: number;
  maxLength: number;
  classes: readonly PasswordClass[];
  /** It may not be the name of its account. */
  notAccount: boolean;
}

/** One line of a policy. */
export type PasswordRule = 'length' | PasswordClass | 'account';

/** Message code (area `errors`) of each rule. */
export const PASSWORD_RULE_CODES = {
  length: 'passwordLength',
  letter: 'passwordLetter',
  digit: 'passwordDigit',
  lower: 'passwordLower',
  upper: 'passwordUpper',
  symbol: 'passwordSymbol',
  account: 'passwordAccount',
} as const satisfies Record<PasswordRule, string>;

export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = { minLength: 8, maxLength: 64, classes: ['letter', 'digit'], notAccount: true };

const CLASS: Record<PasswordClass, RegExp> = {
  letter: /\p{L}/u,
  digit: /\p{Nd}/u,
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  symbol: /[^\p{L}\p{N}\s]/u,
};

/** The lines of a policy, in the order in which they are read. */
export const passwordRules = ({ classes, notAccount }: PasswordPolicy): PasswordRule[] => [
  'length',
  ...PASSWORD_CLASSES.filter((one) => classes.includes(one)),
  ...(notAccount ? (['account'] as const) : []),
];

/**
 * The lines of the policy that a password does not keep: the one judgement, for the server and for forms.
 *
 * @param account Name it signs in with; an email address also by the part before the @. Left out where it is not known.
 */
export function brokenPasswordRules(policy: PasswordPolicy, password: string, account = ''): PasswordRule[] {
  const { length } = Array.from(password);
  const name = account.trim().toLowerCase();
  const keeps = (rule: PasswordRule): boolean => {
    if (rule === 'length') return length >= policy.minLength && length <= policy.maxLength;
    if (rule === 'account') return name === '' || ![name, name.split('@')[0]].includes(password.trim().toLowerCase());
    return CLASS[rule].test(password);
  };
  return passwordRules(policy).filter((rule) => !keeps(rule));
}

/** Made passwords are judged like others: drawn again until one fits. */
export function drawPassword(policy: PasswordPolicy, pick: (signs: string) => string): string {
  const groups = Math.max(4, Math.ceil((policy.minLength + 1) / 5));
  // A letter and a digit in each group: few draws are in vain.
  const group = (): string => pick(LETTERS) + pick(LETTERS + DIGITS) + pick(LETTERS + DIGITS) + pick(DIGITS);
  for (;;) {
    const password = Array.from({ length: groups }, group).join('-');
    if (brokenPasswordRules(policy, password).length === 0) return password;
  }
}

/** Without what is taken for something else when it is read aloud or copied by hand: 0 and O, 1, I and l. */
const LETTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
