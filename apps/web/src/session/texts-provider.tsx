import { BCP47 } from '@seaberry/i18n';
import { IntlProvider, type Messages } from '@seaberry/i18n/react';
import { UiProvider, type ControlSize } from '@seaberry/ui/ui-provider';
import { useSyncExternalStore, type ReactNode } from 'react';

import type { PreferenceStore } from '../shared/preference-store.ts';
import { report } from '../shared/report.ts';
import { useDomainDay } from './use-domain-day.ts';
import type { TextsStore } from '../i18n/texts-store.ts';

/** Stored names of the sizes; the default of the theme config (specification §3) is small. */
const SIZES: Readonly<Record<string, ControlSize>> = { large: 'lg', default: 'md', small: 'sm' };

export interface TextsProviderProps {
  store: TextsStore;
  preferences: PreferenceStore;
  children: ReactNode;
}

/** Provides the messages of app and component library in the current language. */
export function TextsProvider({ store, preferences, children }: TextsProviderProps): ReactNode {
  const { locale, messages, ui } = useSyncExternalStore(store.subscribe, store.get);
  const { globalComponentSize } = useSyncExternalStore(preferences.subscribe, preferences.getConfig);
  const present = useDomainDay();
  const size = SIZES[String(globalComponentSize)] ?? 'sm';
  return (
    <IntlProvider
      locale={BCP47[locale]}
      // The store has the loaded areas; keys are checked at use.
      messages={messages as unknown as Messages}
      timeZone="UTC"
      onError={(error) => {
        report('i18n', error.message);
        if (error.code === 'MISSING_MESSAGE') void store.fillFromFallback();
      }}
      getMessageFallback={({ key }) => key}
    >
      <UiProvider locale={locale} messages={ui} size={size} present={present}>
        {children}
      </UiProvider>
    </IntlProvider>
  );
}
