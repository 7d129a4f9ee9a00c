import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useRegion } from './region-context.js';
import { AppNav, AppNavItem, navRowClass } from './app-nav.js';
import type { LayoutMenuItem } from '../app-layout.types.js';
import { isGroup, keyOf, openFor, toggleGroup } from '../menu.logic.js';
import { useMenu } from './menu-context.js';
import { MenuFlyout } from './menu-flyout.js';
import { CountDot, EntryCount, EntryIcon, ExternalSign } from './menu-signs.js';

interface MenuTreeProps {
  /** Name of the landmark. */
  label: string;
  items: readonly LayoutMenuItem[];
  /** Only one group per level is open. */
  uniqueOpened: boolean;
}

interface OpenGroups {
  open: ReadonlySet<string>;
  toggle: (item: LayoutMenuItem, siblings: readonly LayoutMenuItem[]) => void;
}

/** Vertical menu tree. Collapsed, its groups open beside it. */
export function MenuTree({ label, items, uniqueOpened }: MenuTreeProps): ReactNode {
  const { trail } = useMenu();
  const nav = useRef<HTMLElement>(null);
  const groups = useOpenGroups(trail, uniqueOpened);
  const current = trail.map(keyOf).join('\n');
  useEffect(() => {
    reveal(nav.current?.querySelector('[aria-current]'), nav.current?.parentElement);
  }, [current]);
  return (
    <AppNav data-slot="app-layout-tree" ref={nav} label={label}>
      <Entries items={items} groups={groups} />
    </AppNav>
  );
}

function Entries({ items, groups }: { items: readonly LayoutMenuItem[]; groups: OpenGroups }): ReactNode {
  const { isCurrent, linkTo } = useMenu();
  const { collapsed } = useRegion();
  return items.map((item) =>
    isGroup(item) ? (
      <Group key={keyOf(item)} item={item} siblings={items} groups={groups} />
    ) : (
      <AppNavItem
        key={keyOf(item)}
        label={item.title}
        title={item.title}
        {...(item.icon === undefined ? {} : { icon: item.icon })}
        count={item.count}
        end={<ExternalSign item={item} hidden={collapsed} />}
        active={isCurrent(item)}
        {...linkTo(item)}
      />
    ),
  );
}

interface GroupProps {
  item: LayoutMenuItem & { children: readonly LayoutMenuItem[] };
  siblings: readonly LayoutMenuItem[];
  groups: OpenGroups;
}

function Group({ item, siblings, groups }: GroupProps): ReactNode {
  const { collapsed, touch } = useRegion();
  const { holdsCurrent } = useMenu();
  const id = useId();
  const open = groups.open.has(keyOf(item));
  const holds = holdsCurrent(item);
  if (collapsed) {
    return (
      <li data-slot="app-layout-group">
        <MenuFlyout items={item.children} place="beside" heading={item.title}>
          <button
            data-slot="app-layout-group-button"
            type="button"
            title={item.title}
            className={cn(navRowClass({ active: holds, collapsed, touch }), 'sb:cursor-pointer')}
          >
            <EntryIcon item={item} alone />
            <span data-slot="app-layout-group-text" className="sb:sr-only">
              {item.title}
            </span>
            <CountDot item={item} />
          </button>
        </MenuFlyout>
      </li>
    );
  }
  return (
    <li data-slot="app-layout-group">
      <button
        data-slot="app-layout-group-button"
        type="button"
        title={item.title}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => groups.toggle(item, siblings)}
        className={cn(navRowClass({ active: false, collapsed, touch }), 'sb:cursor-pointer', holds && 'sb:font-medium')}
      >
        <EntryIcon item={item} />
        <span data-slot="app-layout-group-text" className={cn('sb:grow sb:truncate', holds && 'sb:text-text')}>
          {item.title}
        </span>
        <EntryCount item={item} />
        <ChevronDown
          data-slot="app-layout-group-sign"
          size={14}
          aria-hidden
          className={cn('sb:shrink-0 sb:motion-safe:transition-transform sb:motion-safe:duration-state', open && 'sb:rotate-180')}
        />
      </button>
      <ul
        data-slot="app-layout-group-items"
        id={id}
        aria-label={item.title}
        hidden={!open}
        className={cn('sb:ms-4 sb:flex-col sb:gap-px sb:border-s sb:border-border sb:py-px sb:ps-2', open && 'sb:flex')}
      >
        {open && <Entries items={item.children} groups={groups} />}
      </ul>
    </li>
  );
}

/** Not scrollIntoView: in Chromium the next Tab would start from there, and skip the skip link. */
function reveal(entry: Element | null | undefined, pane: Element | null | undefined): void {
  if (!entry || !pane) return;
  const row = entry.getBoundingClientRect();
  const view = pane.getBoundingClientRect();
  if (row.bottom > view.bottom || row.top < view.top) pane.scrollTop += row.top - view.top - view.height / 2;
}

/** Open groups: the groups of the current page, whenever the page changes, and groups that the user opened since. */
function useOpenGroups(trail: readonly LayoutMenuItem[], unique: boolean): OpenGroups {
  const trailKey = trail.map(keyOf).join('\n');
  const [state, setState] = useState(() => ({ trailKey, open: openFor(new Set(), trail, unique) }));
  if (state.trailKey !== trailKey) setState({ trailKey, open: openFor(state.open, trail, unique) });
  return {
    open: state.open,
    toggle: (item, siblings) => setState({ trailKey, open: toggleGroup(state.open, item, siblings, unique) }),
  };
}
