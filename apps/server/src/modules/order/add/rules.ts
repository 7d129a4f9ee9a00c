/** Field → reasons, as codes of the messages area `errors`. */
export type FieldCodes = Record<string, string[]>;

/** A validated order as it is stored, or the reasons against it. */
export type Checked<T> = { ok: true; order: T; warnings: FieldCodes } | { ok: false; errors: FieldCodes; choices?: FieldCodes };

export interface CheckedRow<T> {
  /** The number as given, for the response when the row is invalid. */
  referenceNo: string;
  check: Checked<T>;
}

/** Text of a field of an input that may be anything. */
export function textIn(input: unknown, field: string): string {
  const given: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, field) : null;
  return typeof given === 'string' ? given : '';
}

/** Error codes of the contract; any other schema issue is `invalid`. */
const KNOWN_ERROR_CODES = new Set([
  'required',
  'tooLong',
  'locode',
  'airport',
  'email',
  'polOrPod',
  'date',
  'tooMany',
  'unknownCarrier',
  'unknownAirline',
]);

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** Issues of a schema by field. */
export function fieldCodes(issues: readonly Issue[]): FieldCodes {
  const errors: FieldCodes = {};
  for (const issue of issues) {
    const codes = (errors[String(issue.path[0] ?? '')] ??= []);
    const code = KNOWN_ERROR_CODES.has(issue.message) ? issue.message : 'invalid';
    if (!codes.includes(code)) codes.push(code);
  }
  return errors;
}

/** Texts of a row by field. */
export type Values = Record<string, string | null | undefined>;

/** A row merged with the common values of a batch, which fill its empty fields. Without the values that are empty in both. */
export const mergeCommon = (common: Values, row: Values): Values => ({ ...nonEmpty(common), ...nonEmpty(row) });

const nonEmpty = (values: Values): Values => Object.fromEntries(Object.entries(values).filter(([, value]) => value?.trim()));
