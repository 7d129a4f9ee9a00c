import type { Formatters, Locale } from '@seaberry/i18n';
import type { UiMessages } from '@seaberry/i18n/ui';
import { use, useMemo, type ReactNode } from 'react';

import { UiContext, type ControlSize } from './ui-context.js';

export type { ControlSize, Formatters, Locale, UiMessages };
export { applyAppearance, type Appearance } from './appearance.js';
// Each area is a module: a page with one button does not load the messages of the tables.
export { useCollectionsText } from './use-collections-text.js';
export { useComponentsText } from './use-components-text.js';
export { useCronText } from './use-cron-text.js';
export { useDatesText } from './use-dates-text.js';
export { useDisplayText } from './use-display-text.js';
export { useExplanationText } from './use-explanation-text.js';
export { useFormat } from './use-format.js';
export { useIdentifiersText } from './use-identifiers-text.js';
export { useInputsText } from './use-inputs-text.js';
export { useLayoutText } from './use-layout-text.js';
export { useOutlookText } from './use-outlook-text.js';
export { useOverlaysText } from './use-overlays-text.js';
export { useSchemaText } from './use-schema-text.js';
export { useSettingsText } from './use-settings-text.js';
export { useSignalsText } from './use-signals-text.js';
export { useTableText } from './use-table-text.js';
export { useTrackingText } from './use-tracking-text.js';
export { useUiText } from './use-ui-text.js';
export { useWorkspaceText } from './use-workspace-text.js';

export interface UiProviderProps {
  /** Language, as sent to the server; determines the format of dates and numbers. */
  locale: Locale;
  /**
   * Messages of the library in that language, from `@seaberry/i18n/ui/<tag>`.
   * Load only the current language, all of it or the areas needed so far; English is built in.
   */
  messages: Partial<UiMessages>;
  /**
   * Default size of every control below.
   * @default 'md'
   */
  size?: ControlSize;
  /** The application. */
  children: ReactNode;
}

/** Provides language and default size to every component below. Without it they are English and `md`. */
export function UiProvider({ locale, messages, size = 'md', children }: UiProviderProps): ReactNode {
  const value = useMemo(() => ({ locale, messages, size }), [locale, messages, size]);
  return <UiContext value={value}>{children}</UiContext>;
}

/** Current language, as sent to the server. */
export function useLocale(): Locale {
  return use(UiContext).locale;
}

/** Size of a control: its own, else that of the provider. */
export function useControlSize(own: ControlSize | undefined): ControlSize {
  const { size } = use(UiContext);
  return own ?? size;
}
