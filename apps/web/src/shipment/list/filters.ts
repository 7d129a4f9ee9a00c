import { FILTER_SIGNALS } from '@seaberry/api-client/contract';
import { TRACKING_STATES } from '@seaberry/tracking';

import type { KnownChoices } from '../../kit/choices.types.ts';
import type { Filter } from '../../kit/resource.types.ts';
import { lookupOf, type SuggestedField } from '../lookup.ts';
import type { ShipmentControllerName } from '../queries.ts';

type AnyFilter = Filter<string>;

/** The counts of a list that are filters: by state, and by what needs attention. */
export const COUNTERS: readonly AnyFilter[] = [
  {
    id: 'trackingState',
    kind: 'counter',
    choices: { words: 'states', values: TRACKING_STATES },
    all: 'all',
    tones: { failed: 'danger' },
  },
  {
    id: 'signal',
    kind: 'counter',
    choices: { words: 'signal', values: FILTER_SIGNALS },
    tones: { attention: 'danger', late: 'warning', early: 'info' },
  },
];

/** Any of the stages a shipment can be in. */
export const stageChoices = (stages: readonly string[]): KnownChoices => ({
  values: stages,
  text: (value, { tracking }) => textOf(tracking.stages, value),
});

/** Any of the anomalies a shipment can have. */
export const anomalyChoices = (kinds: readonly string[]): KnownChoices => ({
  values: kinds,
  text: (value, { tracking }) => textOf(tracking.anomalies, value),
});

const textOf = (texts: Readonly<Record<string, string>>, value: string): string => texts[value] ?? value;

/** Picker of a field's values among the shipments one may see. */
export const lookup = <C extends ShipmentControllerName, F extends SuggestedField<C>>(controller: C, field: F): Filter<F> => ({
  id: field,
  kind: 'lookup',
  ...lookupOf(controller, { field }),
});
