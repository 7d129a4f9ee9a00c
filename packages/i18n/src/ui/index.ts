export { en } from './en/index.js';
// Separate exports by area, so that a page with one button does not load the texts of tables.
export { collections as enCollections } from './en/collections.js';
export { components as enComponents } from './en/components.js';
export { cron as enCron } from './en/cron.js';
export { dates as enDates } from './en/dates.js';
export { display as enDisplay } from './en/display.js';
export { inputs as enInputs } from './en/inputs.js';
export { layout as enLayout } from './en/layout.js';
export { outlook as enOutlook } from './en/outlook.js';
export { overlays as enOverlays } from './en/overlays.js';
export { schema as enSchema } from './en/schema.js';
export { settings as enSettings } from './en/settings.js';
export { signals as enSignals } from './en/signals.js';
export { table as enTable } from './en/table.js';
export { tracking as enTracking } from './en/tracking.js';
export { workspace as enWorkspace } from './en/workspace.js';
export { plural } from './plural.js';
export type { UiMessages } from './types.js';
