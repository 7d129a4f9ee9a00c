import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { AppLayout, type AppLayoutSettings, type LayoutColors, type LayoutMenuItem } from '@seaberry/ui/app-layout';
import { Icon } from '@seaberry/ui/icon';
import { PageStack } from '@seaberry/ui/page-stack';
import { PageTransition } from '@seaberry/ui/page-transition';
import { PermissionProvider } from '@seaberry/ui/permission';
import type { ThemeConfig } from '@seaberry/ui/theme-config';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { Bell } from '../features/inbox/bell.tsx';
import { LockedApp } from '../lock/locked-app.tsx';
import { useLock } from '../lock/use-lock.ts';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { ProofDialog } from '../kit/proof/proof-dialog.tsx';
import { useLive } from '../live/use-live.ts';
import type { MenuItem } from '../menu/menu-items.ts';
import { keepsAlive } from '../menu/resolve-page.ts';
import { useMenu } from '../session/use-menu.ts';
import { useCapability, useSession } from '../session/use-session.ts';
import { useChangeThemeConfig, useThemeConfig } from '../settings/use-theme-config.ts';
import { activateTypeface } from '../shared/typeface.ts';
import { useOnline } from '../shared/use-media.ts';
import { prefetchScreenLoaders } from '../workspace/load-screen.ts';
import { useWorkspace } from '../workspace/use-workspace.ts';
import { AnyPage } from './any-page.lazy.tsx';
// Imported statically: the message about a lost connection must be there without loading a chunk.
import './failure-toast.ts';
import { menuPathOf } from '../menu/resolve-page.ts';
import { Brand, Footer, useHasFooter } from './brand.tsx';
import { OpenPageNode } from './open-page-node.tsx';
import { PagesStrip } from './pages-strip.tsx';
import { SiteMark } from './site-mark.tsx';
import { TopBar } from './top-bar.tsx';
import { Upgrade } from './upgrade.tsx';
import { useFrameTitle } from './use-frame-title.ts';
import { usePageFocus } from './use-page-focus.ts';
import { PageBreadcrumbs } from './page-breadcrumbs.tsx';

/** Frame of authenticated pages: navigation, top bar, and open pages. */
export function AppFrame(): ReactNode {
  const { permissions } = useSession();
  const { menu, items } = useMenu();
  const config = useThemeConfig();
  const change = useChangeThemeConfig();
  const hasFooter = useHasFooter();
  const pages = useWorkspace(menu);
  const [full, setFull] = useState(false);
  const [settings, setSettings] = useState(false);
  const lock = useLock();
  // An iframe scrolls on its own: it fills the space between the bars.
  const fixedHeader = config.isFixedHeader || pages.page.type === 'frame';
  const layoutItems = useMemo(() => items.map(asLayoutItem), [items]);
  useLive(useCapability('live') === true);
  useEffect(() => void activateTypeface(), []);
  useEffect(prefetchScreenLoaders, []);
  useFrameTitle(pages);
  const main = usePageFocus(pages.activeId || pages.place.path);
  useEffect(() => pages.store.applyMenu(menu), [pages.store, menu, config.isShareTagsView]);
  return (
    <PermissionProvider has={permissions}>
      <LockedApp lock={lock} brand={<Brand plain />} onSettings={() => setSettings(true)}>
        <AppLayout
          menu={layoutItems}
          activePath={menuPathOf(pages.page, pages.place.path)}
          mainRef={main}
          settings={{ ...settingsOf(config), fixedHeader }}
          collapsed={config.isCollapse}
          onCollapsedChange={(isCollapse) => change({ isCollapse })}
          brand={<Brand />}
          topStart={config.isBreadcrumb && <PageBreadcrumbs pages={pages} items={items} icons={config.isBreadcrumbIcon} />}
          topEnd={
            <TopBar items={items} path={pages.place.path} onGo={pages.go} onLock={lock.lock} onSettings={() => setSettings(true)}>
              <Bell onGo={pages.go} />
            </TopBar>
          }
          tabs={config.isTagsview ? <PagesStrip pages={pages} onFullPage={() => setFull(true)} /> : undefined}
          footer={hasFooter && pages.page.type !== 'frame' ? <Footer /> : undefined}
          fullPage={full}
          onFullPageExit={() => setFull(false)}
          padding="none"
        >
          <Offline />
          <PageTransition pageKey={pages.activeId || pages.place.path} animation={config.animation}>
            <PageStack
              pages={pages.tabs.map((tab) => ({
                id: tab.id,
                pinned: tab.pinned,
                keepAlive: keepsAlive(tab.path, menu),
                revision: tab.revision,
                node: <OpenPageNode tab={tab} menu={menu} />,
              }))}
              activeId={pages.activeId}
              padding={pages.page.type === 'frame' ? 'none' : 'md'}
              scroll={fixedHeader ? 'own' : 'outer'}
              hidden={pages.activeId === ''}
            />
            {pages.activeId === '' && <AnyPage.Component page={pages.page} />}
          </PageTransition>
          <Outlet />
        </AppLayout>
        <ProofDialog />
        <SiteMark />
        <Upgrade />
        <SettingsPanel open={settings} onClose={() => setSettings(false)} />
      </LockedApp>
    </PermissionProvider>
  );
}

function Offline(): ReactNode {
  const t = useTranslations('shell');
  if (useOnline()) return null;
  return (
    <Alert tone="warning" title={t('offlineTitle')} className="m-3">
      {t('offlineText')}
    </Alert>
  );
}

const asLayoutItem = ({ icon, children, ...item }: MenuItem): LayoutMenuItem => ({
  ...item,
  ...(icon ? { icon: <Icon name={icon} /> } : {}),
  children: children.map(asLayoutItem),
});

const settingsOf = (config: ThemeConfig): AppLayoutSettings => ({
  layout: config.layout,
  columns: columnsOf(config),
  colors: colorsOf(config),
  splitMenu: config.isClassicSplitMenu,
  uniqueOpened: config.isUniqueOpened,
  showLogo: config.isShowLogo,
});

const columnsOf = (config: ThemeConfig) => ({
  width: config.columnsMenuWidth,
  height: config.columnsMenuHeight,
  logoHeight: config.columnsLogoHeight,
  style: config.columnsAsideStyle,
  itemLayout: config.columnsAsideLayout,
  hoverPreload: config.isColumnsMenuHoverPreload,
});

const given = (colour: string | null): string | undefined => colour ?? undefined;

const colorsOf = (config: ThemeConfig): LayoutColors => ({
  topBar: { background: given(config.topBar), text: given(config.topBarColor), gradient: config.isTopBarColorGradual },
  menuBar: {
    background: given(config.menuBar),
    text: given(config.menuBarColor),
    gradient: config.isMenuBarColorGradual,
    active: given(config.menuBarActiveColor),
  },
  columnsBar: {
    background: given(config.columnsMenuBar),
    text: given(config.columnsMenuBarColor),
    gradient: config.isColumnsMenuBarColorGradual,
  },
});
