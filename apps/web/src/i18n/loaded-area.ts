import type { UiMessages } from '@seaberry/i18n/ui';

/** Messages by namespace. Keys are checked at use, by `Messages` of `@seaberry/i18n/react`. */
export type Texts = Readonly<Record<string, object>>;

export interface LoadedArea {
  messages: Texts;
  /** Messages of the component library for these pages. */
  ui?: Partial<UiMessages>;
}
