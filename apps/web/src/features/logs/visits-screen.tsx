import { visitLog } from '@seaberry/api-client/fields/sys-log-vis';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { CALL_COLUMNS, CALL_FILTERS, titleOf } from './call-columns.ts';
import { logActions } from './seals/log-actions.tsx';

/**
 * Outcomes that the filter offers: the usual ones of a sign-in, as `200` or an error code of our server. Their meaning: `statuses` in
 * `packages/i18n/src/messages/en/logs.ts`. The column shows rarer codes too.
 */
const OUTCOMES = ['200', 'D1000', 'D0008', 'codeWrong', 'D1016', 'D1017', 'D1027', 'Z1003', 'invalid', 'tooMany'] as const;

const { controller, columns, filters } = projected(visitLog, {
  columns: { ...CALL_COLUMNS, actionName: { size: 120 } },
  filters: { ...CALL_FILTERS, status: { kind: 'select', choices: { words: 'statuses', values: OUTCOMES } } },
});

/** The visit log: sign-ins, registrations, sign-outs and starts of the application. */
export const visitsScreen = defineResource({
  key: '/system/log/vislog/index',
  texts: 'logs.visits',
  controller,
  columns,
  filters,
  list: 'page',
  paging: 'server',
  rowName: titleOf,
  sort: '-logDateTime',
  record: { copy: ['remoteIp'] },
  toolbar: logActions({ controller, texts: 'visits' }),
});
