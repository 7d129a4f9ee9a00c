import { BCP47 } from '@seaberry/i18n';
import { IntlProvider, type Messages } from '@seaberry/i18n/react';
import { UiProvider } from '@seaberry/ui/ui-provider';
import { useSyncExternalStore, type ReactNode } from 'react';

import { report } from '../shared/report.ts';
import type { TextsStore } from './texts-store.ts';

export interface TextsProviderProps {
  store: TextsStore;
  children: ReactNode;
}

/** Gives the app's texts and the component library's texts in the language that is shown. */
export function TextsProvider({ store, children }: TextsProviderProps): ReactNode {
  const { locale, messages, ui } = useSyncExternalStore(store.subscribe, store.get);
  return (
    <IntlProvider
      locale={BCP47[locale]}
      // The store holds the areas that screens asked for; the keys are checked at their use.
      messages={messages as unknown as Messages}
      timeZone="UTC"
      onError={(error) => {
        report('i18n', error.message);
        if (error.code === 'MISSING_MESSAGE') void store.fillFromFallback();
      }}
      getMessageFallback={({ key }) => key}
    >
      {/* Theme default of specification §3: component size small. */}
      <UiProvider locale={locale} messages={ui} size="sm">
        {children}
      </UiProvider>
    </IntlProvider>
  );
}
