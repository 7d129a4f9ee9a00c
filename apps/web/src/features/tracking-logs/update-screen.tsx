import { UPDATE_STATUSES, updateEntry } from '@seaberry/api-client/fields/update-log';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { CARRIER_COLUMNS, CARRIER_FILTERS, numberOf } from './parts.ts';
import { triggerAgain } from './trigger-action.tsx';

const { controller, columns, filters } = projected(updateEntry, {
  columns: {
    ...CARRIER_COLUMNS,
    status: { kind: 'words', words: 'statuses', tones: { success: 'success', failed: 'danger' }, size: 130 },
    reason: { kind: 'words', words: 'reasons', size: 190 },
    added: { size: 112 },
    httpStatus: { size: 112 },
  },
  filters: { ...CARRIER_FILTERS, status: { kind: 'select', choices: { words: 'statuses', values: UPDATE_STATUSES } } },
});

/** New data of carriers, and requests for it that failed. */
export const updateScreen = defineResource({
  key: '/log/update',
  texts: 'trackingLogs.update',
  capability: 'oceanBill',
  controller,
  columns,
  filters,
  list: 'page',
  paging: 'server',
  rowName: numberOf,
  sort: '-createTime',
  record: { copy: ['referenceNo'] },
  rowActions: [triggerAgain()],
});
