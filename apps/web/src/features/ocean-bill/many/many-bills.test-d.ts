// An entered field without headings in SHEET_HEADINGS must not compile: no sheet could have it. Checked by tsc; nothing runs here.
import type { bill, EnteredIn } from '@seaberry/api-client/contract';
import type { SheetField } from '@seaberry/tracking/sheet';

type WithoutHeadings = Exclude<EnteredIn<(typeof bill)['fields'], 'add'>, SheetField>;

const complete: [WithoutHeadings] extends [never] ? true : WithoutHeadings = true;
void complete;
