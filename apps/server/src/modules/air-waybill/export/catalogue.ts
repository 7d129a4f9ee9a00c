import {
  airWaybill as waybill,
  airWaybillFile,
  airWaybillZones,
  listedIn,
  type AirWaybillColumn,
  type Field,
} from '@seaberry/api-client/contract';
import type { Locale } from '@seaberry/i18n';
import { airWaybill as en } from '@seaberry/i18n/messages/en/air-waybill';
import { airWaybill as zhCn } from '@seaberry/i18n/messages/zh-CN/air-waybill';
import { airWaybill as zhTw } from '@seaberry/i18n/messages/zh-TW/air-waybill';
import type { ExportColumn } from '../../../spreadsheet/cells.ts';
import { uiWords } from '../../ocean-bill/texts.ts';

const LABELS: Record<Locale, Readonly<Record<AirWaybillColumn, string>>> = { en: en.fields, 'zh-cn': zhCn.fields, 'zh-tw': zhTw.fields };

const FIELDS: Readonly<Record<string, Field>> = { ...waybill.fields, ...airWaybillFile, ...airWaybillZones };

const NAMES: readonly AirWaybillColumn[] = [...listedIn(waybill.fields), ...listedIn(airWaybillFile)];

const isZone = (name: string | undefined): name is keyof typeof airWaybillZones => name !== undefined && name in airWaybillZones;

/** The chosen columns, in the order chosen, then the zones of their times; unknown names are left out. */
export function exportColumns(chosen: readonly string[]): AirWaybillColumn[] {
  const names = [...new Set(chosen)].flatMap((column) => NAMES.find((name) => name === column) ?? []);
  const zones = names.map((name) => FIELDS[name]?.zoneOf).filter(isZone);
  return [...names, ...new Set(zones)];
}

/** A column with its heading and the texts of its values in a language. */
export function columnOf(name: AirWaybillColumn, locale: Locale): ExportColumn {
  const field = FIELDS[name];
  const kind = field?.kind === 'instant' ? 'instant' : field?.kind === 'number' || field?.kind === 'integer' ? 'number' : 'text';
  const { stages, trackingStates, subscription } = uiWords(locale);
  const tables: Partial<Record<AirWaybillColumn, Readonly<Record<string, string>>>> = {
    stage: stages,
    trackingState: trackingStates,
    subscriptionStatus: subscription,
  };
  return { key: name, heading: LABELS[locale][name], kind, labels: tables[name], zoneOf: field?.zoneOf };
}
