import type { ControlSize } from '../../lib/ui-provider.js';

const SIZE: Record<ControlSize, string> = {
  sm: 'sb:h-control-sm sb:text-sm',
  md: 'sb:h-control-md sb:text-md',
  lg: 'sb:h-control-lg sb:text-md',
};

/** Border, background and states of every text-like control. */
export const controlClass = [
  'sb:w-full sb:min-w-16 sb:rounded-control sb:border sb:border-border-strong sb:bg-surface sb:text-text',
  'sb:transition-colors sb:duration-state sb:not-disabled:hover:border-muted',
  'sb:-outline-offset-1 sb:outline-focus sb:focus-visible:border-focus sb:focus-visible:outline-2',
  'sb:data-[validation=error]:border-danger sb:data-[validation=warning]:border-warning',
  'sb:disabled:cursor-not-allowed sb:disabled:border-border sb:disabled:bg-sunken sb:disabled:text-muted',
  // Below a font size of 16 px iOS zooms the page when a control takes focus.
  'sb:pointer-coarse:text-lg',
].join(' ');

/** Styles of a read-only control. Not for select, which browsers always match as read-only. */
export const readOnlyClass = 'sb:read-only:bg-sunken';

/**
 * Styles of a one-line control. A frame may widen the padding for a button inside it. One axis needs no cva; the first page loads this
 * file.
 */
export function controlVariants({ size = 'md' }: { size?: ControlSize | null | undefined } = {}): string {
  return `${controlClass} sb:ps-[var(--sb-pad-start,--spacing(2.5))] sb:pe-[var(--sb-pad-end,--spacing(2.5))] ${SIZE[size ?? 'md']}`;
}
