import type { SharedRow } from '@seaberry/api-client/schemas';
import { AIR_STAGES, OCEAN_STAGES } from '@seaberry/tracking';

import { outlookOf, placeOf, railOf } from '../../shipment/read.ts';

/** A shared shipment as the widgets draw it. */
export function readShared({ kind, from, to, rail, outlook }: SharedRow) {
  const known = outlookOf(outlook);
  return {
    route: { pol: placeOf(from?.code, from?.name), pod: placeOf(to?.code, to?.name) },
    outlook: known,
    rail: railOf(rail, kind === 'airWaybill' ? AIR_STAGES : OCEAN_STAGES, known?.next),
  };
}
