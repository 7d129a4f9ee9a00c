import type { UiMessages } from '@seaberry/i18n/ui';

/** Texts by namespace. The keys are checked where they are used, by `Messages` of `@seaberry/i18n/react`. */
export type Texts = Readonly<Record<string, object>>;

export interface LoadedArea {
  messages: Texts;
  /** Texts of the component library that these pages need. */
  ui?: Partial<UiMessages>;
}
