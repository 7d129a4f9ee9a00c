'use client';

import { LanguageSelect, type LanguageSelectProps } from '@seaberry/ui/language-select';
import { useState } from 'react';

export function LanguageSelectExample() {
  const [locale, setLocale] = useState<LanguageSelectProps['value']>('en');
  return <LanguageSelect value={locale} onChange={setLocale} />;
}
