import type { ControlSize } from '../../lib/ui-provider.js';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

const VARIANT: Record<ButtonVariant, string> = {
  primary:
    'sb:border-transparent sb:bg-primary sb:text-on-primary sb:not-aria-disabled:hover:bg-primary-hover sb:not-aria-disabled:active:bg-primary-active',
  secondary:
    'sb:border-border-action sb:bg-surface sb:text-text sb:not-aria-disabled:hover:bg-sunken sb:not-aria-disabled:active:bg-border',
  ghost: [
    'sb:border-transparent sb:text-primary-text sb:not-aria-disabled:hover:bg-primary-soft sb:not-aria-disabled:active:bg-primary-soft',
    // Icon-only buttons are frequent, so they are quiet on any background.
    'sb:data-[square]:text-muted sb:data-[square]:not-aria-disabled:hover:bg-current/10 sb:data-[square]:not-aria-disabled:hover:text-text',
  ].join(' '),
  danger:
    'sb:border-transparent sb:bg-danger sb:text-on-primary sb:not-aria-disabled:hover:bg-danger-hover sb:not-aria-disabled:active:bg-danger-hover',
};

const SIZE: Record<ControlSize, string> = {
  sm: 'sb:h-control-sm sb:gap-1.5 sb:px-2.5 sb:text-sm',
  md: 'sb:h-control-md sb:gap-1.5 sb:px-3 sb:text-md',
  lg: 'sb:h-control-lg sb:gap-2 sb:px-4 sb:text-md',
};

const BASE = [
  'sb:relative sb:inline-flex sb:max-w-full sb:shrink-0 sb:items-center sb:justify-center sb:border',
  'sb:rounded-control sb:font-medium sb:leading-none sb:whitespace-nowrap sb:no-underline sb:select-none',
  'sb:cursor-pointer sb:transition-colors sb:duration-state',
  'sb:outline-offset-2 sb:outline-focus sb:focus-visible:outline-2',
  'sb:disabled:cursor-not-allowed sb:aria-disabled:cursor-not-allowed sb:data-[dimmed]:opacity-55',
  'sb:data-[loading]:cursor-progress',
  'sb:data-[square]:aspect-square sb:data-[square]:px-0',
].join(' ');

/** Plain lookups: every page loads this file, and class-variance-authority would add to its size. */
export function buttonVariants({ variant, size }: { variant: ButtonVariant; size: ControlSize }): string {
  return `${BASE} ${VARIANT[variant]} ${SIZE[size]}`;
}
