import type { CallLogRow } from '@seaberry/api-client/schemas';
import { Eraser, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';

import { defineResource } from '../../kit/define-resource.tsx';
import type { ActionDialogProps, Column } from '../../kit/resource.types.ts';
import type { FieldIds } from '../../kit/words.ts';
import { ACCOUNT, ACTION, CALL, CONTROLLER, ELAPSED, OCCURRENCE, PLACE, REMOTE_IP, TIME, titleOf } from './call-columns.ts';
import { CallDrawer } from './details/call-drawer.tsx';

const COLUMNS: readonly Column<CallLogRow, FieldIds<'logs.exceptions'>>[] = [...OCCURRENCE, ...CALL, ...PLACE];

/** Log of calls that failed through a fault of the system. */
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
  rowActions: [{ id: 'details', icon: <ReceiptText size={16} />, call: 'detail', Dialog: Exception, opens: true }],
  toolbar: [{ id: 'clear', icon: <Eraser size={16} />, tone: 'danger', call: 'clear', confirm: true }],
});

function Exception({ row, onClose }: ActionDialogProps<CallLogRow>): ReactNode {
  return <CallDrawer {...{ row, onClose }} texts="logs.exceptions" controller="sysLogEx" columns={COLUMNS} />;
}
