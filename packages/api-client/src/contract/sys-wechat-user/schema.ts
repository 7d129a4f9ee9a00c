import * as z from 'zod/mini';
import type { sysWechatUser } from './calls.js';
import { inputShape, pageSchemas, type RowOf } from '../entity-schema.js';
import { idInput, optionalInput, orEmpty, ref, version, WEB_ADDRESS } from '../inputs.js';
import { id, noResult, opt, upTo, type SchemasOf } from '../parts.js';
import { PLATFORM_TYPES, wechatUser } from './fields.js';

export type WechatUserRow = RowOf<typeof wechatUser>;

/** Values that are stored encrypted. */
const secrets = { sessionKey: optionalInput(256), accessToken: optionalInput(1024), refreshToken: optionalInput(1024) };

const avatar = opt(upTo(256).check(orEmpty(WEB_ADDRESS, 'webAddress')));

/** An official account where it is missing, as in the origin. */
const platformType = z.pipe(
  opt(z.literal([...PLATFORM_TYPES])),
  z.transform((value) => value ?? 1),
);

export const schemas = {
  ...pageSchemas(wechatUser),
  add: { input: z.object({ ...inputShape(wechatUser, 'add'), ...secrets, avatar, platformType }), result: opt(id) },
  update: { input: z.object({ id: idInput, version, ...inputShape(wechatUser, 'edit'), ...secrets, avatar }), result: noResult },
  unbind: { input: ref, result: noResult },
} satisfies SchemasOf<typeof sysWechatUser>;
