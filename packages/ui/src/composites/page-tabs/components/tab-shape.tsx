import type { ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';

/** The slanted ground of a browser's tab: a box that leans back, so that its edge and its corners stay lines and curves. */
export function TabShape({ active }: { active: boolean }): ReactNode {
  return (
    <span
      data-slot="page-tabs-shape"
      aria-hidden
      // Only the active tab covers the line under the strip.
      style={{ transform: 'perspective(2rem) rotateX(6deg)', transformOrigin: 'bottom', marginBlockEnd: active ? 0 : 1 }}
      className={cn(
        'sb:absolute sb:inset-0 sb:rounded-t-surface sb:border',
        active ? 'sb:border-border sb:border-b-0 sb:bg-canvas' : 'sb:border-transparent sb:group-hover:bg-sunken',
      )}
    />
  );
}
