export { CronInput, type CronInputProps } from './cron-input.js';
export { CronWords, type CronWordsProps } from './cron-words.js';
