import { callQuery } from '@seaberry/api-client/query';
import { useTranslations } from '@seaberry/i18n/react';
import { EmptyState } from '@seaberry/ui/empty-state';
import { PageHeader } from '@seaberry/ui/page-header';
import { usePermission } from '@seaberry/ui/permission';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { sysInfoQuery } from '../../session/session.ts';
import { useCapability } from '../../session/use-session.ts';
import { lazily } from '../../shared/lazily.tsx';
import { defineScreen } from '../../shared/screen.tsx';

const Form = lazily(async () => (await import('./site-form.tsx')).SiteForm);

/** Names, logo and legal lines of the site, for all companies. */
export const siteScreen = defineScreen<object>({
  key: '/system/infoSetting/index',
  parseSearch: () => ({}),
  formatSearch: () => ({}),
  // The buttons of the form have the texts of the user centre.
  loader: async ({ app }) => {
    await Promise.all([app.texts.ensure('configuration', 'account', 'resource'), Form.load()]);
  },
  Component: SiteSettings,
});

function SiteSettings(): ReactNode {
  const t = useTranslations('configuration.site');
  const common = useTranslations('resource');
  const allowed = usePermission()({ code: 'sysConfig:saveSysInfo' });
  const own = useCapability('sysSettings');
  if (!allowed) {
    return <EmptyState size="lg" icon={<ShieldAlert />} title={common('noPermissionTitle')} description={common('noPermissionText')} />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PageHeader title={t('title')} description={t('description')} />
      {own === true && <Own />}
      {own === false && <Other />}
    </div>
  );
}

function Own(): ReactNode {
  const { client } = useApp();
  const query = useQuery({ ...callQuery(client, 'sysSettings', 'siteInfo'), meta: { failure: 'loadFailed' } });
  return (
    <Loaded query={query} failure="loadFailed">
      {(info) => <Form.Component info={info} other={null} />}
    </Loaded>
  );
}

/** A backend without `siteInfo`: the form has what `sysInfo` shows. */
function Other(): ReactNode {
  const { client } = useApp();
  return (
    <Loaded query={useQuery(sysInfoQuery(client))} failure="loadFailed">
      {(info) => <Form.Component info={info} other={info} />}
    </Loaded>
  );
}
