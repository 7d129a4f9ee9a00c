import type { Locale } from '@seaberry/i18n';
import type { UiMessages } from '@seaberry/i18n/ui';

/** What is loaded together: the sign-in page, the frame, one feature. */
export type AreaName = 'base' | 'app' | 'oceanBill' | 'access' | 'account';

/** Texts by namespace. The keys are checked where they are used, by `Messages` of `@seaberry/i18n/react`. */
export type Texts = Readonly<Record<string, object>>;

export interface LoadedArea {
  messages: Texts;
  /** Texts of the component library that these pages need. */
  ui?: Partial<UiMessages>;
}

// Only the language that is shown is ever fetched.
const LOADERS: Record<Locale, Record<AreaName, () => Promise<LoadedArea>>> = {
  en: {
    base: () => import('./texts/en.base.ts'),
    app: () => import('./texts/en.app.ts'),
    oceanBill: () => import('./texts/en.ocean-bill.ts'),
    access: () => import('./texts/en.access.ts'),
    account: () => import('./texts/en.account.ts'),
  },
  'zh-cn': {
    base: () => import('./texts/zh-cn.base.ts'),
    app: () => import('./texts/zh-cn.app.ts'),
    oceanBill: () => import('./texts/zh-cn.ocean-bill.ts'),
    access: () => import('./texts/zh-cn.access.ts'),
    account: () => import('./texts/zh-cn.account.ts'),
  },
  'zh-tw': {
    base: () => import('./texts/zh-tw.base.ts'),
    app: () => import('./texts/zh-tw.app.ts'),
    oceanBill: () => import('./texts/zh-tw.ocean-bill.ts'),
    access: () => import('./texts/zh-tw.access.ts'),
    account: () => import('./texts/zh-tw.account.ts'),
  },
};

export const loadTexts = (locale: Locale, area: AreaName): Promise<LoadedArea> => LOADERS[locale][area]();
