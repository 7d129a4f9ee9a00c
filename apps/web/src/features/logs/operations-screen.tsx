import type { CallLogRow } from '@seaberry/api-client/schemas';
import { Eraser, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';

import { defineResource } from '../../kit/define-resource.tsx';
import type { ActionDialogProps, Column } from '../../kit/resource.types.ts';
import type { FieldIds } from '../../kit/words.ts';
import { ACCOUNT, ACTION, CALL, CONTROLLER, ELAPSED, OCCURRENCE, PLACE, REMOTE_IP, TIME, titleOf } from './call-columns.ts';
import { CallChanges } from './details/call-changes.tsx';
import { CallDrawer } from './details/call-drawer.tsx';

const COLUMNS: readonly Column<CallLogRow, FieldIds<'logs.operations'>>[] = [...OCCURRENCE, ...CALL, ...PLACE];

/** Log of changes, with user and outcome. */
export const operationsScreen = defineResource({
  key: '/system/log/oplog/index',
  texts: 'logs.operations',
  controller: 'sysLogOp',
  list: 'page',
  paging: 'server',
  rowName: titleOf,
  sort: '-logDateTime',
  filters: [TIME, ACTION, CONTROLLER, ACCOUNT, ELAPSED, REMOTE_IP],
  columns: COLUMNS,
  rowActions: [{ id: 'details', icon: <ReceiptText size={16} />, call: 'detail', Dialog: Operation, opens: true }],
  toolbar: [{ id: 'clear', icon: <Eraser size={16} />, tone: 'danger', call: 'clear', confirm: true }],
});

function Operation({ row, onClose }: ActionDialogProps<CallLogRow>): ReactNode {
  return (
    <CallDrawer {...{ row, onClose }} texts="logs.operations" controller="sysLogOp" columns={COLUMNS}>
      <CallChanges call={row} />
    </CallDrawer>
  );
}
