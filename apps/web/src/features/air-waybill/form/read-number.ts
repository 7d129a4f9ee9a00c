import { airlineOfAwb, checkAwbNumber } from '@seaberry/tracking';

import type { NumberReader } from '../../../shipment/forms.ts';

/** The airline that a number begins with. */
export const readNumber: NumberReader = (number) => {
  const { value, validPattern } = checkAwbNumber(number);
  const airline = validPattern ? airlineOfAwb(value) : null;
  return airline ? { airlineCode: airline.code } : {};
};
