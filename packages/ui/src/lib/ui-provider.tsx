import { createFormatters, type Formatters, type Locale } from '@seaberry/i18n';
import { en, enComponents, enLayout, enOverlays, enTracking, type UiMessages } from '@seaberry/i18n/ui';
import { createContext, use, useMemo, type ReactNode } from 'react';

export type { Formatters, Locale, UiMessages };

/** Size of controls: 28, 32 or 40 px high. */
export type ControlSize = 'sm' | 'md' | 'lg';

interface UiContext {
  readonly size: ControlSize;
  readonly locale: Locale;
  /** Null without a provider: then each component falls back on the English texts of its own area only. */
  readonly messages: UiMessages | null;
}

const Context = createContext<UiContext>({ locale: 'en', messages: null, size: 'md' });

export interface UiProviderProps {
  /** Wire locale; decides how dates and numbers are written. */
  locale: Locale;
  /**
   * Texts of the library in that language, from `@seaberry/i18n/ui/<tag>`.
   *
   * Load the one language that is shown; English is built in.
   */
  messages: UiMessages;
  /**
   * Size of every control below that does not say its own.
   * @default 'md'
   */
  size?: ControlSize;
  children: ReactNode;
}

/** Gives every component below its language and size. Without it they speak English and are `md`. */
export function UiProvider({ locale, messages, size = 'md', children }: UiProviderProps): ReactNode {
  const value = useMemo(() => ({ locale, messages, size }), [locale, messages, size]);
  return <Context value={value}>{children}</Context>;
}

/** Texts of controls in the current language. */
export function useComponentsText(): UiMessages['components'] {
  return use(Context).messages?.components ?? enComponents;
}

/** Texts of page frames in the current language. */
export function useLayoutText(): UiMessages['layout'] {
  return use(Context).messages?.layout ?? enLayout;
}

/** Texts of dialogs and tables in the current language. */
export function useOverlaysText(): UiMessages['overlays'] {
  return use(Context).messages?.overlays ?? enOverlays;
}

/** Texts of the tracking widgets in the current language. */
export function useTrackingText(): UiMessages['tracking'] {
  return use(Context).messages?.tracking ?? enTracking;
}

/** All of the library's texts in the current language; a component takes its own area instead. */
export function useUiText(): UiMessages {
  return use(Context).messages ?? en;
}

/** Dates, slips and numbers in the current language. */
export function useFormat(): Formatters {
  return createFormatters(use(Context).locale);
}

/** The current wire locale. */
export function useLocale(): Locale {
  return use(Context).locale;
}

/** The size a control has: its own, else that of the provider. */
export function useControlSize(own: ControlSize | undefined): ControlSize {
  const { size } = use(Context);
  return own ?? size;
}
