import type { Locale } from '@seaberry/i18n';

import { applyLocale, applyLooks, watchDeviceTheme } from './document.ts';
import { preferencesOf, readConfigRecord, writeConfigRecord, type Preferences, type StoredConfig, type Theme } from './preferences.ts';
import { storageKey } from './storage.ts';

/** Stored preferences of the user: applied at once, persisted, and synchronized with other tabs. */
export class PreferenceStore {
  #config: StoredConfig;
  #state: Preferences;
  readonly #showLocale: (locale: Locale) => Promise<void>;
  readonly #listeners = new Set<() => void>();

  constructor(initial: StoredConfig, showLocale: (locale: Locale) => Promise<void>) {
    this.#config = initial;
    this.#state = preferencesOf(initial);
    this.#showLocale = showLocale;
  }

  readonly get = (): Preferences => this.#state;

  /** The stored theme config; the component library validates it. */
  readonly getConfig = (): StoredConfig => this.#config;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setTheme(theme: Theme): void {
    this.patch({ isAutoDark: theme === 'system', ...(theme === 'system' ? {} : { isIsDark: theme === 'dark' }) });
  }

  /** Switches the language once its messages are loaded; until then the page stays unchanged. */
  async setLanguage(language: Locale): Promise<void> {
    await this.#showLocale(language);
    applyLocale(language);
    this.patch({ globalI18n: language });
  }

  /** Changes fields of the theme config, except for the language, whose messages must load first. */
  patch(fields: StoredConfig): void {
    const config = { ...this.#config, ...fields };
    writeConfigRecord(config);
    this.#show(config);
  }

  /** Resets all but the language. */
  reset(): void {
    const { globalI18n } = this.#config;
    const config = globalI18n === undefined ? {} : { globalI18n };
    writeConfigRecord(config);
    this.#show(config);
  }

  /** Follows the device's theme and other tabs; returns the unsubscribe function. */
  follow(): () => void {
    const onStorage = (event: StorageEvent): void => {
      if (event.key !== storageKey('themeConfig')) return;
      const config = readConfigRecord();
      const { language } = preferencesOf(config);
      if (language && language !== this.#state.language) {
        void this.#showLocale(language).then(() => {
          applyLocale(language);
          this.#show(config);
        });
      } else this.#show(config);
    };
    window.addEventListener('storage', onStorage);
    const stop = watchDeviceTheme(() => applyLooks(this.#state));
    return () => {
      window.removeEventListener('storage', onStorage);
      stop();
    };
  }

  #show(config: StoredConfig): void {
    this.#config = config;
    this.#state = preferencesOf(config);
    applyLooks(this.#state);
    for (const listener of this.#listeners) listener();
  }
}
