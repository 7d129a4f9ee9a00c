import { bill, billFile, billZones, listedIn, type BillColumn, type EnteredChoicesIn, type Field } from '@seaberry/api-client/contract';
import type { Locale } from '@seaberry/i18n';
import { fields as en } from '@seaberry/i18n/messages/en/fields';
import { fields as zhCn } from '@seaberry/i18n/messages/zh-CN/fields';
import { fields as zhTw } from '@seaberry/i18n/messages/zh-TW/fields';
import { oceanBill as enBill } from '@seaberry/i18n/messages/en/ocean-bill';
import { oceanBill as zhCnBill } from '@seaberry/i18n/messages/zh-CN/ocean-bill';
import { oceanBill as zhTwBill } from '@seaberry/i18n/messages/zh-TW/ocean-bill';
import type { ExportColumn } from '../../../spreadsheet/cells.ts';
import { uiWords } from '../texts.ts';

const LABELS: Record<Locale, Readonly<Record<BillColumn, string>>> = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };

type Choice = EnteredChoicesIn<(typeof bill)['fields']>;

/** Words of the values of entered choices, as in the form; a choice without words is a compile error. */
const choicesOf = ({ form }: Pick<typeof enBill, 'form'>): Record<Choice, Readonly<Record<string, string>>> => ({
  referenceType: form.referenceTypes,
});

const CHOICES = { en: choicesOf(enBill), 'zh-cn': choicesOf(zhCnBill as typeof enBill), 'zh-tw': choicesOf(zhTwBill as typeof enBill) };

const FIELDS: Readonly<Record<string, Field>> = { ...bill.fields, ...billFile, ...billZones };

const NAMES: readonly BillColumn[] = [...listedIn(bill.fields), ...listedIn(billFile)];

const isZone = (name: string | undefined): name is keyof typeof billZones => name !== undefined && name in billZones;

/** The chosen columns, in the order chosen, then the zones of their times; unknown names are left out. */
export function exportColumns(chosen: readonly string[]): BillColumn[] {
  const names = [...new Set(chosen)].flatMap((column) => NAMES.find((name) => name === column) ?? []);
  const zones = names.map((name) => FIELDS[name]?.zoneOf).filter(isZone);
  return [...names, ...new Set(zones)];
}

/** A column with its heading and the texts of its values in a language. */
export function columnOf(name: BillColumn, locale: Locale): ExportColumn {
  const field = FIELDS[name];
  const kind = field?.kind === 'instant' || field?.kind === 'date' || field?.kind === 'number' ? field.kind : 'text';
  return { key: name, heading: LABELS[locale][name], kind, labels: labelsOf(name, locale), zoneOf: field?.zoneOf };
}

function labelsOf(name: BillColumn, locale: Locale): ExportColumn['labels'] {
  const words = uiWords(locale);
  const tables: Partial<Record<BillColumn, Readonly<Record<string, string>>>> = {
    stage: words.stages,
    trackingState: words.trackingStates,
    subscriptionStatus: words.subscription,
    exceptionTypes: words.anomalies,
    ...CHOICES[locale],
  };
  return tables[name];
}
