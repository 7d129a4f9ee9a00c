import { toHalfWidth } from '../identifiers/normalise.js';
import type { SheetField, SheetKind } from './kind.js';

const fold = (text: string): string =>
  toHalfWidth(text)
    .toLowerCase()
    .replace(/[\s*._:()[\]【】/\\、,，。?&#'"-]+/gu, '');

type Headings = ReadonlyMap<string, SheetField | 'unused'>;

const known = new WeakMap<SheetKind, Headings>();

/** Headings of a kind of sheet without case, blanks and punctuation. */
function headingsOf(kind: SheetKind): Headings {
  const found = known.get(kind);
  if (found) return found;
  const headings = new Map<string, SheetField | 'unused'>();
  for (const name of kind.unused.split(', ')) if (fold(name)) headings.set(fold(name), 'unused');
  for (const [field, names] of Object.entries(kind.headings))
    for (const name of names.split(', ')) headings.set(fold(name), field as SheetField);
  known.set(kind, headings);
  return headings;
}

/** Parts of a heading in two languages or with a note: `提单号 (MBL)`, `船公司 Carrier`. */
function partsOf(text: string): string[] {
  const plain = text.replace(/[（(【[][^）)】\]]*[）)】\]]?/gu, ' ');
  const scripts = plain.match(/\p{sc=Han}+|[^\p{sc=Han}]+/gu) ?? [];
  return [text, plain, ...scripts, ...text.split(/[/|\n]/u)];
}

/**
 * Field of a column by its heading.
 *
 * @returns `unused` for a common heading without a field, null for a text that is no known heading
 */
export function fieldOfHeading(text: string, kind: SheetKind): SheetField | 'unused' | null {
  if (text.length > 60) return null;
  const headings = headingsOf(kind);
  for (const part of partsOf(text)) {
    const field = headings.get(fold(part));
    if (field) return field;
  }
  return null;
}
