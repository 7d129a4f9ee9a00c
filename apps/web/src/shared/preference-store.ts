import type { Locale } from '@seaberry/i18n';

import { applyLocale, applyTheme, watchDeviceTheme } from './document.ts';
import { readPreferences, writePreferences, type Preferences, type Theme } from './preferences.ts';
import { storageKey } from './storage.ts';

/** What the person chose, shown at once, remembered, and followed when another tab changes it. */
export class PreferenceStore {
  #state: Preferences;
  readonly #showLocale: (locale: Locale) => Promise<void>;
  readonly #listeners = new Set<() => void>();

  constructor(initial: Preferences, showLocale: (locale: Locale) => Promise<void>) {
    this.#state = initial;
    this.#showLocale = showLocale;
  }

  readonly get = (): Preferences => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setTheme(theme: Theme): void {
    applyTheme(theme);
    this.#set({ ...this.#state, theme });
  }

  /** Shows another language once its texts are there; until then the page stays as it is. */
  async setLanguage(language: Locale): Promise<void> {
    await this.#showLocale(language);
    applyLocale(language);
    this.#set({ ...this.#state, language });
  }

  /** Follows the device's theme and the other tabs; returns how to stop. */
  follow(): () => void {
    const onStorage = (event: StorageEvent): void => {
      if (event.key !== storageKey('themeConfig')) return;
      const next = readPreferences();
      applyTheme(next.theme);
      if (next.language && next.language !== this.#state.language) void this.setLanguage(next.language);
      this.#notify({ ...this.#state, theme: next.theme });
    };
    window.addEventListener('storage', onStorage);
    const stop = watchDeviceTheme(() => applyTheme(this.#state.theme));
    return () => {
      window.removeEventListener('storage', onStorage);
      stop();
    };
  }

  #set(state: Preferences): void {
    writePreferences(state);
    this.#notify(state);
  }

  #notify(state: Preferences): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
