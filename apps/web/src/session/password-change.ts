import { isApiError } from '@seaberry/api-client';

/** The server opens nothing to this user before they have changed the password that an administrator has set. */
export const needsPasswordChange = (error: unknown): boolean => isApiError(error) && error.code === 'passwordChangeNeeded';
