import { TIERS } from '@seaberry/api-client/contract';
import { useTranslations } from '@seaberry/i18n/react';
import { Badge } from '@seaberry/ui/badge';
import { Berries } from '@seaberry/ui/berries';
import { DropdownMenuItem, DropdownMenuSeparator } from '@seaberry/ui/dropdown-menu';
import { Icon } from '@seaberry/ui/icon';
import { IconButton } from '@seaberry/ui/icon-button';
import { ThemeToggle } from '@seaberry/ui/theme-toggle';
import { TierBadge } from '@seaberry/ui/tier-badge';
import { FullScreenButton, MenuSearch, SizeSelect, UserMenu } from '@seaberry/ui/top-bar';
import { useFormat } from '@seaberry/ui/ui-provider';
import { Clock, Inbox, Lock, LogOut, Settings, UserRound, Users } from 'lucide-react';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import { sexOf } from '../lock/locked-app.tsx';
import { ShortcutStar } from '../features/shortcuts/shortcut-star.tsx';
import { useShortcutGroups } from '../features/shortcuts/use-shortcut-groups.tsx';
import { useShortcuts } from '../features/shortcuts/use-shortcuts.ts';
import { LOCK_KEYS } from '../lock/use-lock.ts';
import { searchable, type MenuItem } from '../menu/menu-items.ts';
import { usePicture } from '../session/use-picture.ts';
import { useDomainClock, useDomainNow, useSession } from '../session/use-session.ts';
import { useChangeThemeConfig, useThemeConfig } from '../settings/use-theme-config.ts';
import type { AppLocation } from '../shared/links.ts';
import { ownTime } from '../shared/own-time.ts';
import { PHONE, TOUCH, useMedia } from '../shared/use-media.ts';
import { LanguageChoice } from '../session/language-choice.tsx';
import { useOnlineDrawer } from './use-online-drawer.tsx';
import { useShipmentSearch } from './use-shipment-search.ts';

/** Id of the settings in the search: they are no page. */
const SETTINGS = 'settings';

/** Balance below which it is marked as low. */
const LOW_BERRIES = 10;

/** Width from which the top bar shows full texts, also beside an open menu. */
const ROOMY = '(min-width: 1600px)';
/** Width from which it shows the clock of a demonstration. */
const WIDE = '(min-width: 1400px)';

export interface TopBarProps {
  items: readonly MenuItem[];
  /** Path of the visible page. */
  path: string;
  /** Bell and other components with requests. */
  children?: ReactNode;
  onGo(place: AppLocation): void;
  onLock(): void;
  onSettings(): void;
}

/** End of the top bar: balance, search, messages, account. Everything that is seldom changed is in the account menu. */
export function TopBar({ items, path, children, onGo, onLock, onSettings }: TopBarProps): ReactNode {
  const t = useTranslations('shell');
  const { base, platform } = useSession();
  const phone = useMedia(PHONE);
  const wide = useMedia(WIDE);
  const roomy = useMedia(ROOMY);
  const clock = useDomainClock();
  const tier = TIERS.find((known) => known === base.tier);
  const entries = useMemo(
    () => [
      ...searchable(items).map(({ path, title, way, icon }) => ({ path, title, way, ...(icon ? { icon: <Icon name={icon} /> } : {}) })),
      { path: SETTINGS, title: t('settings'), way: [], icon: <Settings size={16} /> },
    ],
    [items, t],
  );
  const openItem = (to: string): void => {
    const item = searchable(items).find((one) => one.path === to);
    if (item?.external) window.open(item.href, '_blank', 'noopener,noreferrer');
    else onGo({ path: to, search: {} });
  };
  const shortcuts = useShortcuts(items, path);
  const groups = useShortcutGroups(shortcuts, openItem);
  const search = useShipmentSearch(onGo);
  const online = useOnlineDrawer(onGo);
  // A platform administrator may run the installation without tracking anything.
  const balance = typeof base.berries === 'number' && !(platform && base.berries === 0) && (
    <Berries amount={base.berries} lowBelow={LOW_BERRIES} />
  );
  return (
    <>
      {clock.factor !== 1 && wide && <ClockChip factor={clock.factor} short={!roomy} />}
      {!phone && balance}
      <MenuSearch
        entries={entries}
        groups={groups}
        onSelect={({ path: to }) => (to === SETTINGS ? onSettings() : openItem(to))}
        {...(search ? { search, placeholder: t('find.placeholder') } : {})}
      />
      {!phone && <ShortcutStar shortcuts={shortcuts} />}
      {!phone && online.offered && (
        <IconButton variant="ghost" label={t('titles.onlineUsers')} icon={<Users size={18} />} onClick={online.show} />
      )}
      {online.drawer}
      {children}
      <PersonMenu onGo={onGo} onLock={onLock} onSettings={onSettings} onOnline={phone && online.offered ? online.show : undefined}>
        {phone && balance}
        {tier && <TierBadge tier={tier} />}
      </PersonMenu>
    </>
  );
}

