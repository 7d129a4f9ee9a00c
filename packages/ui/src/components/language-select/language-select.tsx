import { isLocale, LOCALE_NAMES, LOCALES, type Locale } from '@seaberry/i18n';
import type { ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useComponentsText } from '../../lib/ui-provider.js';
import { Select, type SelectProps } from '../select/index.js';

export interface LanguageSelectProps extends Omit<SelectProps, 'options' | 'placeholder' | 'value' | 'defaultValue' | 'onChange'> {
  /** Current language, as sent to the server. */
  value: Locale;
  /** Called with the chosen language. */
  onChange: (locale: Locale) => void;
  /**
   * Languages offered, in this order.
   * @default all of them
   */
  locales?: readonly Locale[];
}

/** Language of the interface, each listed in its own language. A native select: nothing to load on the sign-in page. */
export function LanguageSelect({ value, onChange, locales = LOCALES, className, ...rest }: LanguageSelectProps): ReactNode {
  const text = useComponentsText();
  return (
    <Select
      data-slot="language-select"
      aria-label={text.language}
      {...rest}
      value={value}
      options={locales.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
      onChange={(event) => {
        const next = event.currentTarget.value;
        if (isLocale(next)) onChange(next);
      }}
      className={cn('sb:max-w-32', className)}
    />
  );
}
