import { useTranslations } from '@seaberry/i18n/react';
import { PageHeader } from '@seaberry/ui/page-header';
import { Skeleton } from '@seaberry/ui/skeleton';
import { Tabs } from '@seaberry/ui/tabs';
import { Bell, Building2, IdCard, KeyRound, Lock, MonitorSmartphone, UserRound } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';

import type { App } from '../../app-context.tsx';
import { useCapability } from '../../session/use-session.ts';
import { lazily } from '../../shared/lazily.tsx';
import { defineScreen, useScreen } from '../../shared/screen.tsx';
import { formatCenterSearch, parseCenterSearch, TABS, type CenterSearch, type CenterTab } from './center-search.ts';
import { prefetchCompany } from './company/prefetch.ts';

// In the same chunk, since both show the company.
export { companyScreen } from './company-screen.tsx';

const Basic = lazily(async () => (await import('./basic/basic-panel.tsx')).BasicPanel);
const Company = lazily(async () => (await import('./company/company-panel.tsx')).CompanyPanel);
const Password = lazily(async () => (await import('./password/password-panel.tsx')).PasswordPanel);
const Factors = lazily(async () => (await import('./factors/factors-panel.tsx')).FactorsPanel);
const Alerts = lazily(async () => (await import('./alerts/alerts-panel.tsx')).AlertsPanel);
const Devices = lazily(async () => (await import('./devices/devices-panel.tsx')).DevicesPanel);
const Avatar = lazily(async () => (await import('./avatar/avatar-panel.tsx')).AvatarPanel);
const PARTS = { basic: Basic, company: Company, password: Password, factors: Factors, alerts: Alerts, devices: Devices, avatar: Avatar };

async function load({ app, search }: { app: App; search: CenterSearch }): Promise<void> {
  if (search.tab === 'company') prefetchCompany(app);
  // Messages for the verification code are those of the sign-in page.
  await Promise.all([app.texts.ensure('account', 'access', 'resource'), PARTS[search.tab].load()]);
}

export const centerScreen = defineScreen<CenterSearch>({
  key: '/user/center',
  parseSearch: parseCenterSearch,
  formatSearch: formatCenterSearch,
  loader: load,
  Component: UserCenter,
});

const PANELS: Record<CenterTab, { icon: ReactNode; panel: ReactNode }> = {
  basic: { icon: <IdCard size={16} />, panel: <Basic.Component /> },
  company: { icon: <Building2 size={16} />, panel: <Company.Component /> },
  password: { icon: <KeyRound size={16} />, panel: <Password.Component /> },
  factors: { icon: <Lock size={16} />, panel: <Factors.Component /> },
  alerts: { icon: <Bell size={16} />, panel: <Alerts.Component /> },
  devices: { icon: <MonitorSmartphone size={16} />, panel: <Devices.Component /> },
  avatar: { icon: <UserRound size={16} />, panel: <Avatar.Component /> },
};

function UserCenter(): ReactNode {
  const t = useTranslations('account');
  const { search, setSearch } = useScreen<CenterSearch>();
  const offered: Partial<Record<CenterTab, boolean>> = {
    factors: useCapability('sysFactor') === true,
    alerts: useCapability('sysNotice.mute') === true,
    devices: useCapability('sysAuth.sessions') === true,
  };
  const tabs = TABS.filter((tab) => offered[tab] ?? true);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PageHeader title={t('title')} />
      {/* Panels stay mounted, so that started input survives a change of tab. */}
      <Tabs
        label={t('sections')}
        mount="visited"
        value={search.tab}
        onChange={(value) => setSearch({ tab: TABS.find((tab) => tab === value) ?? 'basic' })}
        items={tabs.map((tab) => ({
          value: tab,
          label: t(`tabs.${tab}`),
          icon: PANELS[tab].icon,
          content: <Suspense fallback={<Skeleton className="w-1/2" />}>{PANELS[tab].panel}</Suspense>,
        }))}
      />
    </div>
  );
}
