import type { updateEntry } from '@seaberry/api-client/fields/update-log';
import type { subscribeEntry } from '@seaberry/api-client/fields/subscribe-log';

import type { Changes } from '../../kit/projected.ts';

/** Company of a row, where rows of several companies are listed. */
export const COMPANY_COLUMN = { size: 160, platform: true } as const;
export const COMPANY_FILTER = { folded: true, platform: true } as const;

/** Changes that the logs of carriers have in common. */
export const CARRIER_COLUMNS = {
  referenceNo: { size: 170 },
  createTime: { seconds: true, size: 240 },
  carrierCode: { size: 104 },
  tenantName: COMPANY_COLUMN,
} as const satisfies Changes<typeof updateEntry>['columns'] & Changes<typeof subscribeEntry>['columns'];

/** The number is always visible, the company is seldom asked for. */
export const CARRIER_FILTERS = {
  referenceNo: { kind: 'search' },
  carrierCode: { kind: 'identifier', max: 4 },
  tenantName: COMPANY_FILTER,
} as const satisfies Changes<typeof updateEntry>['filters'] & Changes<typeof subscribeEntry>['filters'];

/** Number of the bill of a row. */
export const numberOf = ({ referenceNo, id }: { referenceNo?: string | null | undefined; id: string }): string => referenceNo || id;
