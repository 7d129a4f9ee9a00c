import { Minimize2 } from 'lucide-react';
import { useId, useMemo, useRef, type ComponentProps, type MouseEvent, type ReactNode, type Ref } from 'react';

import { IconButton } from '../../components/icon-button/index.js';
import { cn } from '../../lib/cn.js';
import { useLayoutText } from '../../lib/ui-provider.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';
import { AppDrawer } from './components/app-drawer.js';
import { RegionContext } from './components/region-context.js';
import { focusOnce, SkipButton } from './components/skip-button.js';
import type { AppLayoutSettings, LayoutColumns, LayoutMenuItem } from './app-layout.types.js';
import { BackTop } from './back-top.js';
import { barColors, rootColors } from './colors.logic.js';
import { MenuContext } from './components/menu-context.js';
import { MenuTree } from './components/menu-tree.js';
import { Menus } from './components/menus.js';
import { TopBar } from './components/top-bar.js';
import { useAppLayout, useDrawer, WIDE } from './use-app-layout.js';

export interface AppLayoutProps extends ComponentProps<'div'> {
  /** Menu tree of any depth. Keep the array identity while nothing changes. */
  menu: readonly LayoutMenuItem[];
  /** Path of the current page. One without an entry marks the nearest entry above it. */
  activePath: string;
  /**
   * Called when the user follows an entry in this window by a plain click; other clicks are left to the browser. Prevent the event's
   * default to navigate with your router.
   */
  onNavigate?: ((item: LayoutMenuItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** User settings of the frame: layout, sizes, colours, and which bars scroll with the page. */
  settings?: AppLayoutSettings | undefined;
  /** Collapses the side menu to icons, or hides it beside a first column. */
  collapsed?: boolean | undefined;
  /** Initial collapsed state (uncontrolled). */
  defaultCollapsed?: boolean | undefined;
  /** Called when the side menu collapses or expands. */
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /** Mark and name: an AppBrand. */
  brand?: ReactNode;
  /** Start of the top bar: breadcrumbs. Hidden where the layout puts a menu there, and up to 768 px. */
  topStart?: ReactNode;
  /** End of the top bar: search, language, the account menu. */
  topEnd?: ReactNode;
  /** A strip of open pages. */
  tabs?: ReactNode;
  /** A line under the page. */
  footer?: ReactNode;
  /** The page takes the whole window, at any size. */
  fullPage?: boolean | undefined;
  /** Called when the user presses the button that restores the menus. */
  onFullPageExit?: (() => void) | undefined;
  /**
   * `none` when the page brings its own scroll container and space.
   * @default 'md'
   */
  padding?: 'none' | 'md' | undefined;
  /** Ref of `<main>`: to scroll it, or to move focus there after a navigation. */
  mainRef?: Ref<HTMLElement> | undefined;
}

const NO_SETTINGS: AppLayoutSettings = {};
const NO_COLUMNS: LayoutColumns = {};

/** Frame of signed-in pages around a menu given as data, in four layouts. Fills the window. */
export function AppLayout({
  menu,
  activePath,
  onNavigate,
  settings = NO_SETTINGS,
  collapsed: givenCollapsed,
  defaultCollapsed = false,
  onCollapsedChange,
  brand,
  topStart,
  topEnd,
  tabs,
  footer,
  fullPage = false,
  onFullPageExit,
  padding = 'md',
  mainRef,
  className,
  style,
  ref,
  children,
  ...rest
}: AppLayoutProps): ReactNode {
  const {
    layout = 'columns',
    columns = NO_COLUMNS,
    colors,
    splitMenu = false,
    uniqueOpened = true,
    fixedHeader = true,
    showLogo = true,
  } = settings;
  const text = useLayoutText();
  const root = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const asideId = useId();
  const [collapsed, setCollapsed] = useControllable({ value: givenCollapsed, defaultValue: defaultCollapsed, onChange: onCollapsedChange });
  const { shown, showSection, preview } = useAppLayout({ layout, menu, activePath, collapsed, splitMenu, fullPage, showLogo });
  const drawer = useDrawer(activePath, shown.drawer !== null);
  const inMenu = useMemo(() => ({ trail: shown.trail, onNavigate }), [shown.trail, onNavigate]);
  const inBars = useMemo(() => ({ collapsed: false, touch: false, navigated: () => {} }), []);
  const inDrawer = useMemo(() => ({ collapsed: false, touch: true, navigated: () => drawer.setOpen(false) }), [drawer]);
  const sections = {
    section: shown.section,
    asideId: shown.aside ? asideId : undefined,
    onShow: (section: LayoutMenuItem) => {
      showSection(section);
      if (collapsed) setCollapsed(false);
    },
  };
  const barAcross = shown.mode === 'classic' || shown.mode === 'transverse';
  const bars = [
    <TopBar
      key="top"
      shown={shown}
      across={barAcross}
      brand={brand}
      start={topStart}
      end={topEnd}
      collapsed={collapsed}
      onCollapsedChange={setCollapsed}
      drawerOpen={drawer.open}
      onOpenDrawer={() => drawer.setOpen(true)}
      sections={sections}
      style={barColors('topBar', colors)}
    />,
    <Menus
      key="menus"
      shown={shown}
      columns={columns}
      brand={brand}
      sections={{ ...sections, onPreview: preview }}
      uniqueOpened={uniqueOpened}
      colors={colors}
      fixed={fixedHeader}
    />,
  ];
  return (
    <MenuContext value={inMenu}>
      <RegionContext value={inBars}>
        <div
          data-slot="app-layout"
          data-layout={shown.mode}
          {...rest}
          ref={useMergedRef(root, ref)}
          style={{ ...rootColors(colors), ...style }}
          className={cn(
            'sb:relative sb:grid sb:h-dvh sb:grid-cols-[auto_minmax(0,1fr)] sb:bg-canvas sb:text-text',
            fixedHeader
              ? 'sb:grid-rows-[auto_auto_minmax(0,1fr)_auto] sb:overflow-hidden'
              : 'sb:grid-rows-[auto_auto_1fr_auto] sb:overflow-y-auto',
            'sb:print:block sb:print:h-auto sb:print:overflow-visible',
            className,
          )}
        >
          <SkipButton onSkip={() => focusOnce(main.current)} />
          {fullPage && (
            <div data-slot="app-layout-full-exit" className="sb:fixed sb:end-4 sb:top-2 sb:z-sticky sb:print:hidden">
              <IconButton
                data-slot="app-layout-full-exit-button"
                size="lg"
                variant="secondary"
                label={text.leaveFullPage}
                icon={<Minimize2 data-slot="app-layout-full-exit-icon" size={18} aria-hidden />}
                onClick={onFullPageExit}
                className="sb:elevation-overlay"
              />
            </div>
          )}
          {/* DOM order is reading order; the keys keep state when a layout reverses it. */}
          {shown.header && (barAcross ? bars : bars.toReversed())}
          {shown.tabsPlace !== 'none' && tabs !== undefined && (
            <div
              data-slot="app-layout-tabs"
              className={cn(
                'sb:col-start-2 sb:row-start-2 sb:min-w-0 sb:bg-surface sb:px-3 sb:print:hidden',
                shown.tabsPlace === 'pane' ? 'sb:z-sticky sb:elevation-raised' : 'sb:border-b sb:border-border',
              )}
            >
              {tabs}
            </div>
          )}
          <main
            data-slot="app-layout-main"
            ref={useMergedRef(main, mainRef)}
            className={cn(
              'sb:col-start-2 sb:row-start-3 sb:min-w-0 sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2',
              padding === 'md' && 'sb:p-3 sb:md:px-5 sb:md:py-4',
              fixedHeader && (padding === 'md' ? 'sb:overflow-y-auto sb:print:overflow-visible' : 'sb:overflow-hidden'),
            )}
          >
            {children}
          </main>
          {footer !== undefined && !fullPage && (
            <footer
              data-slot="app-layout-footer"
              className="sb:col-start-2 sb:row-start-4 sb:min-w-0 sb:truncate sb:border-t sb:border-border sb:px-5 sb:py-1.5 sb:text-center sb:text-xs sb:text-subtle sb:print:hidden"
            >
              {footer}
            </footer>
          )}
          <BackTop key={activePath} within={root} />
          {shown.drawer && (
            <RegionContext value={inDrawer}>
              <AppDrawer open={drawer.open} onClose={() => drawer.setOpen(false)} brand={brand} wideQuery={WIDE}>
                <MenuTree label={text.menu} items={shown.drawer.items} uniqueOpened={uniqueOpened} />
              </AppDrawer>
            </RegionContext>
          )}
        </div>
      </RegionContext>
    </MenuContext>
  );
}
