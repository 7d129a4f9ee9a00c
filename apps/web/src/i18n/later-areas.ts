import type { Locale } from '@seaberry/i18n';

import type { LoadedArea } from './loaded-area.ts';

/** Areas of screens that are not a start page. A new one is a name here and a file for each language. */
export type LaterArea = 'access' | 'account' | 'resource' | 'people' | 'rights' | 'logs' | 'platform';

export const LATER_AREAS: Record<Locale, Record<LaterArea, () => Promise<LoadedArea>>> = {
  en: {
    access: () => import('./texts/en.access.ts'),
    account: () => import('./texts/en.account.ts'),
    resource: () => import('./texts/en.resource.ts'),
    people: () => import('./texts/en.people.ts'),
    rights: () => import('./texts/en.rights.ts'),
    logs: () => import('./texts/en.logs.ts'),
    platform: () => import('./texts/en.platform.ts'),
  },
  'zh-cn': {
    access: () => import('./texts/zh-cn.access.ts'),
    account: () => import('./texts/zh-cn.account.ts'),
    resource: () => import('./texts/zh-cn.resource.ts'),
    people: () => import('./texts/zh-cn.people.ts'),
    rights: () => import('./texts/zh-cn.rights.ts'),
    logs: () => import('./texts/zh-cn.logs.ts'),
    platform: () => import('./texts/zh-cn.platform.ts'),
  },
  'zh-tw': {
    access: () => import('./texts/zh-tw.access.ts'),
    account: () => import('./texts/zh-tw.account.ts'),
    resource: () => import('./texts/zh-tw.resource.ts'),
    people: () => import('./texts/zh-tw.people.ts'),
    rights: () => import('./texts/zh-tw.rights.ts'),
    logs: () => import('./texts/zh-tw.logs.ts'),
    platform: () => import('./texts/zh-tw.platform.ts'),
  },
};
