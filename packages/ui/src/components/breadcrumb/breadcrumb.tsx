import { Slot } from '@radix-ui/react-slot';
import { Ellipsis } from 'lucide-react';
import { createContext, use, useState, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useDisplayText, useLayoutText } from '../../lib/ui-provider.js';
import { IconButton } from '../icon-button/index.js';
import { Popover } from '../popover/index.js';

/** Position of a step: in the line, or in the menu behind the dots. */
const Place = createContext<'line' | 'list'>('line');

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /**
   * Accessible name of the landmark.
   * @default “Where this page is”
   */
  label?: string;
  /**
   * When all but the last two steps collapse into a menu.
   * @default 'narrow'
   */
  collapse?: 'narrow' | 'always' | 'never';
}

/** Path from the top of the menu to this page. In a narrow container, the steps before the last two collapse into a menu. */
export function Breadcrumbs({ label, collapse = 'narrow', className, children, ...rest }: BreadcrumbsProps): ReactNode {
  const text = useLayoutText();
  return (
    <nav data-slot="breadcrumbs" aria-label={label ?? text.breadcrumbs} {...rest} className={cn('sb:min-w-0 sb:text-sm', className)}>
      <ol data-slot="breadcrumbs-list" data-collapse={collapse} className="sb:group/crumbs sb:flex sb:min-w-0 sb:items-center">
        {collapse !== 'never' && <HiddenSteps always={collapse === 'always'}>{children}</HiddenSteps>}
        {children}
      </ol>
    </nav>
  );
}

const SLASH = 'sb:not-last:after:mx-1.5 sb:not-last:after:text-subtle sb:not-last:after:content-["/"/""]';

/** Renders the steps twice, also in the menu: CSS decides which copy is visible, so nothing is measured. */
function HiddenSteps({ always, children }: { always: boolean; children: ReactNode }): ReactNode {
  const text = useDisplayText();
  const [open, setOpen] = useState(false);
  return (
    <li
      data-slot="breadcrumbs-hidden"
      // The dots come first in the line: with three more items there is a step to hide.
      className={cn('sb:hidden sb:items-center', SLASH, always ? 'sb:nth-last-[n+4]:flex' : 'sb:max-sm:nth-last-[n+4]:flex')}
    >
      <Popover
        label={text.hiddenSteps}
        padding="none"
        open={open}
        onOpenChange={setOpen}
        // A step navigates on its own: the menu only closes.
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
        }}
        trigger={<IconButton size="sm" label={text.hiddenSteps} icon={<Ellipsis data-slot="breadcrumbs-dots" size={16} aria-hidden />} />}
      >
        <ol data-slot="breadcrumbs-hidden-list" className="sb:p-1">
          <Place value="list">{children}</Place>
        </ol>
      </Popover>
    </li>
  );
}

export interface BreadcrumbProps extends ComponentProps<'a'> {
  /** The step is the current page: the last one, in strong type. */
  current?: boolean;
  /** Renders the only child (a router's link) as the step. */
  asChild?: boolean;
}

/** One step. With neither `href` nor `asChild` it is text: a menu group without a page. */
export function Breadcrumb({ current = false, asChild = false, href, className, ...rest }: BreadcrumbProps): ReactNode {
  const inList = use(Place) === 'list';
  const linked = asChild || href !== undefined;
  const Root = asChild ? Slot : linked ? 'a' : 'span';
  return (
    <li
      data-slot="breadcrumbs-step"
      className={
        inList
          ? 'sb:nth-last-[-n+2]:hidden'
          : cn(
              'sb:flex sb:min-w-0 sb:items-center',
              SLASH,
              'sb:not-nth-last-[-n+2]:group-data-[collapse=narrow]/crumbs:max-sm:hidden sb:not-nth-last-[-n+2]:group-data-[collapse=always]/crumbs:hidden',
              // In a narrow line the page keeps its name, and the menus above it are truncated.
              !current && 'sb:shrink-[99]',
            )
      }
    >
      <Root
        data-slot="breadcrumb"
        aria-current={current ? 'page' : undefined}
        {...(href === undefined ? {} : { href })}
        {...rest}
        className={cn(
          'sb:min-w-0 sb:rounded-control sb:no-underline sb:outline-focus sb:focus-visible:outline-2',
          inList ? 'sb:block sb:px-2 sb:py-1' : 'sb:truncate',
          current ? 'sb:font-semibold sb:text-text' : 'sb:text-muted',
          linked && 'sb:hover:text-primary-text sb:hover:underline sb:underline-offset-2 sb:pointer-coarse:py-2.5',
          className,
        )}
      />
    </li>
  );
}
