import { isApiError } from '@seaberry/api-client';

import type { Row } from '../resource.types.ts';

/** Whether a change was refused because another user has changed the row since it was read. */
export const isOutdated = (error: unknown): boolean => isApiError(error) && error.code === 'outdated';

/** The row as it is now, of a refused change; null if the refusal has none, as for a caller who may not list it. */
export const newerRow = (error: unknown): Row | null => (isApiError(error) && isOutdated(error) && error.current) || null;
