import { operationLog } from '@seaberry/api-client/fields/sys-log-op';
import type { CallLogRow } from '@seaberry/api-client/schemas';
import type { ReactNode } from 'react';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import type { RecordPartProps } from '../../kit/resource.types.ts';
import { CALL_COPIES, CALL_FILTERS, NAMED_COLUMNS, titleOf } from './call-columns.ts';
import { CallChanges } from './details/call-changes.tsx';
import { CallParts } from './details/call-parts.tsx';
import { logActions } from './seals/log-actions.tsx';

const { controller, columns, filters } = projected(operationLog, { columns: NAMED_COLUMNS, filters: CALL_FILTERS });

/** Log of changes, with user and outcome. */
export const operationsScreen = defineResource({
  key: '/system/log/oplog/index',
  texts: 'logs.operations',
  controller,
  columns,
  filters,
  list: 'page',
  paging: 'server',
  rowName: titleOf,
  sort: '-logDateTime',
  record: {
    call: 'detail',
    copy: CALL_COPIES,
    load: (client, { id }) => client.sysLogOp.detail({ id }),
    Below: Operation,
  },
  toolbar: logActions({ controller, texts: 'operations' }),
});

function Operation({ row, words }: RecordPartProps<CallLogRow>): ReactNode {
  return (
    <>
      <CallParts {...{ row, words }} />
      <CallChanges call={row} />
    </>
  );
}
