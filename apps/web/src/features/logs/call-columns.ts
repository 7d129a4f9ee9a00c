import type { VisitLogRow } from '@seaberry/api-client/schemas';

import type { FieldIds } from '../../resource/words.ts';
import type { Column, Filter } from '../../resource/resource.types.ts';

type Visit = FieldIds<'logs.visits'>;
type Call = FieldIds<'logs.operations'>;

/** A refusal is the person's matter, a fault ours. */
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

/** By whom, from where, with what outcome and when: the columns that every log of calls ends with. */
export const CIRCUMSTANCES = [
  { id: 'account', sort: true, size: 120 },
  { id: 'realName', sort: true, size: 130 },
  { id: 'remoteIp', sort: true, size: 130 },
  { id: 'location', hidden: true },
  { id: 'longitude', kind: 'number', hidden: true },
  { id: 'latitude', kind: 'number', hidden: true },
  { id: 'browser', size: 120 },
  { id: 'os', size: 120 },
  { id: 'status', kind: 'words', words: 'statuses', tones: TONES, sort: true, size: 150 },
  { id: 'elapsed', kind: 'number', sort: true, size: 120 },
  { id: 'logDateTime', kind: 'instant', seconds: true, sort: true, size: 210, pinned: 'end' },
] as const satisfies readonly Column<object, Visit>[];

/** Which call it was: the columns that the logs of operations and exceptions begin with. */
export const CALL = [
  { id: 'controllerName', sort: true, size: 130 },
  { id: 'displayTitle', size: 220 },
  { id: 'actionName', sort: true, size: 140 },
  { id: 'httpMethod', size: 96 },
  { id: 'requestUrl', size: 240 },
  { id: 'logLevel', hidden: true },
  { id: 'eventId', hidden: true },
  { id: 'threadId', hidden: true },
  { id: 'traceId', kind: 'code' },
] as const satisfies readonly Column<object, Call>[];

/** Whose calls are looked for, and when: the filters of every log of calls; the account is always in sight. */
export const TIME = { id: 'logDateTime', kind: 'range' } as const satisfies Filter<Visit>;
export const ACTION = { id: 'actionName', kind: 'text' } as const satisfies Filter<Visit>;
export const CONTROLLER = { id: 'controllerName', kind: 'text' } as const satisfies Filter<Call>;
export const ACCOUNT = { id: 'account', kind: 'search' } as const satisfies Filter<Visit>;
export const ELAPSED = { id: 'elapsed', kind: 'least' } as const satisfies Filter<Visit>;
export const REMOTE_IP = { id: 'remoteIp', kind: 'text' } as const satisfies Filter<Visit>;

/** What a call was for; its name where nothing is known of it. */
export const titleOf = ({ displayTitle, actionName, id }: Pick<VisitLogRow, 'displayTitle' | 'actionName' | 'id'>): string =>
  displayTitle || actionName || id;
