import * as z from 'zod/mini';
import { idInput } from './inputs.js';
import { opt } from './parts.js';

/** All organizations, as clients of the origin send it: `-1` or `0`, as number or text. */
const ALL = /^\s*(-\d+|-?0+)\s*$/u;

/** Organization filter of a list; null and every number up to 0 do not filter. */
export const orgFilter = opt(
  z.pipe(
    idInput,
    z.transform((id) => (ALL.test(id) ? null : id)),
  ),
);
