export { createTranslator, IntlProvider, useLocale, useTranslations } from 'use-intl';
export type { Messages } from './messages.js';
