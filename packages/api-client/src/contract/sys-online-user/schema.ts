import * as z from 'zod/mini';
import type { sysOnlineUser } from './calls.js';
import { idInput } from '../inputs.js';
import { id, instant, none, opt, pageInput, pageOf, type SchemasOf, text } from '../parts.js';

export const onlineUserRow = z.looseObject({
  id: opt(id),
  /** Id of the session. */
  connectionId: opt(id),
  userId: opt(id),
  userName: text,
  realName: text,
  /** Since when. */
  time: instant,
  ip: text,
  browser: text,
  os: text,
  /** The very session that asks. Ours. */
  current: opt(z.boolean()),
});

export type OnlineUserRow = z.output<typeof onlineUserRow>;

export const schemas = {
  page: { input: z.object({ ...pageInput, userName: text, realName: text }), result: pageOf(onlineUserRow) },
  forceOffline: { input: z.object({ connectionId: idInput }), result: none },
} satisfies SchemasOf<typeof sysOnlineUser>;
