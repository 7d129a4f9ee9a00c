import { isLocale, LOCALES, type Locale } from '@seaberry/i18n';

export type RouterMode = 'hash' | 'browser';

/** Settings in `/config.js`; an operator edits it after the build, so its content is not trusted. */
export interface RunTimeConfig {
  /** Where the API is, e.g. `https://api.example.com`; empty for this page's own host. */
  apiHost: string;
  /** Name of the product on this host, whatever the server calls itself; empty for the server's, else ours. */
  brand: string;
  /** `hash` works on any static host; `browser` needs one that serves the page for every path. */
  routerMode: RouterMode;
  /** Languages offered, in this order. */
  languages: readonly Locale[];
  /** Public key of SM2 for passwords, hex, for back ends that want it; empty: passwords travel as they are, inside TLS. */
  smPublicKey: string;
}

declare global {
  interface Window {
    /** Set by `/config.js`. */
    __env__?: Readonly<Record<string, unknown>>;
  }
}

/** Reads the run-time configuration; missing or unusable values fall back to the default. */
export function readConfig(given: Readonly<Record<string, unknown>> = {}): RunTimeConfig {
  const text = (name: string): string => {
    const value = given[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const named = given['languages'];
  const languages = Array.isArray(named) ? named.filter(isLocale) : [];
  return {
    apiHost: text('apiHost').replace(/\/$/, ''),
    brand: text('brand'),
    routerMode: given['routerMode'] === 'browser' ? 'browser' : 'hash',
    languages: languages.length > 0 ? [...new Set(languages)] : LOCALES,
    smPublicKey: /^[\da-f]{128,130}$/i.test(text('smPublicKey')) ? text('smPublicKey') : '',
  };
}

let read: RunTimeConfig | null = null;

/** The configuration of this page; read once. */
export function runTimeConfig(): RunTimeConfig {
  // Pages without a window are tests.
  read ??= readConfig(typeof window === 'undefined' ? {} : window.__env__);
  return read;
}

/** Where the API is; empty means this page's own host. */
export const apiHost = (): string => runTimeConfig().apiHost;
