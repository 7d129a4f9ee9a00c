import { TIERS } from '@seaberry/api-client/contract';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Berries } from '@seaberry/ui/berries';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { DescriptionList } from '@seaberry/ui/description-list';
import { EmptyState } from '@seaberry/ui/empty-state';
import { Can } from '@seaberry/ui/permission';
import { TierBadge } from '@seaberry/ui/tier-badge';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { useCapability } from '../../../session/use-session.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { companyQuery, type Company } from '../queries.ts';
import { CompanyForm } from './company-form.tsx';
import { KeyCard } from './key-card.tsx';
import { LogoCard } from './logo-card.tsx';
import { UsageCards } from './usage-cards.tsx';

/** Company of the user: readable for all, editable for administrators. Other backends have none. */
export function CompanyPanel(): ReactNode {
  const t = useTranslations('account.company');
  const offered = useCapability('company');
  if (offered === false) return <EmptyState title={t('capabilityTitle')} description={t('capabilityText')} />;
  return offered && <Offered />;
}

function Offered(): ReactNode {
  const { client } = useApp();
  const query = useQuery(companyQuery(client));
  return (
    <Loaded query={query} failure="loadFailed">
      {(company) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div className="grid gap-3">
            <Particulars company={company} />
            <KeyCard company={company} />
          </div>
          <div className="grid gap-3">
            <Account company={company} />
            <LogoCard company={company} />
          </div>
          <UsageCards />
        </div>
      )}
    </Loaded>
  );
}

function Particulars({ company }: { company: Company }): ReactNode {
  const t = useTranslations('account.company');
  const facts = (
    <div className="grid gap-3">
      <DescriptionList
        items={[
          { term: t('name'), description: company.name },
          { term: t('abbreviation'), description: company.abbreviation },
          { term: t('number'), description: company.number },
        ]}
      />
      <Alert tone="info" title={t('readOnly')} />
    </div>
  );
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('particulars')}</CardTitle>
      </CardHeader>
      <CardBody>
        <Can code="company:update" fallback={facts}>
          <CompanyForm company={company} />
        </Can>
      </CardBody>
    </Card>
  );
}

function Account({ company: { berries, tier } }: { company: Company }): ReactNode {
  const t = useTranslations('account.company');
  const known = TIERS.find((name) => name === tier);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('account')}</CardTitle>
      </CardHeader>
      <CardBody>
        <DescriptionList
          items={[
            { term: t('balance'), description: typeof berries === 'number' ? <Berries amount={berries} /> : null },
            { term: t('tier'), description: known ? <TierBadge tier={known} /> : tier },
          ]}
        />
      </CardBody>
    </Card>
  );
}
