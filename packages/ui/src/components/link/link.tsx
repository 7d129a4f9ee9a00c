import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';

const VARIANT = {
  inline: 'sb:text-primary-text sb:underline sb:decoration-from-font sb:underline-offset-2 sb:hover:decoration-2',
  standalone: 'sb:text-primary-text sb:no-underline sb:hover:underline sb:underline-offset-2',
  quiet: 'sb:text-inherit sb:no-underline sb:hover:text-primary-text sb:hover:underline sb:underline-offset-2',
  strong: 'sb:font-semibold sb:text-inherit sb:no-underline sb:hover:text-primary-text sb:hover:underline sb:underline-offset-2',
} as const;

export interface LinkProps extends ComponentProps<'a'> {
  /**
   * `inline` inside sentences (underlined), `standalone` in lists and bars, `quiet` where a whole column is links,
   * `strong` for the name of a row.
   * @default 'standalone'
   */
  variant?: keyof typeof VARIANT;
  /** Renders the only child as the link: a router's own link component. */
  asChild?: boolean;
}

/** Navigates. For actions use a Button. */
export function Link({ variant = 'standalone', asChild = false, target, rel, className, ...rest }: LinkProps): ReactNode {
  const Root = asChild ? Slot : 'a';
  // Prevents the opened page from accessing this one.
  const safeRel = target === '_blank' ? 'noopener noreferrer' : undefined;
  return (
    <Root
      data-slot="link"
      data-variant={variant}
      {...(target === undefined ? {} : { target })}
      {...(rel === undefined && safeRel === undefined ? {} : { rel: rel ?? safeRel })}
      {...rest}
      className={cn(
        'sb:rounded-[--spacing(0.5)] sb:outline-offset-2 sb:outline-focus sb:focus-visible:outline-2',
        VARIANT[variant],
        className,
      )}
    />
  );
}
