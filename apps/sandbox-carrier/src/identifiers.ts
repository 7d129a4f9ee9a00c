import { Dice } from './random.ts';

/** ISO 6346 letter values: A is 10, multiples of 11 are skipped. */
function letterValue(letter: string): number {
  const n = letter.charCodeAt(0) - 65;
  return 10 + n + Math.floor((n + 9) / 10);
}

/** Check digit of ten characters (ISO 6346): Σ value × 2^i, mod 11, 10 counts as 0. */
export function containerCheckDigit(first10: string): number {
  let sum = 0;
  for (const [i, char] of Array.from(first10).entries()) sum += (i < 4 ? letterValue(char) : Number(char)) * 2 ** i;
  return (sum % 11) % 10;
}

/** True for a container number of ISO 6346 with the right check digit. */
export function isContainerNumber(text: string): boolean {
  return /^[A-Z]{3}[UJZ]\d{7}$/.test(text) && containerCheckDigit(text.slice(0, 10)) === Number(text[10]);
}

/** Owner prefixes: the carrier's own containers, and leased ones without a carrier's prefix. */
const OWN_PREFIXES: Readonly<Record<string, readonly string[]>> = {
  COSU: ['CSNU', 'CBHU', 'CCLU'],
  OOLU: ['OOLU', 'OOCU'],
  CMDU: ['CMAU', 'ECMU'],
  EGLV: ['EGHU', 'EITU'],
  MAEU: ['MSKU', 'MRKU'],
  HLCU: ['HLBU', 'HLXU'],
  MSCU: ['MSCU', 'MEDU'],
  ONEY: ['ONEU', 'TCLU'],
  HDMU: ['HMMU', 'KOCU'],
  YMLU: ['YMLU', 'YMMU'],
  ZIMU: ['ZCSU', 'ZIMU'],
};
const LEASED_PREFIXES = ['TGBU', 'TRHU', 'TEXU', 'FANU', 'GESU'];

/** SCACs of the fake carriers; any other four letters are accepted too. */
export const CARRIERS: readonly string[] = Object.keys(OWN_PREFIXES);

/** A valid container number, deterministic by seed. */
export function containerNumberOf(seed: string, carrier: string): string {
  const dice = new Dice(`box|${seed}`);
  const prefixes = dice.chance(0.35) ? LEASED_PREFIXES : (OWN_PREFIXES[carrier] ?? LEASED_PREFIXES);
  const first10 = `${dice.pick(prefixes)}${String(Math.floor(dice.between(100_000, 1_000_000)))}`;
  return `${first10}${containerCheckDigit(first10)}`;
}

/** A seven-digit IMO ship number with its check digit: Σ first six × 7…2, last digit of the sum. */
export function imoNumber(first6: number): string {
  const digits = String(first6).padStart(6, '0');
  let sum = 0;
  for (const [i, digit] of Array.from(digits).entries()) sum += Number(digit) * (7 - i);
  return `${digits}${sum % 10}`;
}
