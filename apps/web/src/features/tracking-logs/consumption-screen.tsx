import { consumptionEntry } from '@seaberry/api-client/fields/consumption-log';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { COMPANY_COLUMN, COMPANY_FILTER } from './parts.ts';

const { controller, columns, filters } = projected(consumptionEntry, {
  columns: {
    referenceNo: { size: 170, cell: ({ referenceNo, kind }, { t }) => referenceNo || t(`kinds.${kind ?? 'grant'}`) },
    createTime: { seconds: true, size: 240 },
    kind: { kind: 'words', words: 'kinds', tones: { charge: 'neutral', refund: 'info', grant: 'success' }, size: 120 },
    amount: { size: 104 },
    balance: { size: 104 },
    userName: { size: 140 },
    tenantName: COMPANY_COLUMN,
  },
  filters: { referenceNo: { kind: 'search' }, tenantName: COMPANY_FILTER },
});

/** Berries that were charged, returned and credited. */
export const consumptionScreen = defineResource({
  key: '/log/consumption',
  texts: 'trackingLogs.consumption',
  capability: 'oceanBill',
  controller,
  columns,
  filters,
  list: 'page',
  paging: 'server',
  rowName: ({ referenceNo, createTime, id }) => referenceNo || createTime || id,
  sort: '-createTime',
  record: { copy: ['referenceNo'] },
});
