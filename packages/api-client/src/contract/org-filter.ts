import * as z from 'zod/mini';
import { idInput } from './inputs.js';
import { opt } from './parts.js';

/** Clients of the present back end say "all organizations" by `-1` or `0`, as a number or a text. */
const ALL = /^\s*(-\d+|-?0+)\s*$/u;

/** An organization to narrow a list to; nothing, and every number up to 0, narrows nothing. */
export const orgFilter = opt(
  z.pipe(
    idInput,
    z.transform((id) => (ALL.test(id) ? null : id)),
  ),
);
