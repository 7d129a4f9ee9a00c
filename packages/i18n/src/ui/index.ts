export { en } from './en/index.js';
// Area by area, so that a page with one button does not carry the texts of the tables.
export { components as enComponents } from './en/components.js';
export { layout as enLayout } from './en/layout.js';
export { overlays as enOverlays } from './en/overlays.js';
export { tracking as enTracking } from './en/tracking.js';
export { plural } from './plural.js';
export type { UiMessages } from './types.js';
