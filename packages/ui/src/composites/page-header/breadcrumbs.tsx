import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useLayoutText } from '../../lib/ui-provider.js';

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /**
   * Name of the landmark.
   * @default “Where this page is”
   */
  label?: string;
}

/** The way from the top of the menu to this page. On a narrow screen only the last two steps stay. */
export function Breadcrumbs({ label, className, children, ...rest }: BreadcrumbsProps): ReactNode {
  const text = useLayoutText();
  return (
    <nav data-slot="breadcrumbs" aria-label={label ?? text.breadcrumbs} {...rest} className={cn('sb:min-w-0 sb:text-sm', className)}>
      <ol data-slot="breadcrumbs-list" className="sb:flex sb:min-w-0 sb:items-center">
        {children}
      </ol>
    </nav>
  );
}

export interface BreadcrumbProps extends ComponentProps<'a'> {
  /** This page: the last step, in strong type. */
  current?: boolean;
  /** Draws the only child (a router's link) as the step. */
  asChild?: boolean;
}

/** One step. With neither `href` nor `asChild` it is text: a menu group that has no page. */
export function Breadcrumb({ current = false, asChild = false, href, className, ...rest }: BreadcrumbProps): ReactNode {
  const linked = asChild || href !== undefined;
  const Root = asChild ? Slot : linked ? 'a' : 'span';
  return (
    <li
      data-slot="breadcrumbs-step"
      className={cn(
        'sb:flex sb:min-w-0 sb:items-center sb:not-last:after:mx-1.5 sb:not-last:after:text-subtle sb:not-last:after:content-["/"/""]',
        'sb:not-nth-last-[-n+2]:max-sm:hidden',
        !current && 'sb:shrink-0',
      )}
    >
      <Root
        data-slot="breadcrumb"
        aria-current={current ? 'page' : undefined}
        {...(href === undefined ? {} : { href })}
        {...rest}
        className={cn(
          'sb:min-w-0 sb:truncate sb:rounded-control sb:no-underline sb:outline-focus sb:focus-visible:outline-2',
          current ? 'sb:font-semibold sb:text-text' : 'sb:text-muted',
          linked && 'sb:hover:text-primary-text sb:hover:underline sb:underline-offset-2',
          className,
        )}
      />
    </li>
  );
}
