export { PageStack, type PageStackItem, type PageStackProps } from './page-stack.js';
