'use client';

import type { Locale } from '@seaberry/i18n';
import { DatePicker } from '@seaberry/ui/date-picker';
import { Field } from '@seaberry/ui/field';
import { LanguageSelect } from '@seaberry/ui/language-select';
import { ThemeToggle, type ThemeToggleProps } from '@seaberry/ui/theme-toggle';
import { applyAppearance, UiProvider, type UiMessages } from '@seaberry/ui/ui-provider';
import { useEffect, useState } from 'react';

interface Preferences {
  locale: Locale;
  theme: ThemeToggleProps['value'];
}

const KEY = 'preferences';

// English is built in; other languages are loaded when they are chosen.
const languages: Record<Locale, () => Promise<Partial<UiMessages>>> = {
  en: async () => ({}),
  'zh-cn': async () => (await import('@seaberry/i18n/ui/zh-CN')).zhCN,
  'zh-tw': async () => (await import('@seaberry/i18n/ui/zh-TW')).zhTW,
};

function readPreferences(): Preferences {
  const kept: Partial<Preferences> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  return { locale: kept.locale ?? 'en', theme: kept.theme ?? 'system' };
}

export function KeptPreferencesExample() {
  const [preferences, setPreferences] = useState(readPreferences);
  const [language, setLanguage] = useState<{ locale: Locale; messages: Partial<UiMessages> }>({ locale: 'en', messages: {} });
  const { locale, theme } = preferences;
  const [date, setDate] = useState<string | null>('2026-12-11');
  useEffect(() => localStorage.setItem(KEY, JSON.stringify(preferences)), [preferences]);
  useEffect(() => applyAppearance({ theme }), [theme]);
  useEffect(() => {
    let current = true;
    // The page changes its language when the texts are there.
    void languages[locale]().then((messages) => current && setLanguage({ locale, messages }));
    return () => {
      current = false;
    };
  }, [locale]);
  return (
    <UiProvider {...language}>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 16 }}>
        <LanguageSelect value={locale} onChange={(next) => setPreferences({ ...preferences, locale: next })} />
        <ThemeToggle value={theme} onChange={(next) => setPreferences({ ...preferences, theme: next })} />
        <Field label="ETA">
          <DatePicker value={date} onChange={setDate} />
        </Field>
      </div>
    </UiProvider>
  );
}
