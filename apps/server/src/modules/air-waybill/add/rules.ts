import type { airWaybillInput } from '@seaberry/api-client/schemas';
import { airlineOfAwb, checkAwbNumber, toHalfWidth } from '@seaberry/tracking';
import type * as z from 'zod/mini';
import { mainAirlineCode } from '../../../carriers/registry.ts';
import type { FieldCodes } from '../../ocean-bill/add/rules.ts';

/** A waybill as it is stored: validated, with the number as digits and the airline of its prefix where none was given. */
export type NewWaybill = Omit<z.output<typeof airWaybillInput>, 'airlineCode'> & { airlineCode: string };

export type CheckedWaybill = { ok: true; waybill: NewWaybill; warnings: FieldCodes } | { ok: false; errors: FieldCodes };

/** Validates a waybill by product specification §5, and normalises it. A wrong check digit only warns. */
export function checkWaybill(given: z.output<typeof airWaybillInput>): CheckedWaybill {
  const { value: awbNo, validPattern, checkDigit } = checkAwbNumber(given.awbNo);
  const airlineCode = given.airlineCode ? mainAirlineCode(given.airlineCode) : airlineOfAwb(awbNo)?.code;
  const errors: FieldCodes = {
    ...(validPattern ? {} : { awbNo: ['pattern'] }),
    // The airline of an unknown prefix has to be entered.
    ...(validPattern && airlineCode === undefined ? { airlineCode: ['required'] } : {}),
  };
  if (Object.keys(errors).length > 0 || airlineCode === undefined) return { ok: false, errors };
  const orderNo = given.orderNo === null ? null : toHalfWidth(given.orderNo).trim();
  return {
    ok: true,
    waybill: { ...given, awbNo, airlineCode, orderNo },
    warnings: checkDigit === 'bad' ? { awbNo: ['checkDigit'] } : {},
  };
}
