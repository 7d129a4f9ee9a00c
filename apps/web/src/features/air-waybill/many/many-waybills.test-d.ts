// Checked by tsc: compilation fails when an entered field has no heading in AIR_HEADINGS.
import type { airWaybill, EnteredIn } from '@seaberry/api-client/contract';
import type { AirSheetField } from '@seaberry/tracking/sheet';

type WithoutHeadings = Exclude<EnteredIn<(typeof airWaybill)['fields'], 'add'>, AirSheetField>;

const allHaveHeadings: [WithoutHeadings] extends [never] ? true : WithoutHeadings = true;
void allHaveHeadings;
