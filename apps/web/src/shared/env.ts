import { isLocale, LOCALES, type Locale } from '@seaberry/i18n';

export type RouterMode = 'hash' | 'browser';

/** Settings in `/config.js`; an operator edits it after the build, so its content is not trusted. */
export interface RunTimeConfig {
  /** Host of the API, e.g. `https://api.example.com`; empty for this page's own host. */
  apiHost: string;
  /** Product name on this host, overriding the server's; empty for the server's, else ours. */
  brand: string;
  /** `hash` works on any static host; `browser` requires a host that serves the page for every path. */
  routerMode: RouterMode;
  /** Available languages, in this order. */
  languages: readonly Locale[];
  /** SM2 public key for passwords, hex, for backends that require it; empty: passwords are plain inside TLS. */
  smPublicKey: string;
  /** Parent domain whose hosts share a sign-in, through a cookie that scripts of all of them can read; empty: none. */
  cookieDomain: string;
}

declare global {
  interface Window {
    __env__?: Readonly<Record<string, unknown>>;
  }
}

/** Reads the run-time configuration; missing or unusable values fall back to the default. */
export function readConfig(given: Readonly<Record<string, unknown>> = {}): RunTimeConfig {
  const text = (name: string): string => {
    const value = given[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const listed = given['languages'];
  const languages = Array.isArray(listed) ? listed.filter(isLocale) : [];
  return {
    apiHost: text('apiHost').replace(/\/$/, ''),
    brand: text('brand'),
    routerMode: given['routerMode'] === 'browser' ? 'browser' : 'hash',
    languages: languages.length > 0 ? [...new Set(languages)] : LOCALES,
    cookieDomain: text('cookieDomain'),
    smPublicKey: /^[\da-f]{128,130}$/i.test(text('smPublicKey')) ? text('smPublicKey') : '',
  };
}

let config: RunTimeConfig | null = null;

export function runTimeConfig(): RunTimeConfig {
  // Tests have no window.
  config ??= readConfig(typeof window === 'undefined' ? {} : window.__env__);
  return config;
}

export const apiHost = (): string => runTimeConfig().apiHost;
