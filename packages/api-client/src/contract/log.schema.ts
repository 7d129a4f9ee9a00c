import * as z from 'zod/mini';
import { ref } from './access.parts.js';
import type { sysLogDiff, sysLogEx, sysLogOp, sysLogVis } from './log.js';
import { type CallSchemas, id, instant, none, nothing, opt, pageInput, pageOf, text } from './parts.js';

type SchemasOf<T> = Record<keyof T, CallSchemas>;

/** Filters of the log pages. Times are ISO 8601 with zone; `elapsed` is the least duration in ms. */
const filters = { startTime: instant, endTime: instant, account: text, elapsed: opt(z.int()), status: text, remoteIp: text };
const callFilters = { ...filters, actionName: text, controllerName: text };

const visit = {
  id,
  controllerName: text,
  actionName: text,
  displayTitle: text,
  /** `200`, or the code of the refusal. */
  status: text,
  remoteIp: text,
  location: text,
  longitude: opt(z.number()),
  latitude: opt(z.number()),
  browser: text,
  os: text,
  /** In ms. */
  elapsed: opt(z.number()),
  logDateTime: instant,
  account: text,
  realName: text,
};

export const visitLogRow = z.looseObject(visit);
export type VisitLogRow = z.output<typeof visitLogRow>;

export const callLogRow = z.looseObject({
  ...visit,
  httpMethod: text,
  requestUrl: text,
  /** The input without secrets, as JSON text. */
  requestParam: text,
  returnResult: text,
  /** Runs through requests, jobs and outgoing calls. */
  traceId: text,
  exception: text,
  message: text,
});
export type CallLogRow = z.output<typeof callLogRow>;

export const diffLogRow = z.looseObject({
  id,
  /** insert, update or delete. */
  diffType: text,
  /** Table and id of the row. */
  businessData: text,
  /** Only what differs, as JSON text, without secrets. */
  beforeData: text,
  afterData: text,
  sql: text,
  parameters: text,
  elapsed: opt(z.number()),
  /** Which call did it. Ours. */
  actionName: text,
  /** The same in the reader's language. Ours. */
  displayTitle: text,
  account: text,
  realName: text,
  traceId: text,
  createTime: instant,
});
export type DiffLogRow = z.output<typeof diffLogRow>;

export const sysLogVisSchemas = {
  page: { input: z.object({ ...pageInput, ...filters, actionName: text }), result: pageOf(visitLogRow) },
  list: {
    input: nothing,
    result: z.array(
      z.looseObject({ location: text, longitude: opt(z.number()), latitude: opt(z.number()), realName: text, logDateTime: instant }),
    ),
  },
  clear: { input: nothing, result: none },
} satisfies SchemasOf<typeof sysLogVis>;

export const sysLogOpSchemas = {
  page: { input: z.object({ ...pageInput, ...callFilters }), result: pageOf(callLogRow) },
  detail: { input: ref, result: callLogRow },
  clear: { input: nothing, result: none },
} satisfies SchemasOf<typeof sysLogOp>;

export const sysLogExSchemas = {
  page: { input: z.object({ ...pageInput, ...callFilters }), result: pageOf(callLogRow) },
  detail: { input: ref, result: callLogRow },
  clear: { input: nothing, result: none },
} satisfies SchemasOf<typeof sysLogEx>;

export const sysLogDiffSchemas = {
  page: {
    input: z.object({ ...pageInput, startTime: instant, endTime: instant, diffType: text, account: text, actionName: text }),
    result: pageOf(diffLogRow),
  },
  detail: { input: ref, result: diffLogRow },
  clear: { input: nothing, result: none },
} satisfies SchemasOf<typeof sysLogDiff>;
