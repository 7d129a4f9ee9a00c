import type { UiMessages } from '@seaberry/i18n/ui';
import { en } from '@seaberry/i18n/ui/en';
import { zhCN } from '@seaberry/i18n/ui/zh-CN';
import { zhTW } from '@seaberry/i18n/ui/zh-TW';
import type { Locale } from '@seaberry/i18n';
import {
  ANOMALY_CATALOGUE,
  CARRIERS,
  NODE_STATE_CATALOGUE,
  SERVICE_TYPES,
  STAGE_CATALOGUE,
  SUBSCRIPTION_STATUS_CATALOGUE,
  TRACKING_STATE_CATALOGUE,
} from '@seaberry/tracking';

// A type and not an interface: the schemas of the contract let other keys pass.
export type ConstItem = { code: string; name: string };

export interface ConstList {
  code: string;
  name: string;
  items: ConstItem[];
}

const words: Record<Locale, UiMessages['tracking']> = { en: en.tracking, 'zh-cn': zhCN.tracking, 'zh-tw': zhTW.tracking };

const NAMES: Record<
  Locale,
  Record<'stage' | 'state' | 'node' | 'subscription' | 'anomaly' | 'reference' | 'carrier' | 'service', string>
> = {
  en: {
    stage: 'Ocean bill stage',
    state: 'Tracking state',
    node: 'Timeline node state',
    subscription: 'Subscription status',
    anomaly: 'Ocean anomaly',
    reference: 'Reference type',
    carrier: 'Carrier',
    service: 'Service type',
  },
  'zh-cn': {
    stage: '海运阶段',
    state: '跟踪状态',
    node: '节点状态',
    subscription: '订阅状态',
    anomaly: '海运异常',
    reference: '订阅类型',
    carrier: '承运人',
    service: '运输条款',
  },
  'zh-tw': {
    stage: '海運階段',
    state: '追蹤狀態',
    node: '節點狀態',
    subscription: '訂閱狀態',
    anomaly: '海運異常',
    reference: '訂閱類型',
    carrier: '承運人',
    service: '運輸條款',
  },
};

const REFERENCES: Record<Locale, Record<'BL' | 'CONTAINER' | 'BOOKING', string>> = {
  en: { BL: 'Bill of lading', CONTAINER: 'Container', BOOKING: 'Booking' },
  'zh-cn': { BL: '提单', CONTAINER: '集装箱', BOOKING: '订舱' },
  'zh-tw': { BL: '提單', CONTAINER: '貨櫃', BOOKING: '訂艙' },
};

function itemsOf(
  catalogue: Readonly<Record<string, { code: string; order: number }>>,
  names: Readonly<Record<string, string>>,
): ConstItem[] {
  return Object.values(catalogue)
    .toSorted((a, b) => a.order - b.order)
    .map(({ code }) => ({ code, name: names[code] ?? code }));
}

function make(locale: Locale): ConstList[] {
  const word = words[locale];
  const name = NAMES[locale];
  return [
    { code: 'OceanStage', name: name.stage, items: itemsOf(STAGE_CATALOGUE, word.stages) },
    { code: 'TrackingState', name: name.state, items: itemsOf(TRACKING_STATE_CATALOGUE, word.trackingStates) },
    { code: 'NodeState', name: name.node, items: itemsOf(NODE_STATE_CATALOGUE, word.nodeStates) },
    { code: 'SubscriptionStatus', name: name.subscription, items: itemsOf(SUBSCRIPTION_STATUS_CATALOGUE, word.subscription) },
    { code: 'OceanAnomaly', name: name.anomaly, items: itemsOf(ANOMALY_CATALOGUE, word.anomalies) },
    {
      code: 'ReferenceType',
      name: name.reference,
      items: Object.entries(REFERENCES[locale]).map(([code, text]) => ({ code, name: text })),
    },
    { code: 'Carrier', name: name.carrier, items: CARRIERS.map(({ code, name: trade }) => ({ code, name: trade })) },
    { code: 'ServiceType', name: name.service, items: SERVICE_TYPES.map((code) => ({ code, name: code })) },
  ];
}

const made = new Map<Locale, ConstList[]>();

/** Every list of constants in a language: projections of the catalogues of `@seaberry/tracking`. */
export function constLists(locale: Locale): ConstList[] {
  const lists = made.get(locale) ?? make(locale);
  made.set(locale, lists);
  return lists;
}
