import type { VisitLogRow } from '@seaberry/api-client/schemas';
import { Eraser } from 'lucide-react';

import { defineResource } from '../../kit/define-resource.tsx';
import type { Column } from '../../kit/resource.types.ts';
import type { FieldIds } from '../../kit/words.ts';
import { ACCOUNT, ACTION, ELAPSED, OCCURRENCE, PLACE, REMOTE_IP, TIME, titleOf } from './call-columns.ts';

const COLUMNS: readonly Column<VisitLogRow, FieldIds<'logs.visits'>>[] = [
  ...OCCURRENCE,
  { id: 'actionName', sort: true, size: 120 },
  ...PLACE,
];

/** Outcomes of a sign-in, as codes of our server. */
const OUTCOMES = ['200', 'D1000', 'D0008', 'codeWrong', 'D1016', 'D1017', 'D1027', 'Z1003', 'invalid', 'tooMany'] as const;

/** Sign-ins and sign-outs. */
export const visitsScreen = defineResource({
  key: '/system/log/vislog/index',
  texts: 'logs.visits',
  controller: 'sysLogVis',
  list: 'page',
  paging: 'server',
  rowName: titleOf,
  sort: '-logDateTime',
  filters: [TIME, ACTION, ACCOUNT, { id: 'status', kind: 'select', choices: { words: 'statuses', values: OUTCOMES } }, ELAPSED, REMOTE_IP],
  columns: COLUMNS,
  record: { copy: ['remoteIp'] },
  toolbar: [{ id: 'clear', icon: <Eraser size={16} />, tone: 'danger', call: 'clear', confirm: true }],
});
