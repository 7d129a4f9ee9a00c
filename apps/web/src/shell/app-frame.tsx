import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { AppBrand, AppNav, AppNavGroup, AppNavItem, AppShell } from '@seaberry/ui/app-shell';
import { Icon } from '@seaberry/ui/icon';
import { PermissionProvider } from '@seaberry/ui/permission';
import { useLocale } from '@seaberry/ui/ui-provider';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import { useLive } from '../live/use-live.ts';
import { navigation, type NavEntry } from '../session/navigation.ts';
import { sysInfoQuery } from '../session/session.ts';
import { useCapability, useSession } from '../session/use-session.ts';
import { hrefTo } from '../shared/links.ts';
import { readStored, writeStored } from '../shared/storage.ts';
import { typefaceFromHere } from '../shared/typeface.ts';
import { useOnline } from '../shared/use-media.ts';
// Not called here: a message about a lost connection must not need one.
import './failure-toast.ts';
import { TopBar } from './top-bar.tsx';
import { WayHere } from './way-here.tsx';

const COLLAPSED = 'menuCollapsed';

/** The frame of every signed-in page: navigation from the menu tree, top bar, and the page. */
export function AppFrame(): ReactNode {
  const { menu, permissions } = useSession();
  const locale = useLocale();
  const entries = useMemo(() => navigation(menu, locale), [menu, locale]);
  const [collapsed, setCollapsed] = useState(() => readStored(COLLAPSED) === 'true');
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useLive(useCapability('live') === true);
  useEffect(() => void typefaceFromHere(), []);
  useEffect(() => {
    main.current?.scrollTo({ top: 0 });
  }, [pathname]);
  return (
    <PermissionProvider has={permissions}>
      <AppShell
        brand={<Brand />}
        nav={<Navigation entries={entries} path={pathname} />}
        topStart={<WayHere entries={entries} path={pathname} />}
        topEnd={<TopBar />}
        collapsed={collapsed}
        onCollapsedChange={(next) => {
          setCollapsed(next);
          writeStored(COLLAPSED, String(next));
        }}
        mainRef={main}
      >
        <Offline />
        <Outlet />
      </AppShell>
    </PermissionProvider>
  );
}

function Brand(): ReactNode {
  const { client } = useApp();
  const common = useTranslations('common');
  const { data: info } = useQuery(sysInfoQuery(client));
  return <AppBrand name={info?.sysTitle ?? info?.title ?? common('brand')} href={hrefTo('/')} />;
}

function Navigation({ entries, path }: { entries: readonly NavEntry[]; path: string }): ReactNode {
  const t = useTranslations('shell');
  return (
    <AppNav label={t('navigation')}>
      {entries.map((entry) =>
        entry.children.length > 0 ? (
          <AppNavGroup key={entry.path} label={entry.title}>
            {entry.children.map((child) => (
              <Item key={child.path} entry={child} path={path} />
            ))}
          </AppNavGroup>
        ) : (
          <Item key={entry.path} entry={entry} path={path} />
        ),
      )}
    </AppNav>
  );
}

/** Deeper levels are flattened: a page is never more than one group away. */
function Item({ entry, path }: { entry: NavEntry; path: string }): ReactNode {
  if (entry.children.length > 0) return entry.children.map((child) => <Item key={child.path} entry={child} path={path} />);
  const icon = entry.icon ? { icon: <Icon name={entry.icon} /> } : {};
  return entry.external ? (
    <AppNavItem label={entry.title} {...icon} href={entry.external} target="_blank" rel="noopener noreferrer" />
  ) : (
    <AppNavItem label={entry.title} {...icon} href={hrefTo(entry.path)} active={path === entry.path || path.startsWith(`${entry.path}/`)} />
  );
}

function Offline(): ReactNode {
  const t = useTranslations('shell');
  if (useOnline()) return null;
  return (
    <Alert tone="warning" title={t('offlineTitle')} className="mb-3">
      {t('offlineText')}
    </Alert>
  );
}
