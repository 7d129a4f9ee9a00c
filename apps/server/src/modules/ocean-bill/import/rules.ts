import { guessCarrier } from '@seaberry/tracking';
import { carrierOfText, decidedBy } from '@seaberry/tracking/sheet';
import { placeOfText } from '../../place/catalogue.ts';
import { mergeCommon, type FieldCodes, type Values } from '../add/rules.ts';
import { checkRows, type CheckedRow } from '../add/service.ts';

const PLACES = ['polCode', 'podCode', 'pldCode'] as const;

/** A row whose carrier and places are codes where their names are known. */
function withCodes(row: Values): Values {
  const coded = { ...row };
  for (const field of PLACES) {
    const text = row[field]?.trim();
    if (text) coded[field] = placeOfText(text) ?? text;
  }
  const carrier = row['carrierCode']?.trim();
  if (carrier) coded['carrierCode'] = carrierOfText(carrier) ?? carrier;
  return coded;
}

/** Rows merged with the common values and with what their numbers decide, then validated. A row's own value precedes a common one, and that a decided one. */
export function checkBatch(common: Values, rows: readonly Values[]): CheckedRow[] {
  const merged = rows.map((row) => withCodes({ ...decidedBy(row['referenceNo'] ?? ''), ...mergeCommon(common, row) }));
  return checkRows(merged).map((row, at) =>
    row.check.ok ? row : { ...row, check: { ok: false, errors: explained(row.check.errors, merged[at] ?? {}) } },
  );
}

/** Errors of a row of a sheet, which has names of ports beside codes, and containers of companies that are no carriers. */
function explained(errors: FieldCodes, row: Values): FieldCodes {
  return Object.fromEntries(
    Object.entries(errors).map(([field, codes]) => [
      field,
      codes.map((code) => {
        if (code === 'locode') return 'unknownPort';
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
