import { exceptionLog } from '@seaberry/api-client/fields/sys-log-ex';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { CALL_COPIES, CALL_FILTERS, NAMED_COLUMNS, titleOf } from './call-columns.ts';
import { CallParts } from './details/call-parts.tsx';
import { logActions } from './seals/log-actions.tsx';

const { controller, columns, filters } = projected(exceptionLog, {
  columns: NAMED_COLUMNS,
  filters: { ...CALL_FILTERS, status: { kind: 'select', choices: { words: 'statuses', values: ['internal', '200'] } } },
});

/** Log of calls that failed with an internal error. */
export const exceptionsScreen = defineResource({
  key: '/system/log/exlog/index',
  texts: 'logs.exceptions',
  controller,
  columns: [...columns, { id: 'exception', size: 320 }],
  filters,
  list: 'page',
  paging: 'server',
  rowName: titleOf,
  sort: '-logDateTime',
  record: {
    call: 'detail',
    // The stack is below the facts, line by line.
    groups: [{ id: 'call', columns: columns.map(({ id }) => id) }],
    copy: CALL_COPIES,
    load: (client, { id }) => client.sysLogEx.detail({ id }),
    Below: CallParts,
  },
  toolbar: logActions({ controller, texts: 'exceptions' }),
});
