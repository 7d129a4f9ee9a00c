import { DEFAULT_PASSWORD_POLICY } from '@seaberry/api-client/password-policy';
import type { constants } from '@seaberry/i18n/messages/en/constants';
import type { Config } from '../../../config.ts';

/** Groups of the built-in parameters, in their order. */
export const GROUPS = ['signIn', 'password', 'session', 'logs', 'files', 'regions', 'mail'] as const;

interface Bound {
  /** The value that these settings have, as the API has it. */
  textIn(config: Config): string;
  /** Puts a valid value, or the one of `base`, into the settings of the running process. */
  apply(config: Config, base: Config, text: string | null): void;
}

export interface Parameter extends Bound {
  code: keyof (typeof constants)['parameters'];
  group: (typeof GROUPS)[number];
  kind: 'flag' | 'integer' | 'sender';
  /** Limits of a number, both inclusive. */
  min?: number;
  max?: number;
  /** Environment variables that set the value instead, the first one by preference. */
  variables: readonly string[];
}

/** A setting that a parameter replaces, with its value as text. */
const bound = <K extends keyof Config>(
  key: K,
  read: (value: Config[K]) => string,
  write: (text: string, base: Config[K]) => Config[K],
): Bound => ({
  textIn: (config) => read(config[key]),
  apply(config, base, text) {
    config[key] = text === null ? base[key] : write(text, base[key]);
  },
});

const TRUE = 'True';
const FALSE = 'False';
const flagText = (on: boolean): string => (on ? TRUE : FALSE);

type NumberKey = { [K in keyof Config]: Config[K] extends number ? K : never }[keyof Config];
type FlagKey = { [K in keyof Config]: Config[K] extends boolean ? K : never }[keyof Config];
const flag = (key: FlagKey): Bound => bound(key, flagText, (text) => text === TRUE);
const whole = (key: NumberKey): Bound => bound(key, String, Number);

/** The parameters that the product reads. Codes that the origin has too mean the same there. */
export const PARAMETERS: readonly Parameter[] = [
  {
    code: 'sys_captcha',
    group: 'signIn',
    kind: 'flag',
    variables: ['CAPTCHA'],
    ...bound(
      'captcha',
      (captcha) => flagText(captcha === 'always'),
      (text) => (text === TRUE ? 'always' : 'auto'),
    ),
  },
  { code: 'sys_password_max_error_times', group: 'signIn', kind: 'integer', min: 3, max: 20, variables: [], ...whole('maxFailures') },
  { code: 'sys_lock_minutes', group: 'signIn', kind: 'integer', min: 1, max: 1440, variables: [], ...whole('lockMinutes') },
  { code: 'sys_second_ver', group: 'signIn', kind: 'flag', variables: [], ...flag('secondFactor') },
  { code: 'sys_single_login', group: 'signIn', kind: 'flag', variables: ['SINGLE_LOGIN'], ...flag('singleLogin') },
  {
    code: 'sys_password_min_length',
    group: 'password',
    kind: 'integer',
    min: DEFAULT_PASSWORD_POLICY.minLength,
    max: 64,
    variables: ['PASSWORD_MIN_LENGTH'],
    ...bound(
      'passwordPolicy',
      ({ minLength }) => String(minLength),
      (text, base) => ({ ...base, minLength: Number(text) }),
    ),
  },
  {
    code: 'sys_token_expire',
    group: 'session',
    kind: 'integer',
    min: 1,
    max: 10_080,
    variables: ['ACCESS_TOKEN_MINUTES'],
    ...whole('accessTokenMinutes'),
  },
  {
    code: 'sys_refresh_token_expire',
    group: 'session',
    kind: 'integer',
    min: 5,
    max: 525_600,
    variables: ['REFRESH_TOKEN_MINUTES'],
    ...whole('refreshTokenMinutes'),
  },
  {
    code: 'sys_session_hours',
    group: 'session',
    kind: 'integer',
    min: 1,
    max: 8760,
    // With the second one the first has no effect.
    variables: ['KEEP_SIGNED_IN_DAYS', 'SESSION_HOURS'],
    ...bound('sessionHours', String, Number),
  },
  {
    code: 'sys_log_retention_days',
    group: 'logs',
    kind: 'integer',
    min: 30,
    max: 36_500,
    variables: ['LOG_RETENTION_DAYS'],
    ...whole('logRetentionDays'),
  },
  { code: 'sys_file_max_mb', group: 'files', kind: 'integer', min: 1, max: 2000, variables: ['FILE_MAX_MB'], ...whole('fileMaxMb') },
  {
    code: 'sys_file_quota_mb',
    group: 'files',
    kind: 'integer',
    min: 1,
    max: 100_000_000,
    variables: ['FILE_QUOTA_MB'],
    ...whole('fileQuotaMb'),
  },
  { code: 'sys_region_sync_level', group: 'regions', kind: 'integer', min: 1, max: 3, variables: [], ...whole('regionLevel') },
  {
    code: 'sys_mail_from',
    group: 'mail',
    kind: 'sender',
    variables: ['MAIL_FROM'],
    ...bound(
      'mailFrom',
      (from) => from ?? '',
      (text) => text,
    ),
  },
];

const BY_CODE = new Map<string, Parameter>(PARAMETERS.map((one) => [one.code, one]));
export const builtIn = (code: string): Parameter | null => BY_CODE.get(code) ?? null;

/** Environment variable of the operator that sets a parameter; null if none does. */
export const fixedBy = ({ variables }: Parameter, { given }: Pick<Config, 'given'>): string | null =>
  variables.find((name) => given.has(name)) ?? null;

/** Parameters of this process: the settings of the server, with the values that administrators have entered. */
export interface Parameters {
  /** Value without an entered one: that of the environment, or the default. */
  defaultOf(parameter: Parameter): string;
  /** Environment variable that sets the value. */
  fixedBy(parameter: Parameter): string | null;
  /** In a transaction: every process reads the values again after the commit. */
  changed(): Promise<void>;
  /** Reads the values, and again after each change. */
  start(): Promise<void>;
}
