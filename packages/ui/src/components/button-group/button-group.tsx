import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';

export interface ButtonGroupProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label'> {
  /** Accessible name of the group, for example “Export”. */
  label: string;
  /**
   * Side by side, or one above the other.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
  /** Button, IconButton, or a menu's trigger; all of one size and variant. */
  children: ReactNode;
}

/** Adjacent borders collapse; buttons without a border keep a gap of 1 px. */
const JOINED = {
  horizontal: 'sb:*:not-first:rounded-s-none sb:*:not-last:rounded-e-none sb:*:not-first:data-[variant=secondary]:-ms-0.5',
  vertical:
    'sb:flex-col sb:items-stretch sb:*:not-first:rounded-t-none sb:*:not-last:rounded-b-none sb:*:not-first:data-[variant=secondary]:-mt-0.5',
} as const;

/** Related buttons drawn as one. Each has its own action; for a choice between views use a RadioGroup or Tabs. */
export function ButtonGroup({ label, orientation = 'horizontal', className, ...rest }: ButtonGroupProps): ReactNode {
  return (
    <div
      data-slot="button-group"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- these are actions, not controls of a form
      role="group"
      aria-label={label}
      data-orientation={orientation}
      {...rest}
      className={cn(
        // The hovered or focused button shows its whole border.
        'sb:inline-flex sb:max-w-full sb:gap-px sb:*:hover:z-1 sb:*:focus-visible:z-1',
        JOINED[orientation],
        className,
      )}
    />
  );
}
