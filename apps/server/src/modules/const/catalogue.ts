import type { Locale } from '@seaberry/i18n';
import { constants as en } from '@seaberry/i18n/messages/en/constants';
import { constants as zhCn } from '@seaberry/i18n/messages/zh-CN/constants';
import { constants as zhTw } from '@seaberry/i18n/messages/zh-TW/constants';
import type { Translated } from '@seaberry/i18n/messages/translated';
import {
  ANOMALY_CATALOGUE,
  CARRIERS,
  NODE_STATE_CATALOGUE,
  REFERENCE_TYPES,
  SERVICE_TYPES,
  STAGE_CATALOGUE,
  SUBSCRIPTION_STATUS_CATALOGUE,
  TRACKING_STATE_CATALOGUE,
} from '@seaberry/tracking';
import { uiWords } from '../ocean-bill/texts.ts';

// A type and not an interface: the schemas of the contract allow additional keys.
export type ConstItem = { code: string; name: string };

export interface ConstList {
  code: string;
  name: string;
  items: ConstItem[];
}

const NAMES: Record<Locale, Translated<typeof en>> = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };

function itemsOf(
  catalogue: Readonly<Record<string, { code: string; order: number }>>,
  names: Readonly<Record<string, string>>,
): ConstItem[] {
  return Object.values(catalogue)
    .toSorted((a, b) => a.order - b.order)
    .map(({ code }) => ({ code, name: names[code] ?? code }));
}

function makeLists(locale: Locale): ConstList[] {
  const texts = uiWords(locale);
  const { lists: name, references } = NAMES[locale];
  return [
    { code: 'OceanStage', name: name.stage, items: itemsOf(STAGE_CATALOGUE, texts.stages) },
    { code: 'TrackingState', name: name.state, items: itemsOf(TRACKING_STATE_CATALOGUE, texts.trackingStates) },
    { code: 'NodeState', name: name.node, items: itemsOf(NODE_STATE_CATALOGUE, texts.nodeStates) },
    { code: 'SubscriptionStatus', name: name.subscription, items: itemsOf(SUBSCRIPTION_STATUS_CATALOGUE, texts.subscription) },
    { code: 'OceanAnomaly', name: name.anomaly, items: itemsOf(ANOMALY_CATALOGUE, texts.anomalies) },
    { code: 'ReferenceType', name: name.reference, items: REFERENCE_TYPES.map((code) => ({ code, name: references[code] })) },
    {
      code: 'Carrier',
      name: name.carrier,
      items: CARRIERS.map(({ code, name: english }) => ({ code, name: texts.carriers[code] ?? english })),
    },
    { code: 'ServiceType', name: name.service, items: SERVICE_TYPES.map((code) => ({ code, name: code })) },
  ];
}

const listsByLocale = new Map<Locale, ConstList[]>();

/** Every list of constants in a language, made from the catalogues of `@seaberry/tracking`. */
export function constLists(locale: Locale): ConstList[] {
  const lists = listsByLocale.get(locale) ?? makeLists(locale);
  listsByLocale.set(locale, lists);
  return lists;
}
