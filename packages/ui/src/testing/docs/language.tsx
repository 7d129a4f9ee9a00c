import { BCP47, type Locale } from '@seaberry/i18n';
import { createContext, useContext, type ReactNode } from 'react';

import { isChinese } from './pages.js';

/** Languages of the guides: `x.mdx` is English, `x.zh.mdx` beside it Chinese. */
export type GuideLanguage = Extract<Locale, 'en' | 'zh-cn'>;

export const languageOf = (page: string): GuideLanguage => (isChinese(page) ? 'zh-cn' : 'en');

interface GuidePage {
  readonly language: GuideLanguage;
  /** Address of the same page in the other language, whose examples are in that language too. */
  readonly counterpart: string;
}

const Context = createContext<GuidePage>({ language: 'en', counterpart: '' });
export const GuidePageProvider = Context.Provider;

export const useGuideLanguage = (): GuideLanguage => useContext(Context).language;

/** Link at the top of a guide to the same page in the other language. */
export function OtherLanguage(): ReactNode {
  const { language, counterpart } = useContext(Context);
  const other = language === 'en' ? 'zh-cn' : 'en';
  const lang = BCP47[other];
  return (
    <p className="sb-unstyled" style={{ margin: '0 0 12px', textAlign: 'end', fontSize: 14 }}>
      <a href={counterpart} target="_top" lang={lang} hrefLang={lang} style={{ color: 'var(--sb-color-primary-text)' }}>
        {other === 'en' ? 'English' : '中文'}
      </a>
    </p>
  );
}
