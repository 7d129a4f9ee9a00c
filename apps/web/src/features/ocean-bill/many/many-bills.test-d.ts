// Checked by tsc: compilation fails when an entered field has no heading in SHEET_HEADINGS, or a choice no words in SHEET_VALUES.
import type { bill, EnteredChoicesIn, EnteredIn } from '@seaberry/api-client/contract';
import type { SHEET_VALUES, SheetField } from '@seaberry/tracking/sheet';

type WithoutHeadings = Exclude<EnteredIn<(typeof bill)['fields'], 'add'>, SheetField>;

const allHaveHeadings: [WithoutHeadings] extends [never] ? true : WithoutHeadings = true;
void allHaveHeadings;

type WithoutWords = Exclude<EnteredChoicesIn<(typeof bill)['fields']>, keyof typeof SHEET_VALUES>;

const allHaveWords: [WithoutWords] extends [never] ? true : WithoutWords = true;
void allHaveWords;
