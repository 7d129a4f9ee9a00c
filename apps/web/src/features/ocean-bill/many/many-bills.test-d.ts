// Checked by tsc: compilation fails when an entered field has no heading in OCEAN_HEADINGS, or a choice no words in SHEET_VALUES.
import type { bill, EnteredChoicesIn, EnteredIn } from '@seaberry/api-client/contract';
import type { OceanSheetField, SHEET_VALUES } from '@seaberry/tracking/sheet';

type WithoutHeadings = Exclude<EnteredIn<(typeof bill)['fields'], 'add'>, OceanSheetField>;

const allHaveHeadings: [WithoutHeadings] extends [never] ? true : WithoutHeadings = true;
void allHaveHeadings;

type WithoutWords = Exclude<EnteredChoicesIn<(typeof bill)['fields']>, keyof typeof SHEET_VALUES>;

const allHaveWords: [WithoutWords] extends [never] ? true : WithoutWords = true;
void allHaveWords;
