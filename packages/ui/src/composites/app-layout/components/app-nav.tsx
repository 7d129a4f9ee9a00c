import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useFormat } from '../../../lib/ui-provider.js';
import { useRegion } from './region-context.js';

export interface AppNavProps extends ComponentProps<'nav'> {
  /** Name of the landmark: “Main menu”. */
  label: string;
}

/** A menu as a landmark. */
export function AppNav({ label, className, children, ...rest }: AppNavProps): ReactNode {
  return (
    <nav data-slot="app-nav" aria-label={label} {...rest} className={cn('sb:p-2', className)}>
      <ul data-slot="app-nav-list" className="sb:flex sb:flex-col sb:gap-px">
        {children}
      </ul>
    </nav>
  );
}

/** Style of a menu row, link or group button. */
export function navRowClass({ active, collapsed, touch }: { active: boolean; collapsed: boolean; touch: boolean }): string {
  return cn(
    'sb:relative sb:flex sb:w-full sb:items-center sb:gap-2.5 sb:rounded-control sb:px-2 sb:text-sm sb:no-underline',
    'sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2',
    touch ? 'sb:h-11' : [collapsed ? 'sb:h-control-lg' : 'sb:h-control-sm', 'sb:pointer-coarse:h-11'],
    active
      ? 'sb:bg-primary-soft sb:font-semibold sb:text-primary-text sb:forced-colors:border'
      : 'sb:text-muted sb:hover:bg-sunken sb:hover:text-text',
    collapsed && 'sb:justify-center',
  );
}

export interface AppNavItemProps extends Omit<ComponentProps<'a'>, 'aria-current'> {
  /** Name of the page. */
  label: string;
  /** An icon of 16 px. Without one a collapsed sidebar shows the first letter. */
  icon?: ReactNode;
  /** Number of pending items. Zero and undefined are not shown. */
  count?: number | undefined;
  /** Icon after the label, such as the one of links that open a new window. */
  end?: ReactNode;
  /** The row is the current page (`aria-current="page"`). */
  active?: boolean;
  /** Renders the only child (a router's link) as the item. */
  asChild?: boolean;
}

/** Link to a page. */
export function AppNavItem({
  label,
  icon,
  count,
  end,
  active = false,
  asChild = false,
  className,
  children,
  onClick,
  ...rest
}: AppNavItemProps): ReactNode {
  const { collapsed, touch, navigated } = useRegion();
  const Root = asChild ? Slot : 'a';
  // `defaultPrevented` is no signal, since a router's link sets it too; a link that opens elsewhere does not change this window.
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.currentTarget.target === '_blank';
    if (!elsewhere) navigated();
  };
  const content = <ItemContent label={label} icon={icon} count={count} end={end} active={active} collapsed={collapsed} />;
  return (
    <li data-slot="app-nav-row">
      <Root
        data-slot="app-nav-item"
        data-active={active || undefined}
        aria-current={active ? 'page' : undefined}
        title={collapsed ? label : undefined}
        {...rest}
        onClick={follow}
        className={cn(navRowClass({ active, collapsed, touch }), className)}
      >
        {asChild ? <Slottable child={children}>{() => content}</Slottable> : content}
      </Root>
    </li>
  );
}

interface ItemContentProps {
  label: string;
  icon: ReactNode;
  count: number | undefined;
  end: ReactNode;
  active: boolean;
  collapsed: boolean;
}

function ItemContent({ label, icon, count, end, active, collapsed }: ItemContentProps): ReactNode {
  const format = useFormat();
  const hasCount = count !== undefined && count > 0;
  return (
    <>
      {icon !== undefined ? (
        <span data-slot="app-nav-item-icon" aria-hidden="true" className={cn('sb:flex sb:shrink-0', collapsed && 'sb:[&>svg]:size-4.5')}>
          {icon}
        </span>
      ) : (
        collapsed && (
          <span data-slot="app-nav-item-letter" aria-hidden="true" className="sb:font-semibold">
            {label.slice(0, 1)}
          </span>
        )
      )}
      <span data-slot="app-nav-item-label" className={collapsed ? 'sb:sr-only' : 'sb:grow sb:truncate'}>
        {label}
      </span>
      {hasCount && (
        <span
          data-slot="app-nav-item-count"
          className={collapsed ? 'sb:sr-only' : cn('sb:text-xs sb:tabular-nums', active ? 'sb:text-primary-text' : 'sb:text-muted')}
        >
          {' '}
          {format.number(count)}
        </span>
      )}
      {end}
      {hasCount && collapsed && (
        <span
          data-slot="app-nav-item-dot"
          aria-hidden="true"
          className="sb:absolute sb:end-1.5 sb:top-1.5 sb:size-1.5 sb:rounded-full sb:bg-primary sb:forced-color-adjust-none"
        />
      )}
    </>
  );
}
