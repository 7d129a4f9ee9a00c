import { airWaybillInput } from '@seaberry/api-client/schemas';
import { airlineOfAwb, checkAwbNumber, toHalfWidth } from '@seaberry/tracking';
import { lostDigits } from '@seaberry/tracking/sheet';
import type * as z from 'zod/mini';
import { mainAirlineCode } from '../../../carriers/registry.ts';
import { fieldCodes, textIn, type Checked, type FieldCodes } from '../../order/add/rules.ts';

type Entered = z.output<typeof airWaybillInput>;

/** A waybill as it is stored: validated, with the number as digits and the airline of its prefix where none was given. */
export type NewWaybill = Omit<Entered, 'airlineCode'> & { airlineCode: string };

/** Validates a waybill by product specification §5, and normalises it. A wrong check digit only warns. */
export function checkWaybill(input: unknown): Checked<NewWaybill> {
  const read = airWaybillInput.safeParse(input);
  const { value: awbNo, validPattern, checkDigit } = checkAwbNumber(textIn(input, 'awbNo'));
  const airline = textIn(input, 'airlineCode').trim();
  const airlineCode = airline === '' ? airlineOfAwb(awbNo)?.code : mainAirlineCode(airline);
  const errors: FieldCodes = {
    // The airline of an unknown prefix has to be entered.
    ...(validPattern && airlineCode === undefined ? { airlineCode: ['required'] } : {}),
    ...(validPattern ? {} : { awbNo: [lostDigits(textIn(input, 'awbNo')) ? 'lostDigits' : 'pattern'] }),
    ...fieldCodes(read.error?.issues ?? []),
  };
  if (!read.success || airlineCode === undefined || Object.keys(errors).length > 0) return { ok: false, errors };
  const orderNo = read.data.orderNo === null ? null : toHalfWidth(read.data.orderNo).trim();
  return {
    ok: true,
    order: { ...read.data, awbNo, airlineCode, orderNo },
    warnings: checkDigit === 'bad' ? { awbNo: ['checkDigit'] } : {},
  };
}
