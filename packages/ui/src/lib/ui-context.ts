import type { Locale } from '@seaberry/i18n';
import type { UiMessages } from '@seaberry/i18n/ui';
import { createContext } from 'react';

/** Size of controls: 28, 32 or 40 px high. */
export type ControlSize = 'sm' | 'md' | 'lg';

/** Node for overlays: an element, or a shadow root itself. */
export type PortalContainer = HTMLElement | ShadowRoot;

export interface UiContextValue {
  readonly size: ControlSize;
  readonly locale: Locale;
  /** Messages by area; a missing area falls back to the English that comes with its components. */
  readonly messages: Partial<UiMessages>;
  /** Ms since the epoch, rounded down to a day; without it, the day of the browser's clock. */
  readonly present?: number | undefined;
  /** Null for the body of the page. */
  readonly portalContainer?: PortalContainer | null;
}

/** Context of UiProvider. It has its own module, so that the hook of each area of messages can have one too. */
export const UiContext = createContext<UiContextValue>({ locale: 'en', messages: {}, size: 'md' });
