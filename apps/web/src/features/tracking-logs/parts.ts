import type { updateEntry } from '@seaberry/api-client/fields/update-log';
import type { subscribeEntry } from '@seaberry/api-client/fields/subscribe-log';

import type { Changes } from '../../kit/projected.ts';

/** Changes that the logs of carriers have in common. */
export const CARRIER_COLUMNS = {
  referenceNo: { size: 170 },
  createTime: { seconds: true, size: 240 },
  carrierCode: { size: 104 },
  tenantName: { size: 160 },
} as const satisfies Changes<typeof updateEntry>['columns'] & Changes<typeof subscribeEntry>['columns'];

/** The number is always visible, the company is seldom asked for. */
export const CARRIER_FILTERS = {
  referenceNo: { kind: 'search' },
  carrierCode: { kind: 'identifier', max: 4 },
  tenantName: { folded: true },
} as const satisfies Changes<typeof updateEntry>['filters'] & Changes<typeof subscribeEntry>['filters'];

/** Number of the bill of a row. */
export const numberOf = ({ referenceNo, id }: { referenceNo?: string | null | undefined; id: string }): string => referenceNo || id;
