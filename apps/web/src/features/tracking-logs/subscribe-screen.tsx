import { subscribeEntry } from '@seaberry/api-client/fields/subscribe-log';
import { SUBSCRIPTION_STATUSES } from '@seaberry/tracking';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { CARRIER_COLUMNS, CARRIER_FILTERS, numberOf } from './parts.ts';
import { triggerAgain } from './trigger-action.tsx';

const { controller, columns, filters } = projected(subscribeEntry, {
  columns: {
    ...CARRIER_COLUMNS,
    status: { kind: 'words', words: 'statuses', tones: { SUB_ING: 'info', SUB_OK: 'success', SUB_ERR: 'danger' }, size: 120 },
    abnormalInfo: { kind: 'words', words: 'reasons', size: 180 },
    tries: { size: 104 },
    polCode: { size: 88 },
    podCode: { size: 88 },
  },
  filters: { ...CARRIER_FILTERS, status: { kind: 'select', choices: { words: 'statuses', values: SUBSCRIPTION_STATUSES } } },
});

/** How carriers answered to subscriptions. */
export const subscribeScreen = defineResource({
  key: '/log/subscribe',
  texts: 'trackingLogs.subscribe',
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
