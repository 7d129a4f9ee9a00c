import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useCallback, useMemo, useRef, useState, type ComponentProps, type ReactNode, type Ref } from 'react';

import { IconButton } from '../../components/icon-button/index.js';
import { cn } from '../../lib/cn.js';
import { useLayoutText } from '../../lib/ui-provider.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';
import { AppDrawer } from './app-drawer.js';
import { AppShellContext } from './app-shell-context.js';
import { focusOnce, SkipButton } from './skip-button.js';

export interface AppShellProps extends ComponentProps<'div'> {
  /** Mark and name: an AppBrand. On a phone it stands in the top bar and in the drawer. */
  brand: ReactNode;
  /** The menu: an AppNav with AppNavGroup and AppNavItem. Drawn a second time in the phone drawer while that is open. */
  nav: ReactNode;
  /** Start of the top bar: breadcrumbs. Not shown on phones, where the page's own title says it. */
  topStart?: ReactNode;
  /** End of the top bar: search, language, the person's menu. */
  topEnd?: ReactNode;
  /** A strip of open pages under the top bar. */
  tabs?: ReactNode;
  /** The sidebar shows icons alone. */
  collapsed?: boolean;
  defaultCollapsed?: boolean;
  onCollapsedChange?: (collapsed: boolean) => void;
  /** A person followed an entry of the menu in this window. The phone drawer has closed itself by then. */
  onNavigate?: () => void;
  /**
   * `none` when the page brings its own scroll container and space.
   * @default 'md'
   */
  padding?: 'none' | 'md';
  /** The `<main>`: to scroll it, or to move focus there after a navigation. */
  mainRef?: Ref<HTMLElement>;
}

/**
 * The frame of signed-in pages: 208 px sidebar, 48 px top bar, the page between them. Fills the window; the page
 * scrolls inside. Below 768 px the sidebar is a drawer behind a button.
 */
