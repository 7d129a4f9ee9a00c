import { carrierByCode, CARRIERS, OCEAN_ANOMALIES, OCEAN_STAGES } from '@seaberry/tracking';

import type { Filter } from '../../../kit/resource.types.ts';
import { anomalyChoices, COUNTERS, stageChoices } from '../../../shipment/list/filters.ts';

/** Letters of a UN/LOCODE. */
const LOCODE = 5;

/** Filters of bills, in the order of the bar. */
export const FILTERS: readonly Filter<string>[] = [
  { id: 'keyword', kind: 'search' },
  ...COUNTERS,
  {
    id: 'carrierCode',
    kind: 'several',
    // Other backends know more carriers.
    open: true,
    choices: {
      values: CARRIERS.map(({ code }) => code),
      text: (code, { tracking }) => tracking.carriers[code] ?? carrierByCode(code)?.name ?? code,
    },
  },
  { id: 'polCode', kind: 'identifier', max: LOCODE, hint: 'locode' },
  { id: 'podCode', kind: 'identifier', max: LOCODE, hint: 'locode' },
  { id: 'stage', kind: 'several', choices: stageChoices(OCEAN_STAGES) },
  { id: 'anomaly', kind: 'several', choices: anomalyChoices(OCEAN_ANOMALIES) },
  { id: 'eta', kind: 'days', from: 'etaFrom', to: 'etaTo' },
];
