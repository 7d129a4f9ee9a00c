export { DetailLayout, type DetailLayoutProps } from './detail-layout.js';
