import type { Messages } from '@seaberry/i18n/react';
import { AIR_STAGES, AIRLINES } from '@seaberry/tracking';

import type { Filter } from '../../../kit/resource.types.ts';
import { COUNTERS, lookup, stageChoices } from '../../../shipment/list/filters.ts';
import { airlineName } from '../lib/airlines.ts';

/** Filters with a label of their own, in the order of the bar. */
const LABELLED: readonly Filter<keyof Messages['airWaybill']['fields']>[] = [
  {
    id: 'airlineCode',
    kind: 'several',
    // Other backends know more airlines.
    open: true,
    choices: { values: AIRLINES.map(({ code }) => code), text: airlineName },
  },
  lookup('airWaybill', 'originCode'),
  lookup('airWaybill', 'destinationCode'),
  lookup('airWaybill', 'customer'),
  lookup('airWaybill', 'ownerId'),
  { id: 'expected', kind: 'days', from: 'etaFrom', to: 'etaTo' },
  { ...lookup('airWaybill', 'customerService'), folded: true },
  { id: 'stage', kind: 'several', choices: stageChoices(AIR_STAGES), folded: true },
  { id: 'carrierAnsweredAt', kind: 'days', from: 'answeredFrom', to: 'answeredTo', folded: true },
];

/** Filters of air waybills. */
export const FILTERS: readonly Filter<string>[] = [{ id: 'keyword', kind: 'search' }, ...COUNTERS, ...LABELLED];
