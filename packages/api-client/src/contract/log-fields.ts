import { instant, integer, number, text } from './entity.js';

const set = { entered: 'none' } as const;
const sorted = { entered: 'none', sort: true } as const;
const filtered = { entered: 'none', sort: true, filter: true } as const;

/** Of every log of calls: what happened, when, by whom, with what outcome and from where. */
export const occurrence = () => ({
  displayTitle: text(set),
  logDateTime: instant(sorted),
  account: text(filtered),
  realName: text(sorted),
  /** `200`, or the code of the refusal. */
  status: text(filtered),
  remoteIp: text(filtered),
  /** In ms; the list is filtered by the least duration. */
  elapsed: integer(filtered),
  browser: text(set),
  os: text(set),
});

/** Which call it was, as programs name it. */
export const called = () => ({
  controllerName: text(filtered),
  actionName: text(filtered),
  httpMethod: text({ ...set, hidden: true }),
  requestUrl: text({ ...set, hidden: true }),
  /** The input without secrets, as JSON text. */
  requestParam: text({ ...set, listed: false }),
  returnResult: text({ ...set, listed: false }),
  /** Runs through requests, jobs and outgoing calls. */
  traceId: text({ ...set, hidden: true }),
  exception: text({ ...set, listed: false }),
  message: text({ ...set, listed: false }),
});

/** Where on earth it was, as far as the back end knows. */
export const whereabouts = () => ({
  location: text({ ...set, hidden: true }),
  longitude: number({ ...set, hidden: true }),
  latitude: number({ ...set, hidden: true }),
});
