import * as z from 'zod/mini';
import type { sysNotice } from './calls.js';
import { changeSchemas, filterShape, rowShape } from '../entity-schema.js';
import { ref } from '../inputs.js';
import { flag, id, instant, noResult, noInput, openEnum, opt, pageInput, pageOf, type SchemasOf } from '../parts.js';
import { notice } from './fields.js';
import { MESSAGE_SETTINGS } from './muted.js';

const row = z.looseObject({
  ...rowShape(notice),
  /** Bill of an alert about a shipment. Not in the specification. */
  billId: opt(id),
});

const settings = z.array(z.enum(MESSAGE_SETTINGS)).check(z.maxLength(MESSAGE_SETTINGS.length, 'tooMany'));

export const schemas = {
  pageReceived: {
    input: z.object({
      ...pageInput,
      ...filterShape(notice),
      /** 0 unread, 1 read. Not in the specification. */
      readStatus: opt(z.int()),
    }),
    result: pageOf(
      z.looseObject({
        id: opt(id),
        noticeId: opt(id),
        readStatus: opt(flag),
        readTime: instant,
        sysNotice: opt(row),
      }),
    ),
  },
  unReadList: { input: noInput, result: z.array(row) },
  setRead: { input: ref, result: noResult },
  setAllRead: { input: noInput, result: noResult },
  muted: { input: noInput, result: z.array(openEnum(MESSAGE_SETTINGS)) },
  mute: {
    input: z.object({
      muted: settings,
      /** Settings that the call changes; the others keep their values. All, if it is missing. */
      changed: opt(settings),
    }),
    result: noResult,
  },
  add: changeSchemas(notice).add,
  public: { input: ref, result: noResult },
} satisfies SchemasOf<typeof sysNotice>;
