// An entered field without headings in SHEET_HEADINGS must not compile, as no sheet could have it, nor a choice without words in SHEET_VALUES.
// Checked by tsc; nothing runs here.
import type { bill, EnteredChoicesIn, EnteredIn } from '@seaberry/api-client/contract';
import type { SHEET_VALUES, SheetField } from '@seaberry/tracking/sheet';

type WithoutHeadings = Exclude<EnteredIn<(typeof bill)['fields'], 'add'>, SheetField>;

const complete: [WithoutHeadings] extends [never] ? true : WithoutHeadings = true;
void complete;

type WithoutWords = Exclude<EnteredChoicesIn<(typeof bill)['fields']>, keyof typeof SHEET_VALUES>;

const worded: [WithoutWords] extends [never] ? true : WithoutWords = true;
void worded;
