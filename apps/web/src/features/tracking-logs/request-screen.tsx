import { EXECUTIONS } from '@seaberry/api-client/contract';
import { requestEntry } from '@seaberry/api-client/fields/request-log';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { CARRIER_COLUMNS, CARRIER_FILTERS, numberOf } from './parts.ts';
import { triggerAgain } from './trigger-action.tsx';

const { controller, columns, filters } = projected(requestEntry, {
  columns: {
    ...CARRIER_COLUMNS,
    completion: { kind: 'words', words: 'completions', size: 150 },
    status: {
      kind: 'words',
      words: 'statuses',
      tones: { pending: 'neutral', executing: 'info', success: 'success', failed: 'danger' },
      size: 150,
    },
    kind: { kind: 'words', words: 'kinds', size: 130 },
    reason: { kind: 'words', words: 'reasons', size: 190 },
    httpStatus: { size: 112 },
    added: { size: 112 },
    elapsed: { kind: 'duration', size: 112 },
    finishTime: { seconds: true, size: 240 },
    address: { size: 320 },
  },
  filters: {
    ...CARRIER_FILTERS,
    status: { kind: 'select', choices: { words: 'statuses', values: EXECUTIONS } },
    kind: { folded: true },
  },
});

/** Requests to carriers; the call requires a completion status. */
export const requestScreen = defineResource({
  key: '/log/request',
  texts: 'trackingLogs.request',
  capability: 'oceanBill',
  controller,
  columns,
  filters,
  list: 'page',
  paging: 'server',
  rowName: numberOf,
  sort: '-createTime',
  refreshMs: 10_000,
  record: { copy: ['referenceNo', 'address'] },
  rowActions: [triggerAgain()],
});
