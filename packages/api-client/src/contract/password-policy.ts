/** Kinds of characters that a policy may require. */
export const PASSWORD_CLASSES = ['letter', 'digit', 'lower', 'upper', 'symbol'] as const;
export type PasswordClass = (typeof PASSWORD_CLASSES)[number];

/** Rules for a new password; part of `sysInfo`. */
export interface PasswordPolicy {
  /** In characters. */
  minLength: number;
  maxLength: number;
  classes: readonly PasswordClass[];
  /** It must not be the name of the account. */
  notAccount: boolean;
}

/** One rule of a policy. */
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

/** Rules of a policy, in reading order. */
export const passwordRules = ({ classes, notAccount }: PasswordPolicy): PasswordRule[] => [
  'length',
  ...PASSWORD_CLASSES.filter((one) => classes.includes(one)),
  ...(notAccount ? (['account'] as const) : []),
];

/**
 * Rules of the policy that a password breaks: one implementation for the server and for forms.
 * @param account sign-in name; an email address also by the part before the @. Omitted when unknown.
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

/** Generated passwords follow the same rules: generated again until one fits. */
export function drawPassword(policy: PasswordPolicy, pick: (signs: string) => string): string {
  const groups = Math.max(4, Math.ceil((policy.minLength + 1) / 5));
  // A letter and a digit in each group, so that few attempts fail.
  const group = (): string => pick(LETTERS) + pick(LETTERS + DIGITS) + pick(LETTERS + DIGITS) + pick(DIGITS);
  for (;;) {
    const password = Array.from({ length: groups }, group).join('-');
    if (brokenPasswordRules(policy, password).length === 0) return password;
  }
}

/** Without characters that are easily confused: 0 and O, 1, I and l. */
const LETTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
