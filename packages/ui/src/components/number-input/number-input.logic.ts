/** Parsed text: a number, empty, or not a number. */
export type ParsedNumber = number | null | undefined;

/**
 * Parses a number in common formats: `1,234.5`, `1.234,5`, `1 234,5`, `12,5`, `１２`, `−3`.
 * With both separators, the last one is the decimal separator. A comma alone is a thousands separator before three digits, as in all of our
 * languages, and a decimal separator otherwise; a point alone is a decimal separator.
 * @returns null for an empty text, undefined for an invalid one.
 */
export function parseNumber(text: string): ParsedNumber {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s'’_]/g, '')
    .replace(/^[−–]/, '-');
  if (plain === '') return null;
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(plain)) return undefined;
  const decimal = decimalSign(plain);
  const [whole = '', fraction, ...more] = decimal === '' ? [plain] : plain.split(decimal);
  const digits = whole.replace(/^[+-]/, '');
  if (more.length > 0 || /[.,]/.test(fraction ?? '') || !isGrouped(digits)) return undefined;
  const value = Number(`${plain.startsWith('-') ? '-' : ''}${digits.replaceAll(/[.,]/g, '') || '0'}.${fraction || '0'}`);
  return Number.isFinite(value) ? value : undefined;
}

function decimalSign(text: string): '.' | ',' | '' {
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')];
  if (point !== -1 && comma !== -1) return point > comma ? '.' : ',';
  if (point !== -1) return text.indexOf('.') === point ? '.' : '';
  if (comma === -1 || text.indexOf(',') !== comma) return '';
  return /^[+-]?[1-9]\d{0,2},\d{3}$/.test(text) ? '' : ',';
}

/** Digits without separators, or in groups of three with one separator. */
function isGrouped(digits: string): boolean {
  return /^\d*$/.test(digits) || /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(digits);
}

/** Number of decimal places, also of a number as small as 1e-7. */
export function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

export interface NumberLimits {
  min: number | undefined;
  max: number | undefined;
  /** Maximum number of decimal places. */
  precision: number | undefined;
}

/** Validation error of a typed number. */
export type NumberProblem = 'notANumber' | 'tooSmall' | 'tooLarge' | 'tooPrecise';

/** @returns undefined when the value is valid; an empty text always is. */
export function problemOf(value: ParsedNumber, { min, max, precision }: NumberLimits): NumberProblem | undefined {
  if (value === null) return undefined;
  if (value === undefined) return 'notANumber';
  if (min !== undefined && value < min) return 'tooSmall';
  if (max !== undefined && value > max) return 'tooLarge';
  return precision !== undefined && decimalsOf(value) > precision ? 'tooPrecise' : undefined;
}

/** Adds steps within the limits, without the rounding errors of binary fractions (0.1 + 0.2). An empty value starts at zero. */
export function stepNumber(value: number | null, by: number, { min = -Infinity, max = Infinity }: Partial<NumberLimits>): number {
  const decimals = Math.min(20, Math.max(decimalsOf(value ?? 0), decimalsOf(by)));
  const next = value === null ? 0 : Number((value + by).toFixed(decimals));
  return Math.min(max, Math.max(min, next));
}
