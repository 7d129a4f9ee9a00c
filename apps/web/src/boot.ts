import { initialLocale } from './i18n/locale.ts';
import { applyLocale, applyLooks } from './shared/document.ts';
import { runTimeConfig } from './shared/env.ts';
import { framedByOthers, mayShow, routeOfPlainPath } from './shared/framed.ts';
import { placeNow } from './shared/links.ts';
import { preferencesOf, readConfigRecord } from './shared/preferences.ts';
import { acceptStyleText } from './shared/style-text.ts';

/** In a build: URLs of the first messages by language. This script is inlined into the page, so it cannot import. */
declare const TEXTS_FILES: Readonly<Record<string, string>> | undefined;

acceptStyleText();
const route = runTimeConfig().routerMode === 'hash' ? routeOfPlainPath(window.location) : null;
if (route) window.history.replaceState(null, '', `/${route}`);
if (framedByOthers()) {
  const showIfAllowed = (): void => void (document.documentElement.hidden = !mayShow(placeNow().path, true));
  showIfAllowed();
  // Covers every change of the URL: by link, history or router.
  for (const target of [window, Reflect.get(window, 'navigation') as EventTarget | undefined]) {
    for (const event of ['hashchange', 'popstate', 'currententrychange']) target?.addEventListener(event, showIfAllowed);
  }
}

// First script of the page: sets theme and language before the first paint, and loads messages in parallel with the application.
const config = readConfigRecord();
const preferences = preferencesOf(config);
const locale = initialLocale(preferences.language, placeNow().path, runTimeConfig().languages, navigator.languages);
applyLooks(preferences);
applyLocale(locale);
window.__boot__ = { config, locale };

const texts = typeof TEXTS_FILES === 'undefined' ? undefined : TEXTS_FILES[locale];
if (texts) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: texts }));
