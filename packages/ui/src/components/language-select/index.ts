export { LanguageSelect, type LanguageSelectProps } from './language-select.js';
