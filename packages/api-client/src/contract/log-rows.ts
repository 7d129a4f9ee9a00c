import * as z from 'zod/mini';
import { id, instant, opt, text } from './parts.js';

/** Filters of the log pages. Times are ISO 8601 with zone; `elapsed` is the least duration in ms. */
export const filters = { startTime: instant, endTime: instant, account: text, elapsed: opt(z.int()), status: text, remoteIp: text };

export const callFilters = { ...filters, actionName: text, controllerName: text };

export const visit = {
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
