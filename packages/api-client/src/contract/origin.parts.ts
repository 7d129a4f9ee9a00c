import * as z from 'zod/mini';
import { id, opt } from './parts.js';

/** Ids of the authors of creation and change. `isDelete` is never true: deleted rows are not returned. */
export const madeBy = { createUserId: opt(id), updateUserId: opt(id), isDelete: opt(z.boolean()) };
