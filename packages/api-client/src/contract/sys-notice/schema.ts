import * as z from 'zod/mini';
import type { sysNotice } from './calls.js';
import { filterShape, inputShape, pageSchemas, rowShape, type RowOf } from '../entity-schema.js';
import { idInput, idsInput, ref, version } from '../inputs.js';
import { flag, id, instant, noResult, noInput, openEnum, opt, optionalText, pageInput, pageOf, type SchemasOf, upTo } from '../parts.js';
import { notice, receivedNotice } from './fields.js';
import { MESSAGE_SETTINGS } from './muted.js';

export type NoticeRow = RowOf<typeof notice>;

const row = z.looseObject({
  ...rowShape(receivedNotice),
  /** Order of an alert about a shipment, and its controller. Not in the specification. */
  billId: opt(id),
  orderKind: opt(openEnum(['oceanBill', 'airWaybill'])),
});

/** Organizations or people of the audience. Not in the specification. */
const addressed = { orgIdList: opt(idsInput), userIdList: opt(idsInput) };

const person = z.looseObject({ id, name: z.string(), account: optionalText });

const settings = z.array(z.enum(MESSAGE_SETTINGS)).check(z.maxLength(MESSAGE_SETTINGS.length, 'tooMany'));

export const schemas = {
  pageReceived: {
    input: z.object({
      ...pageInput,
      ...filterShape(receivedNotice),
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
  ...pageSchemas(notice),
  add: { input: z.object({ ...inputShape(notice, 'add'), ...addressed }), result: opt(id) },
  update: { input: z.object({ id: idInput, version, ...inputShape(notice, 'edit'), ...addressed }), result: noResult },
  public: { input: ref, result: noResult },
  audience: { input: ref, result: z.looseObject({ orgs: z.array(z.looseObject({ id, name: z.string() })), people: z.array(person) }) },
  people: { input: z.object({ keyword: opt(upTo(200)) }), result: z.array(person) },
  readers: {
    input: z.object({
      id: idInput,
      ...pageInput,
      /** A part of the name or account. */
      keyword: opt(upTo(200)),
      /** 0 unread, 1 read. */
      readStatus: opt(z.int()),
    }),
    result: pageOf(z.looseObject({ id, name: z.string(), account: optionalText, orgName: optionalText, readTime: instant })),
  },
} satisfies SchemasOf<typeof sysNotice>;
