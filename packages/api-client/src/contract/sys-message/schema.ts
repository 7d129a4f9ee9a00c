import * as z from 'zod/mini';
import { idInput, idsInput, optionalInput, requiredText } from '../inputs.js';
import { noResult, opt, type SchemasOf } from '../parts.js';
import type { sysMessage } from './calls.js';

/** Kind of a message, which decides its colour: 0 info, 1 success, 2 warning, 3 error. */
export const MESSAGE_TYPES = [0, 1, 2, 3] as const;

/** Characters of the text: a message travels in one database notification of at most 8,000 bytes. */
export const MESSAGE_MAX = 500;

/** The client of the origin also sends names, sender and time, which the server ignores. */
const message = {
  title: optionalInput(100),
  messageType: opt(z.literal([...MESSAGE_TYPES])),
  message: requiredText(MESSAGE_MAX),
};

export const schemas = {
  sendAllUser: { input: z.object(message), result: noResult },
  sendOtherUser: { input: z.object({ ...message, receiveUserId: opt(idInput) }), result: noResult },
  sendUser: { input: z.object({ ...message, receiveUserId: idInput }), result: noResult },
  sendUsers: { input: z.object({ ...message, userIds: idsInput.check(z.minLength(1, 'required')) }), result: noResult },
} satisfies SchemasOf<typeof sysMessage>;
