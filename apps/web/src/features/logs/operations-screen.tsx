import type { CallLogRow } from '@seaberry/api-client/schemas';
import { Eraser } from 'lucide-react';
import type { ReactNode } from 'react';

import { defineResource } from '../../kit/define-resource.tsx';
import type { Column, RecordPartProps } from '../../kit/resource.types.ts';
import type { FieldIds } from '../../kit/words.ts';
import { ACCOUNT, ACTION, CALL, CALL_COPIES, CONTROLLER, ELAPSED, OCCURRENCE, PLACE, REMOTE_IP, TIME, titleOf } from './call-columns.ts';
import { CallChanges } from './details/call-changes.tsx';
import { CallParts } from './details/call-parts.tsx';

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
  record: {
    call: 'detail',
    copy: CALL_COPIES,
    load: (client, { id }) => client.sysLogOp.detail({ id }),
    Below: Operation,
  },
  toolbar: [{ id: 'clear', icon: <Eraser size={16} />, tone: 'danger', call: 'clear', confirm: true }],
});

function Operation({ row, words }: RecordPartProps<CallLogRow>): ReactNode {
  return (
    <>
      <CallParts {...{ row, words }} />
      <CallChanges call={row} />
    </>
  );
}
