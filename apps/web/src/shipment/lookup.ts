import type { AnswerOf, Input } from '@seaberry/api-client';

import type { LookupChoice } from '../kit/choices.types.ts';
import type { Lookup } from '../kit/resource.types.ts';
import { from } from '../kit/sources.ts';
import { shipmentController, type ShipmentController, type ShipmentControllerName } from './queries.ts';

type SuggestInput<C extends ShipmentControllerName = ShipmentController> = Input<C, 'suggest'>;
type Suggestion = AnswerOf<ShipmentController, 'suggest'>[number];

/** Fields of shipments with values to pick from. */
export type SuggestedField<C extends ShipmentControllerName> = SuggestInput<C>['field'];

/** A place is named by its code too; the id of a person says nothing. */
const choiceOf =
  (field: string) =>
  ({ value, label }: Suggestion): LookupChoice => ({
    value,
    label,
    ...(field === 'ownerId' || label === value ? {} : { description: value }),
  });

/** Values of a field among the shipments one may see; with `unused` also known places that no shipment has yet. */
export function lookupOf<C extends ShipmentControllerName>(name: C, given: { field: SuggestedField<C>; unused?: boolean }): Lookup {
  const controller = shipmentController(name);
  // The fields differ by kind; the call takes those of its own.
  const asked = given as { field: SuggestInput['field']; unused?: boolean };
  const choice = choiceOf(given.field);
  return {
    find: async (client, keyword, signal) => (await client[controller].suggest({ ...asked, keyword }, { signal })).map(choice),
    named: (values) => from(controller, 'suggest', { field: asked.field, values: [...values] }, (found) => found.map(choice)),
  };
}
