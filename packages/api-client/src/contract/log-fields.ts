import { code, instant, integer, number, text } from './entity.js';

/** No user enters a field of a log. */
const byServer = { entered: 'none' } as const;
const derived = { entered: 'none', derived: true } as const;
const sortable = { entered: 'none', sort: true } as const;
const filterable = { entered: 'none', sort: true, filter: true } as const;
/** Time range of the log pages: ISO 8601 with zone, both ends inclusive. */
export const between = { from: 'startTime', to: 'endTime' } as const;

/** Common fields of call logs: call, time, user, outcome and origin. */
export const occurrence = () => ({
  displayTitle: text(byServer),
  logDateTime: instant({ ...sortable, filter: between }),
  account: text(filterable),
  realName: text(sortable),
  /** `200`, or an error code. */
  status: text(filterable),
  remoteIp: text(filterable),
  /** In ms. */
  elapsed: integer({ ...sortable, filter: 'least' }),
  browser: text(byServer),
  os: text(byServer),
});

/** Fields of the call that a row is about. */
export const called = () => ({
  controllerName: text(filterable),
  actionName: text(filterable),
  httpMethod: text({ ...byServer, hidden: true }),
  requestUrl: text({ ...byServer, hidden: true }),
  logLevel: integer({ ...derived, hidden: true }),
  /** Of the origin's logging library. Null here: `traceId` identifies a request, and `actionName` the kind of the entry. */
  eventId: integer({ ...derived, hidden: true }),
  /** Null here: every call is answered on the same thread. */
  threadId: integer({ ...derived, hidden: true }),
  /** Input without secrets, as JSON text. */
  requestParam: text({ ...byServer, listed: false }),
  returnResult: text({ ...byServer, listed: false }),
  /** Correlates requests, jobs and outgoing calls. */
  traceId: code({ ...byServer, hidden: true }),
  exception: text({ ...byServer, listed: false }),
  message: text({ ...byServer, listed: false }),
});

/** Location of the client, as far as the backend knows it. */
export const whereabouts = () => ({
  location: text({ ...byServer, hidden: true }),
  longitude: number({ ...byServer, hidden: true }),
  latitude: number({ ...byServer, hidden: true }),
});
