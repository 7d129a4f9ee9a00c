import { guessCarrier, guessReferenceType } from '@seaberry/tracking';

import type { NumberReader } from '../../../shipment/forms.ts';

/** Values that the number of a bill decides: its kind, and the carrier where only one fits. */
export const readNumber: NumberReader = (number) => {
  const kind = guessReferenceType(number);
  const guess = guessCarrier(number);
  const carrier = guess.decision === 'auto' ? guess.candidates[0]?.code : undefined;
  return {
    ...(kind && kind.type !== 'AWB' ? { referenceType: kind.type } : {}),
    ...(carrier ? { carrierCode: carrier } : {}),
  };
};
