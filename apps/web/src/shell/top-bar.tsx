import { useTranslations } from '@seaberry/i18n/react';
import { Badge } from '@seaberry/ui/badge';
import { Berries } from '@seaberry/ui/berries';
import { Button } from '@seaberry/ui/button';
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '@seaberry/ui/dropdown-menu';
import { ThemeToggle } from '@seaberry/ui/theme-toggle';
import { TierBadge, type Tier } from '@seaberry/ui/tier-badge';
import { useFormat } from '@seaberry/ui/ui-provider';
import { ChevronDown, Clock, LogOut } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import { useDomainClock, useDomainNow, useSession } from '../session/use-session.ts';
import { PHONE, useMedia } from '../shared/use-media.ts';
import { LanguageChoice } from './language-choice.tsx';

/** Product specification §1. */
const TIERS: readonly Tier[] = ['sailor', 'chiefMate', 'captain', 'ultimate'];
/** Below this the balance is marked: the next few orders would use it up. */
const LOW_BERRIES = 10;

/** From this width the top bar has room for language and theme; below they stand in the person's menu. */
const WIDE = '(min-width: 1280px)';

/** End of the top bar: what the account has left, how the page looks and speaks, and who is signed in. */
export function TopBar(): ReactNode {
  const { base } = useSession();
  const phone = useMedia(PHONE);
  const wide = useMedia(WIDE);
  const clock = useDomainClock();
  const tier = TIERS.find((known) => known === base.tier);
  return (
    <>
      {clock.factor !== 1 && !phone && <ClockChip factor={clock.factor} />}
      {typeof base.berries === 'number' && <Berries amount={base.berries} lowBelow={LOW_BERRIES} />}
      {tier && !phone && <TierBadge tier={tier} />}
      {wide && <Appearance />}
      <UserMenu withAppearance={!wide} />
    </>
  );
}

function Appearance(): ReactNode {
  const { preferences } = useApp();
  const { theme } = useSyncExternalStore(preferences.subscribe, preferences.get);
  return (
    <>
      <LanguageChoice />
      <ThemeToggle className="shrink-0" value={theme} onChange={(next) => preferences.setTheme(next)} />
    </>
  );
}

/** Domain time, where it is not the time on the wall. */
function ClockChip({ factor }: { factor: number }): ReactNode {
  const t = useTranslations('shell');
  const format = useFormat();
  const now = useDomainNow(1_000);
  return (
    <Badge tone="info" icon={<Clock size={12} />} title={t('domainTimeHint', { factor: format.number(factor) })}>
      {t('domainTime')} {format.instant(now, 'UTC')} UTC ×{format.number(factor)}
    </Badge>
  );
}

function UserMenu({ withAppearance }: { withAppearance: boolean }): ReactNode {
  const app = useApp();
  const t = useTranslations('shell');
  const { user, base } = useSession();
  const name = user.realName ?? base.nickName ?? user.account;
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" aria-label={t('userMenu', { name })} iconEnd={<ChevronDown size={16} />}>
          {name}
        </Button>
      }
    >
      <DropdownMenuLabel>{base.companyName ?? user.account}</DropdownMenuLabel>
      {withAppearance && (
        <div className="grid gap-2 p-2">
          <Appearance />
        </div>
      )}
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<LogOut size={16} />} onSelect={() => void app.signOut()}>
        {t('signOut')}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
