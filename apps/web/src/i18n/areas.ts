import type { Locale } from '@seaberry/i18n';

import type { LaterArea } from './later-areas.ts';
import type { LoadedArea } from './loaded-area.ts';

/** Messages that are loaded together: the sign-in page, the frame, one feature. */
export type AreaName = 'base' | 'app' | 'oceanBill' | LaterArea;

// Only the current language is loaded. These areas are needed up to the landing page, so they are in the first chunk.
const LOADERS: Record<Locale, Record<Exclude<AreaName, LaterArea>, () => Promise<LoadedArea>>> = {
  en: {
    base: () => import('./texts/en.base.ts'),
    app: () => import('./texts/en.app.ts'),
    oceanBill: () => import('./texts/en.ocean-bill.ts'),
  },
  'zh-cn': {
    base: () => import('./texts/zh-cn.base.ts'),
    app: () => import('./texts/zh-cn.app.ts'),
    oceanBill: () => import('./texts/zh-cn.ocean-bill.ts'),
  },
  'zh-tw': {
    base: () => import('./texts/zh-tw.base.ts'),
    app: () => import('./texts/zh-tw.app.ts'),
    oceanBill: () => import('./texts/zh-tw.ocean-bill.ts'),
  },
};

export async function loadTexts(locale: Locale, area: AreaName): Promise<LoadedArea> {
  if (area === 'base' || area === 'app' || area === 'oceanBill') return LOADERS[locale][area]();
  return (await import('./later-areas.ts')).LATER_AREAS[locale][area]();
}
