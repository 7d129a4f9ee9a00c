import * as Menu from '@radix-ui/react-dropdown-menu';
import { useState, type ReactElement, type ReactNode } from 'react';

import { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSub } from '../../../components/dropdown-menu/index.js';
import { menuClass } from '../../../components/dropdown-menu/menu-parts.js';
import { cn } from '../../../lib/cn.js';
import { menuInShadow } from '../../../lib/shadow-root.js';
import { usePortalContainer } from '../../../lib/use-portal-container.js';
import { useDirection } from '../../../lib/use-direction.js';
import type { LayoutMenuItem } from '../app-layout.types.js';
import { isGroup, keyOf } from '../menu.logic.js';
import { useMenu } from './menu-context.js';
import { EntryCount, EntryIcon, ExternalSign } from './menu-signs.js';

interface MenuFlyoutProps {
  items: readonly LayoutMenuItem[];
  /** Below its button in a bar, beside it in a column. */
  place: 'below' | 'beside';
  /** Heading above the entries, where the button shows only an icon. */
  heading?: string | undefined;
  /** Button that opens it. */
  children: ReactElement;
}

/** Submenu at a button, as deep as the menu is. */
export function MenuFlyout({ items, place, heading, children }: MenuFlyoutProps): ReactNode {
  // Controlled here: a caller that navigates prevents the click, and then the menu would stay open.
  const [open, setOpen] = useState(false);
  const container = usePortalContainer();
  const [direction, setPlace] = useDirection();
  return (
    <Menu.Root modal={false} dir={direction} open={open} onOpenChange={setOpen}>
      <Menu.Trigger asChild ref={setPlace}>
        {children}
      </Menu.Trigger>
      <Menu.Portal container={container}>
        <Menu.Content
          data-slot="app-layout-flyout"
          side={place === 'below' ? 'bottom' : direction === 'rtl' ? 'left' : 'right'}
          align="start"
          sideOffset={place === 'below' ? 4 : 10}
          collisionPadding={8}
          loop
          {...menuInShadow}
          style={{
            ['--sb-room-block' as string]: 'var(--radix-dropdown-menu-content-available-height)',
            ['--sb-room-inline' as string]: 'var(--radix-dropdown-menu-content-available-width)',
          }}
          className={menuClass}
        >
          {heading !== undefined && <DropdownMenuLabel>{heading}</DropdownMenuLabel>}
          <FlyoutEntries items={items} onFollowed={() => setOpen(false)} />
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

function FlyoutEntries({ items, onFollowed }: { items: readonly LayoutMenuItem[]; onFollowed: () => void }): ReactNode {
  const { isCurrent, linkTo } = useMenu();
  return items.map((item) =>
    isGroup(item) ? (
      <DropdownMenuSub key={keyOf(item)} label={item.title} {...(item.icon === undefined ? {} : { icon: item.icon })}>
        <FlyoutEntries items={item.children} onFollowed={onFollowed} />
      </DropdownMenuSub>
    ) : (
      <DropdownMenuItem key={keyOf(item)} asChild>
        <a
          data-slot="app-layout-flyout-link"
          aria-current={isCurrent(item) ? 'page' : undefined}
          {...linkTo(item, onFollowed)}
          className={cn(isCurrent(item) && 'sb:font-semibold sb:text-primary-text')}
        >
          <EntryIcon item={item} />
          <span data-slot="app-layout-flyout-text" className="sb:min-w-0 sb:grow sb:truncate">
            {item.title}
          </span>
          <EntryCount item={item} />
          <ExternalSign item={item} />
        </a>
      </DropdownMenuItem>
    ),
  );
}
