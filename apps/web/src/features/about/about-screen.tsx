import { useTranslations } from '@seaberry/i18n/react';
import { PageHeader } from '@seaberry/ui/page-header';
import { Skeleton } from '@seaberry/ui/skeleton';
import { Suspense, type ReactNode } from 'react';

import { useCapability } from '../../session/use-session.ts';
import { lazily } from '../../shared/lazily.tsx';
import { defineScreen } from '../../shared/screen.tsx';
import { LegalCard } from './legal-card.tsx';
import { VersionsCard } from './versions-card.tsx';

const Licences = lazily(async () => (await import('./licences-card.tsx')).LicencesCard);

/** Versions, terms and licences of the installation. */
export const aboutScreen = defineScreen<object>({
  key: '/about/index',
  parseSearch: () => ({}),
  formatSearch: () => ({}),
  loader: ({ app }) => app.texts.ensure('about'),
  Component: About,
});

function About(): ReactNode {
  const t = useTranslations('about');
  const pages = useCapability('sysStaticPage') === true;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PageHeader title={t('title')} description={t('lead')} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <VersionsCard />
        {pages && <LegalCard />}
      </div>
      <Suspense fallback={<Skeleton className="w-1/2" />}>
        <Licences.Component />
      </Suspense>
    </div>
  );
}
