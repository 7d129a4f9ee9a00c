/** Kinds of characters that a policy may require. */
export const PASSWORD_CLASSES = ['letter', 'digit', 'lower', 'upper', 'symbol'] as const;
export type PasswordClass = (typeof PASSWORD_CLASSES)[number];

/** Rules for a new password; part of `sysInfo`. */
export interface PasswordPolicy {
  /** In characters (code points). */
  minLength: number;
  maxLength: number;
  classes: readonly PasswordClass[];
  /** The password must differ from the account name. */
  notAccount: boolean;
}

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

export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = { minLength: 8, maxLength: 128, classes: [], notAccount: true };

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
 * Rules that a password breaks: one implementation for server and forms.
 * @param account account name, or an email address, whose part before the @ also counts; omitted when unknown
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

/** Generates a password by the policy: repeated until one satisfies it. */
export function drawPassword(policy: PasswordPolicy, pick: (characters: string) => string): string {
  const groups = Math.max(4, Math.ceil((policy.minLength + 1) / 5));
  // Each group contains a letter and a digit, so that few attempts fail.
  const group = (): string => pick(LETTERS) + pick(LETTERS + DIGITS) + pick(LETTERS + DIGITS) + pick(DIGITS);
  for (;;) {
    const password = Array.from({ length: groups }, group).join('-');
    if (brokenPasswordRules(policy, password).length === 0) return password;
  }
}

/** Without characters that are easily confused: 0 and O, 1, I and l. */
const LETTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
