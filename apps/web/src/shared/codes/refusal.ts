import { isApiError } from '@seaberry/api-client';

/** The field that a refusal of the server is about; the others concern the whole form. */
const FIELD: Readonly<Record<string, string>> = { target: 'account', registered: 'account', codeWrong: 'code' };

/** Field → the server's own words, in the person's language; empty when it named none. */
export function refusedFields(error: unknown): Readonly<Record<string, string>> {
  if (!isApiError(error)) return {};
  const field = FIELD[error.code ?? ''];
  if (field) return { [field]: error.message };
  // Calls that sign in by a code name the account `phone`.
  return Object.fromEntries(
    Object.entries(error.fields ?? {}).map(([name, texts]) => [name === 'phone' ? 'account' : name, texts.join(' ')]),
  );
}

/** The server wants the characters of a picture before it sends anything. */
export const asksForPicture = (error: unknown): boolean => isApiError(error) && error.code === 'D0008';

/** The problems of a form with another one at the account, or with none there. */
export function withAccount<N extends string>(
  problems: Partial<Record<N, string>>,
  problem: string | undefined,
): Partial<Record<N, string>> {
  const others = Object.entries<string | undefined>(problems).filter(([name]) => name !== 'account');
  // The names are those that came in, and the account, which every such form has.
  return Object.fromEntries(problem === undefined ? others : [['account', problem], ...others]) as Partial<Record<N, string>>;
}
