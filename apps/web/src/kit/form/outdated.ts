import { isApiError } from '@seaberry/api-client';

import { isOutdated } from '../../api/refused.ts';
import type { Row } from '../resource.types.ts';

/** The row as it is now, of a refused change; null if the refusal has none, as for a caller who may not list it. */
export const newerRow = (error: unknown): Row | null => (isApiError(error) && isOutdated(error) && error.current) || null;
