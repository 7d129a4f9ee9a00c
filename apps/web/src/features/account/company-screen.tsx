import { useTranslations } from '@seaberry/i18n/react';
import { PageHeader } from '@seaberry/ui/page-header';
import { Skeleton } from '@seaberry/ui/skeleton';
import { Suspense, type ReactNode } from 'react';

import { lazily } from '../../shared/lazily.tsx';
import { defineScreen } from '../../shared/screen.tsx';
import { prefetchCompany } from './company/prefetch.ts';

const Company = lazily(async () => (await import('./company/company-panel.tsx')).CompanyPanel);

/** Company of the user: name, number, API key, logo, balance, tier and usage. The user centre has it too. */
export const companyScreen = defineScreen<object>({
  key: '/company/info',
  parseSearch: () => ({}),
  formatSearch: () => ({}),
  async loader({ app }) {
    prefetchCompany(app);
    await Promise.all([app.texts.ensure('account', 'resource'), Company.load()]);
  },
  Component: CompanyInfo,
});

function CompanyInfo(): ReactNode {
  const t = useTranslations('account.company');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PageHeader title={t('title')} />
      <Suspense fallback={<Skeleton className="w-1/2" />}>
        <Company.Component />
      </Suspense>
    </div>
  );
}
