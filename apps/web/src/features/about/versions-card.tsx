import { callQuery } from '@seaberry/api-client/query';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { DescriptionList } from '@seaberry/ui/description-list';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { useCapability } from '../../session/use-session.ts';
import { runningBuild } from '../../shared/build.ts';
import { ownTime } from '../../shared/own-time.ts';

/** Characters of the hash in the name of a built file; names have hyphens too. */
const BUILD_LENGTH = 8;

/** Build of the page and version of the server; platform administrators also see what it runs on. */
export function VersionsCard(): ReactNode {
  const t = useTranslations('about');
  const offered = useCapability('about');
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('versions')}</CardTitle>
      </CardHeader>
      <CardBody className="grid gap-3">
        <DescriptionList items={[{ term: t('build'), description: runningBuild()?.slice(-BUILD_LENGTH) ?? t('noBuild') }]} />
        {offered === false && <Alert tone="info" title={t('unknown')} />}
        {offered && <ServerVersions />}
      </CardBody>
    </Card>
  );
}

function ServerVersions(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('about');
  const format = useFormat();
  const query = useQuery({ ...callQuery(client, 'about', 'info'), meta: { failure: 'loadFailed' } });
  return (
    <Loaded query={query} failure="loadFailed">
      {({ version, startTime, node, database, platform }) => {
        const facts = [
          { term: t('server'), description: version },
          { term: t('started'), description: startTime ? ownTime(format, startTime) : null },
          { term: t('node'), description: node },
          { term: t('database'), description: database },
          { term: t('platform'), description: platform },
        ];
        return <DescriptionList items={facts.filter(({ description }) => description)} />;
      }}
    </Loaded>
  );
}
