import type { VisitLogRow } from '@seaberry/api-client/schemas';

import type { FieldIds } from '../../kit/words.ts';
import type { Column, Filter } from '../../kit/resource.types.ts';

type Visit = FieldIds<'logs.visits'>;
type Call = FieldIds<'logs.operations'>;

/** Tones: a refusal is caused by the user, an internal error by the server. */
const TONES = {
  200: 'success',
  internal: 'danger',
  invalid: 'warning',
  forbidden: 'warning',
  signedOut: 'warning',
  tooMany: 'warning',
  D0008: 'warning',
  D1000: 'warning',
  D1016: 'warning',
  D1017: 'warning',
  D1027: 'warning',
  Z1003: 'warning',
  codeWrong: 'warning',
  passwordWrong: 'warning',
} as const;

/** Title of a call; its name when it has no title. */
export const titleOf = ({ displayTitle, actionName, id }: Pick<VisitLogRow, 'displayTitle' | 'actionName' | 'id'>): string =>
  displayTitle || actionName || id;

/** First columns of every call log: title, time, user, outcome and origin. */
export const OCCURRENCE = [
  { id: 'displayTitle', value: titleOf, size: 210 },
  // An instant with its zone is widest in Chinese.
  { id: 'logDateTime', kind: 'instant', seconds: true, sort: true, size: 240 },
  { id: 'account', sort: true, size: 120 },
  { id: 'realName', sort: true, size: 130 },
  { id: 'status', kind: 'words', words: 'statuses', tones: TONES, sort: true, size: 140 },
  { id: 'remoteIp', sort: true, size: 130 },
  { id: 'elapsed', kind: 'number', sort: true, size: 120 },
  { id: 'browser', size: 120 },
  { id: 'os', size: 120 },
] as const satisfies readonly Column<VisitLogRow, Visit>[];

/** Technical name of the call: next columns of the operation and exception logs. */
export const CALL = [
  { id: 'controllerName', sort: true, size: 130 },
  { id: 'actionName', sort: true, size: 140 },
  { id: 'httpMethod', size: 96, hidden: true },
  { id: 'requestUrl', size: 240, hidden: true },
  { id: 'traceId', kind: 'code', hidden: true },
  { id: 'logLevel', hidden: true },
  { id: 'eventId', hidden: true },
  { id: 'threadId', hidden: true },
] as const satisfies readonly Column<object, Call>[];

/** Fields with a copy button, for searching elsewhere. */
export const CALL_COPIES = ['requestUrl', 'remoteIp'] as const satisfies readonly Call[];

/** Location, if the backend knows it: last columns of every call log. */
export const PLACE = [
  { id: 'location', hidden: true },
  { id: 'longitude', kind: 'number', hidden: true },
  { id: 'latitude', kind: 'number', hidden: true },
] as const satisfies readonly Column<object, Visit>[];

/** Filters of every call log: account (always visible) and time. */
export const TIME = { id: 'logDateTime', kind: 'range' } as const satisfies Filter<Visit>;
export const ACTION = { id: 'actionName', kind: 'text' } as const satisfies Filter<Visit>;
export const CONTROLLER = { id: 'controllerName', kind: 'text' } as const satisfies Filter<Call>;
export const ACCOUNT = { id: 'account', kind: 'search' } as const satisfies Filter<Visit>;
export const ELAPSED = { id: 'elapsed', kind: 'least' } as const satisfies Filter<Visit>;
export const REMOTE_IP = { id: 'remoteIp', kind: 'text' } as const satisfies Filter<Visit>;
