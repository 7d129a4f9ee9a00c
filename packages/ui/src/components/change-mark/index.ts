export { ChangeMark, type ChangeMarkProps } from './change-mark.js';
export { useChangeNews } from './use-change-news.js';
