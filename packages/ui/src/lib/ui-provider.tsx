import type { Formatters, Locale } from '@seaberry/i18n';
import type { UiMessages } from '@seaberry/i18n/ui';
import { use, useEffect, useMemo, type ReactNode } from 'react';

import { relayFocus } from './shadow-root.js';
import { UiContext, type ControlSize, type PortalContainer } from './ui-context.js';

export type { ControlSize, PortalContainer, Formatters, Locale, UiMessages };
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
export { useHistoryText } from './use-history-text.js';
export { useMapText } from './use-map-text.js';
export { useInputsText } from './use-inputs-text.js';
export { useLayoutText } from './use-layout-text.js';
export { useOutlookText } from './use-outlook-text.js';
export { usePortalContainer } from './use-portal-container.js';
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
  /**
   * Time at which the page is read, as ISO 8601 or a Date; its day counts. Short dates more than 183 days away have their year.
   *
   * For an application whose time is not that of the browser.
   * @default that of the provider around, else the clock of the browser
   */
  present?: string | Date | undefined;
  /**
   * Node in which dialogs, menus, lists and tooltips are mounted.
   *
   * For an application in an open shadow root: that root, or an element inside it. null while it is not known yet.
   * @default that of the provider around, else the body of the page
   */
  portalContainer?: PortalContainer | null;
  /** The application. */
  children: ReactNode;
}

const DAY_MS = 86_400_000;

/** Provides language and default size to every component below. Without it they are English and `md`. */
export function UiProvider({ locale, messages, size = 'md', present: stated, portalContainer: own, children }: UiProviderProps): ReactNode {
  const { portalContainer: outer = null, present: outerPresent } = use(UiContext);
  const portalContainer = own === undefined ? outer : own;
  const present = stated === undefined ? outerPresent : Math.floor(new Date(stated).getTime() / DAY_MS) * DAY_MS;
  const value = useMemo(() => ({ locale, messages, size, present, portalContainer }), [locale, messages, size, present, portalContainer]);
  useEffect(() => (own ? relayFocus(own) : undefined), [own]);
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
