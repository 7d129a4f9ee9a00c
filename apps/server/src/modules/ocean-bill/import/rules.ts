import { guessCarrier } from '@seaberry/tracking';
import { carrierOfText, decidedBy } from '@seaberry/tracking/sheet';
import { readPlace } from '../../place/rules.ts';
import { mergeCommon, type CheckedRow, type FieldCodes, type Values } from '../../order/add/rules.ts';
import type { NewBill } from '../add/rules.ts';
import { checkRows } from '../add/service.ts';

const PLACES = ['polCode', 'podCode', 'pldCode'] as const;

/** A row whose carrier and places are codes where their names are known. */
function withCodes(row: Values): Values {
  const coded = { ...row };
  for (const field of PLACES) {
    const text = row[field]?.trim();
    if (text) coded[field] = readPlace(text).code ?? text;
  }
  const carrier = row['carrierCode']?.trim();
  if (carrier) coded['carrierCode'] = carrierOfText(carrier) ?? carrier;
  return coded;
}

/** Rows merged with the common values and with what their numbers decide, then validated. A row's own value precedes a common one, and that a decided one. */
export function checkBatch(common: Values, rows: readonly Values[]): CheckedRow<NewBill>[] {
  const merged = rows.map((row) => withCodes({ ...decidedBy(row['referenceNo'] ?? ''), ...mergeCommon(common, row) }));
  return checkRows(merged).map((row, at) => {
    if (row.check.ok) return row;
    const choices = choicesOf(row.check.errors, merged[at] ?? {});
    const errors = explained(row.check.errors, choices, merged[at] ?? {});
    return { ...row, check: { ok: false, errors, ...(Object.keys(choices).length > 0 ? { choices } : {}) } };
  });
}

/** Places that the text of a wrong place may mean, by field. */
function choicesOf(errors: FieldCodes, row: Values): FieldCodes {
  const wrong = PLACES.filter((field) => errors[field]?.includes('locode'));
  const read = wrong.map((field): [string, string[]] => [field, [...readPlace(row[field] ?? '').choices]]);
  return Object.fromEntries(read.filter(([, choices]) => choices.length > 0));
}

/** Errors of a row of a sheet, which has names of ports beside codes, and containers of companies that are no carriers. */
function explained(errors: FieldCodes, choices: FieldCodes, row: Values): FieldCodes {
  return Object.fromEntries(
    Object.entries(errors).map(([field, codes]) => [
      field,
      codes.map((code) => {
        if (code === 'locode') return choices[field] ? 'unclearPort' : 'unknownPort';
        return field === 'carrierCode' && code === 'required' && isLeased(row) ? 'leasedContainer' : code;
      }),
    ]),
  );
}

/** Whether the reference is a container whose owner is no carrier. */
function isLeased({ referenceType, referenceNo }: Values): boolean {
  if (referenceType !== 'CONTAINER' || !referenceNo) return false;
  const { container, candidates } = guessCarrier(referenceNo);
  return container !== null && candidates.length === 0;
}
