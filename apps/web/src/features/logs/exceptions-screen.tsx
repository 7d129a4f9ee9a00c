import type { CallLogRow } from '@seaberry/api-client/schemas';
import { Eraser } from 'lucide-react';

import { defineResource } from '../../kit/define-resource.tsx';
import type { Column } from '../../kit/resource.types.ts';
import type { FieldIds } from '../../kit/words.ts';
import { ACCOUNT, ACTION, CALL, CALL_COPIES, CONTROLLER, ELAPSED, OCCURRENCE, PLACE, REMOTE_IP, TIME, titleOf } from './call-columns.ts';
import { CallParts } from './details/call-parts.tsx';

const COLUMNS: readonly Column<CallLogRow, FieldIds<'logs.exceptions'>>[] = [...OCCURRENCE, ...CALL, ...PLACE];

/** Log of calls that failed with an internal error. */
export const exceptionsScreen = defineResource({
  key: '/system/log/exlog/index',
  texts: 'logs.exceptions',
  controller: 'sysLogEx',
  list: 'page',
  paging: 'server',
  rowName: titleOf,
  sort: '-logDateTime',
  filters: [
    TIME,
    ACTION,
    CONTROLLER,
    ACCOUNT,
    { id: 'status', kind: 'select', choices: { words: 'statuses', values: ['internal', '200'] } },
    ELAPSED,
    REMOTE_IP,
  ],
  columns: [...COLUMNS, { id: 'exception', size: 320 }],
  record: {
    call: 'detail',
    // The stack is below the facts, line by line.
    groups: [{ id: 'call', columns: COLUMNS.map(({ id }) => id) }],
    copy: CALL_COPIES,
    load: (client, { id }) => client.sysLogEx.detail({ id }),
    Below: CallParts,
  },
  toolbar: [{ id: 'clear', icon: <Eraser size={16} />, tone: 'danger', call: 'clear', confirm: true }],
});
