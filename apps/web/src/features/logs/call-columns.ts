import type { operationLog } from '@seaberry/api-client/fields/sys-log-op';
import type { visitLog } from '@seaberry/api-client/fields/sys-log-vis';
import type { VisitLogRow } from '@seaberry/api-client/schemas';

import type { Changes } from '../../kit/projected.ts';

/**
 * Tones: a refusal is caused by the user, an internal error by the server. The codes are those of the server and the origin; their texts are
 * `statuses` in `packages/i18n/src/messages/en/logs.ts`.
 */
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

/** Changes of every call log to the columns of its fields. An instant with its zone is widest in Chinese. */
export const CALL_COLUMNS = {
  displayTitle: { cell: titleOf, size: 210 },
  logDateTime: { seconds: true, size: 240 },
  account: { size: 120 },
  realName: { size: 130 },
  status: { kind: 'words', words: 'statuses', tones: TONES, size: 140 },
  remoteIp: { size: 130 },
  elapsed: { size: 124 },
  browser: { size: 120 },
  os: { size: 120 },
} as const satisfies Changes<typeof visitLog>['columns'];

/** Additional changes of the logs that name the call. */
export const NAMED_COLUMNS = {
  ...CALL_COLUMNS,
  controllerName: { size: 130 },
  actionName: { size: 140 },
  requestUrl: { size: 240 },
  logLevel: { kind: 'words', words: 'logLevels' },
  // Our server has no values for them.
  eventId: { kind: 'text', without: 'logSeals' },
  threadId: { kind: 'text', without: 'logSeals' },
} as const satisfies Changes<typeof operationLog>['columns'];

/** Fields with a copy button, for searching elsewhere. */
export const CALL_COPIES = ['requestUrl', 'remoteIp'] as const;

/** The account is always visible. */
export const CALL_FILTERS = { account: { kind: 'search' }, status: null } as const;
