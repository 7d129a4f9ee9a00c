import type { CSSProperties } from 'react';

/** Space that Radix measured beside the anchor of an open surface, under the names by which the style sheet limits it. */
export const popperRoom = (surface: string): CSSProperties => ({
  ['--sb-room-block' as string]: `var(--radix-${surface}-content-available-height)`,
  ['--sb-room-inline' as string]: `var(--radix-${surface}-content-available-width)`,
});
