import { visitLog } from '@seaberry/api-client/fields/sys-log-vis';
import { Eraser } from 'lucide-react';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { CALL_COLUMNS, CALL_FILTERS, titleOf } from './call-columns.ts';

/** Outcomes of a sign-in, as codes of our server. */
const OUTCOMES = ['200', 'D1000', 'D0008', 'codeWrong', 'D1016', 'D1017', 'D1027', 'Z1003', 'invalid', 'tooMany'] as const;

const { controller, columns, filters } = projected(visitLog, {
  columns: { ...CALL_COLUMNS, actionName: { size: 120 } },
  filters: { ...CALL_FILTERS, status: { kind: 'select', choices: { words: 'statuses', values: OUTCOMES } } },
});

/** Sign-ins and sign-outs. */
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
  toolbar: [{ id: 'clear', icon: <Eraser size={16} />, tone: 'danger', call: 'clear', confirm: true }],
});
