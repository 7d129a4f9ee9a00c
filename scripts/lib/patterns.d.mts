export interface Found {
  line: number;
  /** As written, `/a+/u`; of a made one the expression. */
  pattern: string;
}
export function patternsIn(text: string, jsx?: boolean): { literals: Found[]; made: Found[] };
export function partsOf(pattern: string): [source: string, flags: string];
