import * as z from 'zod/mini';
import type { sysNotice } from './calls.js';
import { filled, ref } from '../inputs.js';
import { flag, id, instant, none, nothing, opt, pageInput, pageOf, type SchemasOf, text } from '../parts.js';

/** 1 notification, 2 announcement. */
export const NOTICE_TYPES = [1, 2] as const;

const noticeFields = {
  id,
  title: z.string(),
  type: opt(z.number()),
  content: text,
  publicUserName: text,
  publicTime: instant,
};

export const schemas = {
  pageReceived: {
    input: z.object({
      ...pageInput,
      title: opt(z.string()),
      type: opt(z.int()),
      /** 0 unread, 1 read. Ours. */
      readStatus: opt(z.int()),
    }),
    result: pageOf(
      z.looseObject({
        id: opt(id),
        noticeId: opt(id),
        readStatus: opt(flag),
        readTime: instant,
        sysNotice: opt(z.looseObject(noticeFields)),
      }),
    ),
  },
  unReadList: { input: nothing, result: z.array(z.looseObject(noticeFields)) },
  setRead: { input: ref, result: none },
  setAllRead: { input: nothing, result: none },
  add: {
    input: z.object({
      title: filled(200),
      type: z.union([z.literal(1), z.literal(2)]),
      content: filled(20_000),
    }),
    result: opt(id),
  },
  public: { input: ref, result: none },
} satisfies SchemasOf<typeof sysNotice>;
