import { isApiError } from '@seaberry/api-client';

/** The server has no such record, or not for this caller: another attempt changes nothing. */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.code === '404' || error.code === 'D1002');

/** A change was refused because another user has changed the record since it was read. */
export const isOutdated = (error: unknown): boolean => isApiError(error) && error.code === 'outdated';
