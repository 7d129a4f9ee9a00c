export { AppBrand, type AppBrandProps } from './app-brand.js';
export { AppLayout, type AppLayoutProps } from './app-layout.js';
export type { AppLayoutMode, AppLayoutSettings, LayoutBarColors, LayoutColors, LayoutColumns, LayoutMenuItem } from './app-layout.types.js';
export { BackTop, type BackTopProps } from './back-top.js';
