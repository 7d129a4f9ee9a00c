import { normaliseIdentifier } from './normalise.js';

/** Size and type of a container, with the ISO code under which they are shown. */
export interface IsoSizeType {
  iso: string;
  lengthFeet: 20 | 40 | 45;
  highCube: boolean;
  kind: 'dry' | 'reefer' | 'openTop' | 'flatRack' | 'tank';
}

const SIZE_TYPES: readonly IsoSizeType[] = [
  { iso: '22G1', lengthFeet: 20, highCube: false, kind: 'dry' },
  { iso: '42G1', lengthFeet: 40, highCube: false, kind: 'dry' },
  { iso: '45G1', lengthFeet: 40, highCube: true, kind: 'dry' },
  { iso: 'L5G1', lengthFeet: 45, highCube: true, kind: 'dry' },
  { iso: '22R1', lengthFeet: 20, highCube: false, kind: 'reefer' },
  { iso: '42R1', lengthFeet: 40, highCube: false, kind: 'reefer' },
  { iso: '45R1', lengthFeet: 40, highCube: true, kind: 'reefer' },
  { iso: 'L5R1', lengthFeet: 45, highCube: true, kind: 'reefer' },
  { iso: '22U1', lengthFeet: 20, highCube: false, kind: 'openTop' },
  { iso: '42U1', lengthFeet: 40, highCube: false, kind: 'openTop' },
  { iso: '45U1', lengthFeet: 40, highCube: true, kind: 'openTop' },
  { iso: '22P1', lengthFeet: 20, highCube: false, kind: 'flatRack' },
  { iso: '42P1', lengthFeet: 40, highCube: false, kind: 'flatRack' },
  { iso: '45P1', lengthFeet: 40, highCube: true, kind: 'flatRack' },
  { iso: '22T1', lengthFeet: 20, highCube: false, kind: 'tank' },
  { iso: '42T1', lengthFeet: 40, highCube: false, kind: 'tank' },
];
const BY_ISO = new Map(SIZE_TYPES.map((type) => [type.iso, type]));

const TRADE_NAMES: Record<string, string> = {
  '20GP': '22G1',
  '20DC': '22G1',
  '20DV': '22G1',
  '20ST': '22G1',
  '20SD': '22G1',
  '40GP': '42G1',
  '40DC': '42G1',
  '40DV': '42G1',
  '40ST': '42G1',
  '40SD': '42G1',
  '40HC': '45G1',
  '40HQ': '45G1',
  '40HD': '45G1',
  '45HC': 'L5G1',
  '45HQ': 'L5G1',
  '20RF': '22R1',
  '20RE': '22R1',
  '40RF': '42R1',
  '40RE': '42R1',
  '40RH': '45R1',
  '40RQ': '45R1',
  '45RH': 'L5R1',
  '20OT': '22U1',
  '40OT': '42U1',
  '20FR': '22P1',
  '20FL': '22P1',
  '40FR': '42P1',
  '40FL': '42P1',
  '20TK': '22T1',
  '40TK': '42T1',
};

/** ISO group letter of every type code of that kind (ISO 6346:1995 and later group codes such as GP, RT). */
const GROUP_LETTER = /^(?<size>[24L][25])(?<group>[GRUPT])[A-Z0-9]$/u;

/**
 * One size and type for the many codes of a container: `22GP`, `42G0`, `40HQ`, `45G1`.
 *
 * @returns null for an unknown code (show the code itself)
 */
export function isoSizeType(code: string): IsoSizeType | null {
  const value = normaliseIdentifier(code).replace(/['’]/gu, '');
  const named = TRADE_NAMES[value];
  if (named !== undefined) return BY_ISO.get(named) ?? null;
  const group = GROUP_LETTER.exec(value)?.groups;
  return group === undefined ? null : (BY_ISO.get(`${group['size'] ?? ''}${group['group'] ?? ''}1`) ?? null);
}
