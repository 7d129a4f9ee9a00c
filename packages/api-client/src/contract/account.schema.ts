import * as z from 'zod/mini';
import type { company, swagger, sysDictType, sysFile, sysNotice, sysStaticPage } from './account.js';
import { type CallSchemas, flag, id, instant, none, nothing, open, opt, pageInput, pageOf, text, TIERS } from './parts.js';

type SchemasOf<T> = Record<keyof T, CallSchemas>;

const file = z.file();
const named = (most: number) => z.string().check(z.minLength(1, 'required'), z.maxLength(most, 'tooLong'));
const ref = z.object({ id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)) });

export const companySchemas = {
  info: {
    input: nothing,
    result: z.looseObject({
      id,
      name: z.string(),
      abbreviation: text,
      number: text,
      /** First characters of the key; the key itself is answered once, when it is made. */
      keyHint: text,
      keyTime: instant,
      /** Id of a file for `sysFile.preview`. */
      logo: text,
      berries: opt(z.number()),
      tier: opt(open(TIERS)),
    }),
  },
  update: {
    input: z.object({
      name: named(100),
      abbreviation: opt(z.string().check(z.maxLength(40, 'tooLong'))),
      number: opt(z.string().check(z.maxLength(60, 'tooLong'))),
    }),
    result: none,
  },
  rotateKey: { input: nothing, result: z.looseObject({ key: z.string(), keyHint: z.string() }) },
  uploadLogo: { input: z.object({ file }), result: z.looseObject({ id }) },
  usage: {
    input: z.optional(z.object({ days: opt(z.int().check(z.gte(1), z.lte(366))) })),
    result: z.looseObject({
      /** One row a day that has any, `YYYY-MM-DD` in UTC, oldest first. */
      days: z.array(z.looseObject({ day: z.string(), used: z.number(), added: z.number() })),
      /** The newest rows of the ledger. */
      rows: z.array(
        z.looseObject({ id, amount: z.number(), kind: z.string(), balance: opt(z.number()), reference: text, createTime: instant }),
      ),
    }),
  },
} satisfies SchemasOf<typeof company>;

export const sysFileSchemas = {
  uploadAvatar: { input: z.object({ file }), result: z.looseObject({ id, url: text }) },
  preview: { input: ref, result: none },
} satisfies SchemasOf<typeof sysFile>;

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

export const sysNoticeSchemas = {
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
      title: named(200),
      type: z.union([z.literal(1), z.literal(2)]),
      content: named(20_000),
    }),
    result: opt(id),
  },
  public: { input: ref, result: none },
} satisfies SchemasOf<typeof sysNotice>;

/** Texts of the server that everybody may read. */
export const STATIC_PAGES = ['terms', 'privacy', 'help'] as const;

export const sysStaticPageSchemas = {
  detail: {
    input: z.object({ key: named(60) }),
    /** `body` is plain text: paragraphs divided by an empty line, headings begin with `# `, list lines with `- `. */
    result: z.looseObject({ key: z.string(), language: text, title: z.string(), body: z.string(), updateTime: instant }),
  },
} satisfies SchemasOf<typeof sysStaticPage>;

export const sysDictTypeSchemas = {
  allDictList: {
    input: nothing,
    result: z.record(
      z.string(),
      z.array(z.looseObject({ code: z.union([z.string(), z.number()]), value: text, name: text, tagType: text, orderNo: opt(z.number()) })),
    ),
  },
} satisfies SchemasOf<typeof sysDictType>;

export const swaggerSchemas = {
  checkUrl: { input: nothing, result: z.number() },
  submitUrl: { input: z.object({ UserName: named(254), Password: named(400) }), result: z.number() },
} satisfies SchemasOf<typeof swagger>;
