import { FALLBACK_LOCALE, type Locale } from '@seaberry/i18n';
import type { UiMessages } from '@seaberry/i18n/ui';

import { loadTexts, type AreaName } from './areas.ts';
import type { LoadedArea, Texts } from './loaded-area.ts';
import { withFallback } from './merge.ts';

export interface TextsState {
  readonly locale: Locale;
  readonly messages: Texts;
  readonly ui: Partial<UiMessages>;
}

type Load = (locale: Locale, area: AreaName) => Promise<LoadedArea>;

/**
 * Messages of the current language, by area. Components read them through `TextsProvider`; switching the language replaces them in place,
 * so that typed text stays.
 */
export class TextsStore {
  #state: TextsState;
  readonly #areas = new Set<AreaName>(['base']);
  readonly #listeners = new Set<() => void>();
  readonly #load: Load;
  #fallback: Promise<void> | null = null;

  constructor(locale: Locale, base: LoadedArea, load: Load = loadTexts) {
    this.#state = { locale, messages: base.messages, ui: base.ui ?? {} };
    this.#load = load;
  }

  readonly get = (): TextsState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads missing areas; the loader of a screen awaits it. */
  async ensure(...areas: AreaName[]): Promise<void> {
    const missing = areas.filter((area) => !this.#areas.has(area));
    if (missing.length === 0) return;
    const { locale } = this.#state;
    const loaded = await Promise.all(missing.map((area) => this.#load(locale, area)));
    if (this.#state.locale !== locale) return this.ensure(...areas);
    for (const area of missing) this.#areas.add(area);
    this.#set({ locale, ...merged([this.#state, ...loaded]) });
  }

  /** Switches the language, with every loaded area. */
  async setLocale(locale: Locale): Promise<void> {
    const areas = [...this.#areas];
    const loaded = await Promise.all(areas.map((area) => this.#load(locale, area)));
    this.#fallback = null;
    this.#set({ locale, ...merged(loaded) });
    const later = [...this.#areas].filter((area) => !areas.includes(area));
    for (const area of later) this.#areas.delete(area);
    await this.ensure(...later);
  }

  /** Loads the fallback language (specification §1) when a text is missing, once per language. */
  fillFromFallback(): Promise<void> {
    if (this.#state.locale === FALLBACK_LOCALE) return Promise.resolve();
    this.#fallback ??= this.#mergeFallback();
    return this.#fallback;
  }

  async #mergeFallback(): Promise<void> {
    const { locale } = this.#state;
    const loaded = await Promise.all([...this.#areas].map((area) => this.#load(FALLBACK_LOCALE, area)));
    if (this.#state.locale !== locale) return;
    const fallback: Texts = Object.assign({}, ...loaded.map((area) => area.messages));
    // Merging message trees gives a message tree.
    this.#set({ ...this.#state, messages: withFallback(this.#state.messages, fallback) as Texts });
  }

  #set(state: TextsState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Merges areas; namespaces do not overlap. */
function merged(areas: readonly LoadedArea[]): Pick<TextsState, 'messages' | 'ui'> {
  return { messages: Object.assign({}, ...areas.map(({ messages }) => messages)), ui: Object.assign({}, ...areas.map(({ ui }) => ui)) };
}
