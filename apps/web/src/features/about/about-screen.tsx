import { useTranslations } from '@seaberry/i18n/react';
import { PageHeader } from '@seaberry/ui/page-header';
import type { ReactNode } from 'react';

import { useCapability } from '../../session/use-session.ts';
import { defineScreen } from '../../shared/screen.tsx';
import { LegalCard } from './legal-card.tsx';
import { LicencesCard } from './licences-card.tsx';
import { VersionsCard } from './versions-card.tsx';

/** Versions, terms and licences of the installation. */
export const aboutScreen = defineScreen<object>({
  key: '/about/index',
  parseSearch: () => ({}),
  formatSearch: () => ({}),
  loader: ({ app }) => app.texts.ensure('platform'),
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
      <LicencesCard />
    </div>
  );
}
