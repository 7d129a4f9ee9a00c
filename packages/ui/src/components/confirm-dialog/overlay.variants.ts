/** The veil over the page behind something modal. */
export const scrimClass = 'sb:fixed sb:inset-0 sb:z-overlay sb:bg-scrim sb:motion-safe:data-[state=open]:animate-fade-in';

/** Ground and edge of everything that floats over the page. */
export const floatClass =
  'sb:z-overlay sb:rounded-surface sb:border sb:border-border sb:bg-overlay sb:text-text sb:shadow-overlay sb:outline-none';

/** A small floating surface that hangs on a trigger: menu, popover. Never larger than the room that is left. */
export const hangingClass = [
  floatClass,
  'sb:max-h-[var(--sb-room-block)] sb:max-w-[min(var(--sb-room-inline),calc(100vw-1rem))] sb:overflow-y-auto',
  'sb:motion-safe:data-[state=open]:animate-pop-in',
].join(' ');
