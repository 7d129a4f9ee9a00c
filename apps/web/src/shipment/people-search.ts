import type { Client } from '@seaberry/api-client';
import type { ComboboxOption } from '@seaberry/ui/combobox';

import type { ShipmentController } from './queries.ts';

/** Search of a Combobox for colleagues who may see all of these shipments. */
export const peopleSearch =
  (client: Client, controller: ShipmentController, ids: readonly string[]) =>
  async (keyword: string, signal: AbortSignal): Promise<ComboboxOption[]> =>
    (await client[controller].people({ ids: [...ids], keyword }, { signal })).map(({ id, name, account }) => ({
      value: id,
      label: name,
      ...(account && account !== name ? { description: account } : {}),
    }));
