export { AppBrand, type AppBrandProps } from './app-brand.js';
export { AppNav, AppNavGroup, AppNavItem, type AppNavGroupProps, type AppNavItemProps, type AppNavProps } from './app-nav.js';
export { AppShell, type AppShellProps } from './app-shell.js';
