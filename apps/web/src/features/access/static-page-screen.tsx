import { callQuery } from '@seaberry/api-client/query';
import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { EmptyState } from '@seaberry/ui/empty-state';
import { ErrorState } from '@seaberry/ui/error-state';
import { Link } from '@seaberry/ui/link';
import { PlainText, ReadingLayout } from '@seaberry/ui/reading-layout';
import { Skeleton } from '@seaberry/ui/skeleton';
import { useFormat, useLocale } from '@seaberry/ui/ui-provider';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { isNotFound } from '../../api/refused.ts';
import { useApp } from '../../app-context.tsx';
import { sysInfoQuery } from '../../session/session.ts';
import { hrefTo } from '../../shared/links.ts';
import { zone } from '../../shared/own-time.ts';
import { defineScreen, useScreen } from '../../shared/screen.tsx';
import { LanguageChoice } from '../../session/language-choice.tsx';
import { useSiteNames } from '../../session/use-site-names.ts';

interface StaticPageSearch {
  key: string;
}

/** Static texts of the server. */
const PAGES = ['terms', 'privacy', 'help'] as const;

export const staticPageScreen = defineScreen<StaticPageSearch>({
  key: '/staticPage',
  parseSearch: (raw) => ({ key: raw['key'] ?? '' }),
  formatSearch: ({ key }) => ({ key }),
  loader: ({ app }) => app.texts.ensure('app', 'access'),
  Component: StaticPage,
});

function StaticPage(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('access');
  const explain = useExplain();
  const format = useFormat();
  const locale = useLocale();
  const { search } = useScreen<StaticPageSearch>();
  const site = useSiteNames();
  const { data: info } = useQuery(sysInfoQuery(client));
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(client, 'sysStaticPage', 'detail', { key: search.key }),
    enabled: search.key !== '',
    retry: (count, failure) => count < 2 && !isNotFound(failure),
    meta: { handledByCaller: true },
  });
  const missing = search.key === '' || isNotFound(error);
  const changeNote = data?.updateTime ? t('page.changed', { date: format.instant(data.updateTime, zone(), 'date') }) : undefined;
  const languageNote = data?.language && data.language.toLowerCase() !== locale.toLowerCase() ? t('page.otherLanguage') : undefined;
  const description = [languageNote, changeNote].filter(Boolean).join(' ');
  return (
    <ReadingLayout
      brand={site.title}
      {...(info?.sysLogo ? { mark: <img src={info.sysLogo} alt="" height={28} /> } : {})}
      title={data ? data.title : missing ? t('page.unknownTitle') : undefined}
      {...(data && description ? { description } : {})}
      actions={<LanguageChoice />}
      footer={<OtherTexts now={search.key} />}
    >
      {data ? (
        <PlainText text={data.body} />
      ) : missing ? (
        <Unknown />
      ) : error ? (
        <ErrorState title={t('page.failed')} description={explain(error)} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </ReadingLayout>
  );
}

function Unknown(): ReactNode {
  const t = useTranslations('access');
  return (
    <EmptyState
      title={t('page.unknownText')}
      action={
        <Button asChild>
          <a href={hrefTo('/login')}>{t('toSignIn')}</a>
        </Button>
      }
    />
  );
}

function Loading(): ReactNode {
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="w-1/3" />
      <Skeleton />
      <Skeleton />
      <Skeleton className="w-3/4" />
    </div>
  );
}

function OtherTexts({ now }: { now: string }): ReactNode {
  const t = useTranslations('access');
  return (
    <nav aria-label={t('page.others')} className="flex flex-wrap justify-center gap-4">
      {PAGES.filter((key) => key !== now).map((key) => (
        <Link key={key} href={hrefTo('/staticPage', { key })}>
          {t(`page.${key}`)}
        </Link>
      ))}
    </nav>
  );
}
