import { isApiError } from '@seaberry/api-client';

/** Pages to which the server confines a user: one whose password an administrator has set, and one whose role asks for a second factor. */
export const PASSWORD_CHANGE_PATH = '/passwordChange';
export const FACTOR_PATH = '/factorAdd';

const PAGES: Readonly<Record<string, string>> = { passwordChangeNeeded: PASSWORD_CHANGE_PATH, factorNeeded: FACTOR_PATH };

/** The page that this user has to complete first, by the error of a call. */
export const requiredPage = (error: unknown): string | undefined => (isApiError(error) && error.code ? PAGES[error.code] : undefined);
