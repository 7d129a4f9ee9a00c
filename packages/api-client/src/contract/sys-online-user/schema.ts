import * as z from 'zod/mini';
import type { sysOnlineUser } from './calls.js';
import { pageSchema, rowShape } from '../entity-schema.js';
import { idInput } from '../inputs.js';
import { id, noResult, opt, type SchemasOf } from '../parts.js';
import { onlineUser } from './fields.js';

const onlineUserRow = z.looseObject({
  ...rowShape(onlineUser),
  id: opt(id),
  /** Id of the session. */
  connectionId: opt(id),
  userId: opt(id),
  /** True for the session of this request. Not in the specification. */
  current: opt(z.boolean()),
});

export type OnlineUserRow = z.output<typeof onlineUserRow>;

export const schemas = {
  page: pageSchema(onlineUser, onlineUserRow),
  forceOffline: { input: z.object({ connectionId: idInput }), result: noResult },
} satisfies SchemasOf<typeof sysOnlineUser>;
