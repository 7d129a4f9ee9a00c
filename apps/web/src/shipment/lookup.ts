import type { AnswerOf, Input } from '@seaberry/api-client';

import type { LookupChoice } from '../kit/choices.types.ts';
import type { Lookup } from '../kit/resource.types.ts';
import { from } from '../kit/sources.ts';
import type { ShipmentController } from './queries.ts';

type SuggestInput = Input<ShipmentController, 'suggest'>;
type Suggestion = AnswerOf<ShipmentController, 'suggest'>[number];

/** Fields of shipments with values to pick from. */
export type SuggestedField = SuggestInput['field'];

/** A place is named by its code too; the id of a person says nothing. */
const choiceOf =
  (field: SuggestedField) =>
  ({ value, label }: Suggestion): LookupChoice => ({
    value,
    label,
    ...(field === 'ownerId' || label === value ? {} : { description: value }),
  });

/** Values of a field among the shipments one may see; with `unused` also known places that no shipment has yet. */
export const lookupOf = (controller: ShipmentController, given: Pick<SuggestInput, 'field' | 'unused'>): Lookup => ({
  find: async (client, keyword, signal) => (await client[controller].suggest({ ...given, keyword }, { signal })).map(choiceOf(given.field)),
  named: (values) => from(controller, 'suggest', { field: given.field, values: [...values] }, (found) => found.map(choiceOf(given.field))),
});
