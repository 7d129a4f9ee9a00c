import { components } from './components.js';
import { layout } from './layout.js';
import { overlays } from './overlays.js';
import { tracking } from './tracking.js';
import type { UiMessages } from '../types.js';

export const zhTW: UiMessages = { components, layout, overlays, tracking };
// Area by area, for apps that load a part at a time.
export { components, layout, overlays, tracking };
