import * as z from 'zod/mini';
import { idInput } from './inputs.js';
import { opt } from './parts.js';

/** Clients of the present back end send `-1` or `0` for all organizations, as a number or a string. */
const ALL = /^\s*(-\d+|-?0+)\s*$/u;

/** Organization filter of a list; null and every number up to 0 do not filter. */
export const orgFilter = opt(
  z.pipe(
    idInput,
    z.transform((id) => (ALL.test(id) ? null : id)),
  ),
);
