export { ThemeToggle, type ThemeChoice, type ThemeToggleProps } from './theme-toggle.js';
