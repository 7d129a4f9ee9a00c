/** Backdrop behind a modal surface. */
export const scrimClass = 'sb:fixed sb:inset-0 sb:z-overlay sb:bg-scrim sb:motion-safe:data-[state=open]:animate-fade-in';

/** Background, border, shadow and z-index of a floating surface. Dialogs and toasts have classes of their own. */
export const floatClass =
  'sb:z-overlay sb:rounded-surface sb:border sb:border-border sb:bg-overlay sb:text-text sb:elevation-overlay sb:outline-none';

/**
 * Small floating surface at a trigger: menu, list of choices, popover without arrow. Never larger than the available space, which its
 * element gets by `popperRoom()` in its style.
 */
export const hangingClass = [
  floatClass,
  'sb:max-h-[var(--sb-room-block)] sb:max-w-[min(var(--sb-room-inline),calc(100vw_-_--spacing(4)))] sb:overflow-y-auto',
  'sb:motion-safe:data-[state=open]:animate-pop-in',
].join(' ');
