import type { ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';

/** Slanted background of a browser-style tab: a box with perspective, so that its edges and corners stay smooth. */
export function TabShape({ active }: { active: boolean }): ReactNode {
  return (
    <span
      data-slot="page-tabs-shape"
      aria-hidden
      // Only the active tab covers the line under the strip.
      style={{
        transform: 'perspective(calc(var(--sb-spacing) * 8)) rotateX(6deg)',
        transformOrigin: 'bottom',
        marginBlockEnd: active ? 0 : 1,
      }}
      className={cn(
        'sb:absolute sb:inset-0 sb:rounded-t-surface sb:border',
        active ? 'sb:border-border sb:border-b-0 sb:bg-canvas' : 'sb:border-transparent sb:group-hover:bg-sunken',
      )}
    />
  );
}
