import { readPreferences } from './shared/preferences.ts';
import { initialLocale } from './i18n/locale.ts';
import { loadTexts } from './i18n/areas.ts';
import { applyLocale, applyTheme } from './shared/document.ts';

// The first script of the page: theme and language stand before anything is painted, and the texts of the language
// travel beside the application instead of after it.
const preferences = readPreferences();
const locale = initialLocale(preferences.language, window.location.hash);
applyTheme(preferences.theme);
applyLocale(locale);

Promise.all([import('./main.tsx'), loadTexts(locale, 'base')])
  .then(([{ start }, base]) => start(preferences, locale, base))
  .catch(() => {
    // Nothing of the application is there to say it in the person's language.
    document.body.textContent = 'Seaberry Tracking could not be loaded. Check the connection and reload the page.';
  });
