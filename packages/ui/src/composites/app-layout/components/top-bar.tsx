import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';

import { IconButton } from '../../../components/icon-button/index.js';
import { cn } from '../../../lib/cn.js';
import { useLayoutText } from '../../../lib/ui-provider.js';
import type { ResolvedLayout } from '../layout.logic.js';
import { TopMenu, type SectionProps } from './top-menu.js';

interface TopBarProps {
  shown: ResolvedLayout;
  /** The bar spans the menus too. */
  across: boolean;
  brand: ReactNode;
  start: ReactNode;
  end: ReactNode;
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
  drawerOpen: boolean;
  onOpenDrawer: () => void;
  sections: Omit<SectionProps, 'items'>;
  style: CSSProperties | undefined;
}

export function TopBar({ shown, across, brand, start, end, sections, style, ...rest }: TopBarProps): ReactNode {
  return (
    <header
      data-slot="app-layout-top"
      style={style}
      className={cn(
        'sb:row-start-1 sb:flex sb:h-12.5 sb:min-w-0 sb:items-center sb:gap-2 sb:border-b sb:border-border sb:bg-surface sb:px-3 sb:print:hidden',
        across ? 'sb:col-span-full' : 'sb:col-start-2',
      )}
    >
      {shown.drawer && <DrawerButton open={rest.drawerOpen} onOpen={rest.onOpenDrawer} />}
      {shown.brandPlace === 'top' && brand !== undefined && (
        <div data-slot="app-layout-brand" className={cn('sb:flex sb:max-w-55 sb:min-w-0', !shown.drawer && 'sb:shrink-0 sb:ps-1 sb:pe-2')}>
          {brand}
        </div>
      )}
      {shown.collapsible && <CollapseButton collapsed={rest.collapsed} onChange={rest.onCollapsedChange} />}
      {shown.breadcrumb && start !== undefined && (
        <div data-slot="app-layout-top-start" className="sb:min-w-0 sb:text-sm">
          {start}
        </div>
      )}
      {shown.topMenu && <TopMenu {...sections} {...shown.topMenu} />}
      {end !== undefined && (
        <div data-slot="app-layout-top-end" className="sb:ms-auto sb:flex sb:shrink-0 sb:items-center sb:gap-1 sb:md:gap-2 sb:text-sm">
          {end}
        </div>
      )}
    </header>
  );
}

function DrawerButton({ open, onOpen }: { open: boolean; onOpen: () => void }): ReactNode {
  const text = useLayoutText();
  return (
    <IconButton
      data-slot="app-layout-menu"
      size="lg"
      label={text.openMenu}
      aria-haspopup="dialog"
      aria-expanded={open}
      icon={<Menu data-slot="app-layout-menu-icon" size={20} aria-hidden />}
      onClick={onOpen}
    />
  );
}

function CollapseButton({ collapsed, onChange }: { collapsed: boolean; onChange: (collapsed: boolean) => void }): ReactNode {
  const text = useLayoutText();
  const Sign = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <IconButton
      data-slot="app-layout-collapse"
      label={collapsed ? text.expandMenu : text.collapseMenu}
      aria-expanded={!collapsed}
      icon={<Sign data-slot="app-layout-collapse-icon" size={18} aria-hidden />}
      onClick={() => onChange(!collapsed)}
    />
  );
}
