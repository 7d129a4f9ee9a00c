import { isApiError } from '@seaberry/api-client';

/** Field of a server error; others concern the whole form. */
const FIELD: Readonly<Record<string, string>> = { target: 'account', registered: 'account', codeWrong: 'code' };

/** Field → message of the server, in the user's language; empty without any. */
export function refusedFields(error: unknown): Readonly<Record<string, string>> {
  if (!isApiError(error)) return {};
  const field = FIELD[error.code ?? ''];
  if (field) return { [field]: error.message };
  // Calls that sign in by a code name the account `phone`.
  return Object.fromEntries(
    Object.entries(error.fields ?? {}).map(([name, texts]) => [name === 'phone' ? 'account' : name, texts.join(' ')]),
  );
}

/** The server requires a captcha first. */
export const requiresCaptcha = (error: unknown): boolean => isApiError(error) && error.code === 'D0008';

/** Form problems with the one of the account replaced or removed. */
export function withAccount<N extends string>(
  problems: Partial<Record<N, string>>,
  problem: string | undefined,
): Partial<Record<N, string>> {
  const others = Object.entries<string | undefined>(problems).filter(([name]) => name !== 'account');
  // Same names as the input plus the account, which every such form has.
  return Object.fromEntries(problem === undefined ? others : [['account', problem], ...others]) as Partial<Record<N, string>>;
}
