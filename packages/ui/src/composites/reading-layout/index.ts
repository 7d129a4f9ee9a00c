export { PlainText, type PlainTextProps } from './plain-text.js';
export { ReadingLayout, type ReadingLayoutProps } from './reading-layout.js';
