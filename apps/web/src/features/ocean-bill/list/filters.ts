import type { Messages } from '@seaberry/i18n/react';
import { CARRIERS, OCEAN_ANOMALIES, OCEAN_STAGES } from '@seaberry/tracking';

import type { Filter } from '../../../kit/resource.types.ts';
import { anomalyChoices, COUNTERS, lookup, stageChoices } from '../../../shipment/list/filters.ts';
import { carrierName } from '../lib/carriers.ts';

/** Filters with a label of their own, in the order of the bar. */
const LABELLED: readonly Filter<keyof Messages['oceanBill']['fields']>[] = [
  {
    id: 'carrierCode',
    kind: 'several',
    // Other backends know more carriers.
    open: true,
    choices: {
      values: CARRIERS.map(({ code }) => code),
      text: (code, { tracking }) => carrierName(code, tracking),
    },
  },
  lookup('oceanBill', 'polCode'),
  lookup('oceanBill', 'podCode'),
  lookup('oceanBill', 'customer'),
  lookup('oceanBill', 'ownerId'),
  { id: 'eta', kind: 'days', from: 'etaFrom', to: 'etaTo' },
  { ...lookup('oceanBill', 'customerService'), folded: true },
  { id: 'stage', kind: 'several', choices: stageChoices(OCEAN_STAGES), folded: true },
  { id: 'anomaly', kind: 'several', choices: anomalyChoices(OCEAN_ANOMALIES), folded: true },
  { id: 'carrierAnsweredAt', kind: 'days', from: 'answeredFrom', to: 'answeredTo', folded: true },
];

/** Filters of bills. */
export const FILTERS: readonly Filter<string>[] = [{ id: 'keyword', kind: 'search' }, ...COUNTERS, ...LABELLED];