export function AppShell({
  brand,
  nav,
  topStart,
  topEnd,
  tabs,
  collapsed,
  defaultCollapsed = false,
  onCollapsedChange,
  onNavigate,
  padding = 'md',
  mainRef,
  className,
  children,
  ...rest
}: AppShellProps): ReactNode {
  const [narrow, setNarrow] = useControllable({ value: collapsed, defaultValue: defaultCollapsed, onChange: onCollapsedChange });
  const [drawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const navigated = useCallback(() => {
    setDrawerOpen(false);
    onNavigate?.();
  }, [onNavigate]);
  const inSidebar = useMemo(() => ({ collapsed: narrow, touch: false, navigated }), [narrow, navigated]);
  const inDrawer = useMemo(() => ({ collapsed: false, touch: true, navigated }), [navigated]);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  return (
    <AppShellContext value={inSidebar}>
      <div
        data-slot="app-shell"
        data-collapsed={narrow || undefined}
        {...rest}
        className={cn(
          'sb:relative sb:grid sb:h-dvh sb:grid-cols-[auto_minmax(0,1fr)] sb:grid-rows-[3rem_auto_minmax(0,1fr)] sb:overflow-hidden',
          'sb:bg-canvas sb:text-text sb:print:block sb:print:h-auto sb:print:overflow-visible',
          className,
        )}
      >
        <header data-slot="app-shell-header" className="sb:contents sb:print:hidden">
          <SkipButton onSkip={() => focusOnce(main.current)} />
          <div
            data-slot="app-shell-brand"
            className={cn(
              'sb:hidden sb:items-center sb:overflow-hidden sb:border-e sb:border-b sb:border-border sb:bg-surface sb:px-4 sb:md:flex sb:print:hidden',
              narrow ? 'sb:w-14' : 'sb:w-52',
            )}
          >
            {brand}
          </div>
          <TopBar brand={brand} start={topStart} end={topEnd} drawerOpen={drawerOpen} onOpenDrawer={() => setDrawerOpen(true)} />
          {tabs !== undefined && (
            <div
              data-slot="app-shell-tabs"
              className="sb:col-start-1 sb:col-end-3 sb:row-start-2 sb:min-w-0 sb:border-b sb:border-border sb:bg-surface sb:px-3 sb:md:col-start-2 sb:md:px-4 sb:print:hidden"
            >
              {tabs}
            </div>
          )}
        </header>
        <Sidebar collapsed={narrow} onToggle={() => setNarrow(!narrow)}>
          {nav}
        </Sidebar>
        <main
          data-slot="app-shell-main"
          ref={useMergedRef(main, mainRef)}
          className={cn(
            'sb:col-start-1 sb:col-end-3 sb:row-start-3 sb:min-w-0 sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2 sb:md:col-start-2',
            padding === 'md' ? 'sb:overflow-y-auto sb:p-3 sb:md:px-5 sb:md:py-4 sb:print:overflow-visible' : 'sb:overflow-hidden',
          )}
        >
          {children}
        </main>
        <AppShellContext value={inDrawer}>
          <AppDrawer open={drawerOpen} onClose={closeDrawer} brand={brand}>
            {nav}
          </AppDrawer>
        </AppShellContext>
      </div>
    </AppShellContext>
  );
}

interface TopBarProps {
  brand: ReactNode;
  start: ReactNode;
  end: ReactNode;
  drawerOpen: boolean;
  onOpenDrawer: () => void;
}

function TopBar({ brand, start, end, drawerOpen, onOpenDrawer }: TopBarProps): ReactNode {
  const text = useLayoutText();
  return (
    <div
      data-slot="app-shell-top"
      className={cn(
        'sb:col-start-1 sb:col-end-3 sb:row-start-1 sb:flex sb:min-w-0 sb:items-center sb:gap-3 sb:border-b sb:border-border sb:bg-surface sb:px-2',
        'sb:md:col-start-2 sb:md:gap-4 sb:md:px-5 sb:print:hidden',
      )}
    >
      <span data-slot="app-shell-phone" className="sb:flex sb:min-w-0 sb:items-center sb:gap-1.5 sb:md:hidden">
        <IconButton
          data-slot="app-shell-menu"
          label={text.openMenu}
          aria-haspopup="dialog"
          aria-expanded={drawerOpen}
          icon={<Menu data-slot="app-shell-menu-icon" size={20} aria-hidden />}
          onClick={onOpenDrawer}
        />
        {brand}
      </span>
      {start !== undefined && (
        <div data-slot="app-shell-top-start" className="sb:hidden sb:min-w-0 sb:text-sm sb:md:block">
          {start}
        </div>
      )}
      {end !== undefined && (
        <div data-slot="app-shell-top-end" className="sb:ms-auto sb:flex sb:shrink-0 sb:items-center sb:gap-2 sb:text-sm sb:md:gap-3">
          {end}
        </div>
      )}
    </div>
  );
}

interface SidebarProps {
  collapsed: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Sidebar({ collapsed, onToggle, children }: SidebarProps): ReactNode {
  const text = useLayoutText();
  const Sign = collapsed ? PanelLeftOpen : PanelLeftClose;
  const label = collapsed ? text.expandMenu : text.collapseMenu;
  return (
    <div
      data-slot="app-shell-sidebar"
      className={cn(
        'sb:col-start-1 sb:row-start-2 sb:row-end-4 sb:hidden sb:flex-col sb:border-e sb:border-border sb:bg-surface sb:md:flex sb:print:hidden',
        collapsed ? 'sb:w-14' : 'sb:w-52',
      )}
    >
      <div data-slot="app-shell-nav" className="sb:min-h-0 sb:grow sb:overflow-y-auto">
        {children}
      </div>
      <div data-slot="app-shell-sidebar-end" className="sb:border-t sb:border-border sb:p-2">
        <button
          data-slot="app-shell-collapse"
          type="button"
          aria-expanded={!collapsed}
          title={collapsed ? label : undefined}
          onClick={onToggle}
          className={cn(
            'sb:flex sb:h-control-sm sb:w-full sb:cursor-pointer sb:items-center sb:gap-2.5 sb:rounded-control sb:px-2 sb:text-sm sb:text-muted',
            'sb:-outline-offset-2 sb:outline-focus sb:hover:bg-sunken sb:hover:text-text sb:focus-visible:outline-2',
            collapsed && 'sb:justify-center',
          )}
        >
          <Sign data-slot="app-shell-collapse-icon" size={16} aria-hidden className="sb:shrink-0" />
          <span data-slot="app-shell-collapse-label" className={collapsed ? 'sb:sr-only' : 'sb:truncate'}>
            {label}
          </span>
        </button>
      </div>
    </div>
  );
}
