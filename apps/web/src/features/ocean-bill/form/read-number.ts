import { decidedBy } from '@seaberry/tracking/sheet';

import type { NumberReader } from '../../../shipment/forms.ts';

/** Values that the number of a bill decides: its kind, and the carrier where only one fits. */
export const readNumber: NumberReader = decidedBy;
