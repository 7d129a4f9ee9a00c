import { code, instant, integer, number, text } from './entity.js';

const set = { entered: 'none' } as const;
const sorted = { entered: 'none', sort: true } as const;
const filtered = { entered: 'none', sort: true, filter: true } as const;
/** Time range of the log pages: ISO 8601 with zone, both ends inclusive. */
export const between = { from: 'startTime', to: 'endTime' } as const;

/** Common fields of call logs: call, time, user, outcome and origin. */
export const occurrence = () => ({
  displayTitle: text(set),
  logDateTime: instant({ ...sorted, filter: between }),
  account: text(filtered),
  realName: text(sorted),
  /** `200`, or an error code. */
  status: text(filtered),
  remoteIp: text(filtered),
  /** In ms. */
  elapsed: integer({ ...sorted, filter: 'least' }),
  browser: text(set),
  os: text(set),
});

export const called = () => ({
  controllerName: text(filtered),
  actionName: text(filtered),
  httpMethod: text({ ...set, hidden: true }),
  requestUrl: text({ ...set, hidden: true }),
  /** Input without secrets, as JSON text. */
  requestParam: text({ ...set, listed: false }),
  returnResult: text({ ...set, listed: false }),
  /** Correlates requests, jobs and outgoing calls. */
  traceId: code({ ...set, hidden: true }),
  exception: text({ ...set, listed: false }),
  message: text({ ...set, listed: false }),
});

/** Location of the client, as far as the backend knows it. */
export const whereabouts = () => ({
  location: text({ ...set, hidden: true }),
  longitude: number({ ...set, hidden: true }),
  latitude: number({ ...set, hidden: true }),
});