function Appearance(): ReactNode {
  const { preferences } = useApp();
  const { globalComponentSize } = useThemeConfig();
  const change = useChangeThemeConfig();
  const { theme } = useSyncExternalStore(preferences.subscribe, preferences.get);
  return (
    <>
      <LanguageChoice />
      <div className="flex flex-wrap items-center gap-2">
        <ThemeToggle className="shrink-0" value={theme} onChange={(next) => preferences.setTheme(next)} />
        <SizeSelect value={globalComponentSize} onChange={(size) => change({ globalComponentSize: size })} />
        <FullScreenButton />
      </div>
    </>
  );
}

/** Domain time, if it differs from wall time; `short` shows only its speed. */
function ClockChip({ factor, short }: { factor: number; short: boolean }): ReactNode {
  const t = useTranslations('shell');
  const format = useFormat();
  const now = useDomainNow(1_000);
  const moment = `${t('domainTime')} ${ownTime(format, now)}`;
  const hint = t('domainTimeHint', { factor: format.number(factor) });
  return (
    <Badge tone="info" icon={<Clock size={12} />} title={short ? `${moment}. ${hint}` : hint}>
      {short ? null : `${moment} `}×{format.number(factor)}
    </Badge>
  );
}

interface PersonMenuProps extends Pick<TopBarProps, 'onGo' | 'onLock' | 'onSettings'> {
  /** Balance and tier of the company. */
  children: ReactNode;
  /** Shows the online users, where the top bar has no room for a button. */
  onOnline: (() => void) | undefined;
}

function PersonMenu({ children, onGo, onLock, onSettings, onOnline }: PersonMenuProps): ReactNode {
  const app = useApp();
  const t = useTranslations('shell');
  const { user, base } = useSession();
  const touch = useMedia(TOUCH);
  const picture = usePicture(user.avatar ?? base.avatar);
  const go = (path: string) => () => onGo({ path, search: {} });
  return (
    <UserMenu
      user={{
        name: user.realName ?? base.nickName ?? user.account,
        account: user.account,
        phone: base.phone ?? undefined,
        email: base.email ?? undefined,
        organization: user.orgName ?? base.companyName ?? undefined,
        position: user.posName ?? undefined,
        src: picture,
        ...sexOf(base.sex),
      }}
    >
      <div className="grid gap-2 p-2">
        <div className="flex flex-wrap items-center gap-2 empty:hidden">{children}</div>
        <Appearance />
      </div>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<UserRound size={16} />} onSelect={go('/user/center')}>
        {t('titles.userCenter')}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Inbox size={16} />} onSelect={go('/message/inbox')}>
        {t('titles.inbox')}
      </DropdownMenuItem>
      {onOnline && (
        <DropdownMenuItem icon={<Users size={16} />} onSelect={onOnline}>
          {t('titles.onlineUsers')}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem icon={<Settings size={16} />} onSelect={onSettings}>
        {t('settings')}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Lock size={16} />} {...(touch ? {} : { shortcut: LOCK_KEYS })} onSelect={onLock}>
        {t('lock.now')}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<LogOut size={16} />} onSelect={() => void app.signOut()}>
        {t('signOut')}
      </DropdownMenuItem>
    </UserMenu>
  );
}
