import { components } from './components.js';
import { layout } from './layout.js';
import { overlays } from './overlays.js';
import { tracking } from './tracking.js';

/** English texts of the component library; their shape is the type the other languages must fill. */
export const en = { components, layout, overlays, tracking };
