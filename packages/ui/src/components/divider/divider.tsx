import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';

export interface DividerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Horizontal between stacked elements, vertical between elements side by side.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
  /** Text in the middle of a horizontal line: “or”. */
  label?: string;
}

/** A hairline that separates content. */
export function Divider({ orientation = 'horizontal', label, className, ...rest }: DividerProps): ReactNode {
  const line = 'sb:border-t sb:border-border';
  return (
    <div
      data-slot="divider"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <hr> cannot hold a label, and one element serves all forms
      role="separator"
      aria-orientation={orientation}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...rest}
      className={cn(
        orientation === 'vertical'
          ? 'sb:inline-block sb:min-h-4 sb:w-px sb:self-stretch sb:bg-border'
          : label === undefined
            ? cn('sb:w-full', line)
            : 'sb:flex sb:w-full sb:items-center sb:gap-3 sb:text-center sb:text-xs sb:text-muted',
        className,
      )}
    >
      {label !== undefined && orientation === 'horizontal' && (
        <>
          <span data-slot="divider-line" className={cn('sb:min-w-8 sb:grow', line)} />
          <span data-slot="divider-label">{label}</span>
          <span data-slot="divider-line" className={cn('sb:min-w-8 sb:grow', line)} />
        </>
      )}
    </div>
  );
}
