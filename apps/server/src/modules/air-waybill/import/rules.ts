import { airlineOfText, airportOfText } from '@seaberry/tracking/sheet';
import { mergeCommon, type CheckedRow, type Values } from '../../order/add/rules.ts';
import { checkEach } from '../../order/add/service.ts';
import type { NewWaybill } from '../add/rules.ts';
import { newWaybills } from '../add/service.ts';

const CODES = { airlineCode: airlineOfText, originCode: airportOfText, destinationCode: airportOfText } as const;

/** A row whose airline and airports are codes where their names are known. */
function withCodes(row: Values): Values {
  const coded = { ...row };
  for (const [field, codeOf] of Object.entries(CODES)) {
    const text = row[field]?.trim();
    if (text) coded[field] = codeOf(text) ?? text;
  }
  return coded;
}

/** Rows merged with the common values, then validated. */
export const checkBatch = (common: Values, rows: readonly Values[]): CheckedRow<NewWaybill>[] =>
  checkEach(
    newWaybills,
    rows.map((row) => withCodes(mergeCommon(common, row))),
  );
