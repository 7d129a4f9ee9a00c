import { isApiError } from '@seaberry/api-client';
import { callMutation, callQuery } from '@seaberry/api-client/query';
import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Card, CardBody } from '@seaberry/ui/card';
import { DescriptionList } from '@seaberry/ui/description-list';
import { ErrorState } from '@seaberry/ui/error-state';
import { PageHeader } from '@seaberry/ui/page-header';
import { ResultPage } from '@seaberry/ui/result-page';
import { Skeleton } from '@seaberry/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { useSession } from '../../session/use-session.ts';
import { hrefTo } from '../../shared/links.ts';
import { defineScreen, useScreen } from '../../shared/screen.tsx';
import { browserName } from '../../shared/browser-name.ts';

interface ScanSearch {
  /** Id in the QR code; grants no access itself. */
  id: string;
}

/** Screen on which a signed-in device approves or rejects the sign-in of another browser. */
export const scanScreen = defineScreen<ScanSearch>({
  key: '/scan',
  parseSearch: (raw) => ({ id: raw['id'] ?? '' }),
  formatSearch: ({ id }) => ({ id }),
  loader: ({ app }) => app.texts.ensure('access'),
  Component: ScanPage,
});

function ScanPage(): ReactNode {
  const { search } = useScreen<ScanSearch>();
  // A choice for one sign-in must not carry over to the next.
  return <Scan key={search.id} id={search.id} />;
}

function Scan({ id }: ScanSearch): ReactNode {
  const { client } = useApp();
  const t = useTranslations('access');
  const explain = useExplain();
  // The query marks the code as scanned in the other browser, so it runs once.
  const request = useQuery({
    ...callQuery(client, 'sysAuth', 'scanConfirm', { id, step: 'scan' }),
    enabled: id !== '',
    staleTime: Infinity,
    retry: false,
    meta: { handledByCaller: true },
  });
  const step = useMutation({ ...callMutation(client, 'sysAuth', 'scanConfirm'), meta: { handledByCaller: true } });
  const failure = step.error ?? request.error;
  const done = step.isSuccess ? step.variables.step : null;

  if (done) return <Outcome kind={done === 'allow' ? 'allowed' : 'refused'} />;
  if (id === '' || isGone(failure)) return <Outcome kind="gone" />;
  if (request.error) {
    return (
      <ErrorState size="lg" description={explain(request.error)} retrying={request.isFetching} onRetry={() => void request.refetch()} />
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4">
      <RequestOrigin ip={request.data?.ip} userAgent={request.data?.userAgent} pending={request.isPending} />
      {step.error && <ErrorState size="sm" description={explain(step.error)} />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="lg"
          disabled={request.isPending}
          loading={step.isPending && step.variables.step === 'allow'}
          onClick={() => step.mutate({ id, step: 'allow' })}
        >
          {t('scan.allow')}
        </Button>
        <Button
          size="lg"
          disabled={request.isPending}
          loading={step.isPending && step.variables.step === 'refuse'}
          onClick={() => step.mutate({ id, step: 'refuse' })}
        >
          {t('scan.refuse')}
        </Button>
      </div>
    </div>
  );
}

/** The request has expired or was already confirmed or rejected. */
const isGone = (error: unknown): boolean => isApiError(error) && error.code === 'scanGone';

interface RequestOriginProps {
  ip: string | null | undefined;
  userAgent: string | null | undefined;
  pending: boolean;
}

/** Origin of the request, so that the user can recognise a sign-in of their own. */
function RequestOrigin({ ip, userAgent, pending }: RequestOriginProps): ReactNode {
  const t = useTranslations('access');
  const { user } = useSession();
  const { browser, system } = browserName(userAgent ?? '');
  const name =
    browser && system ? t('scan.browserOn', { browser, system }) : (browser ?? system ?? (userAgent?.trim() || t('scan.unknown')));
  return (
    <>
      <PageHeader title={t('scan.title')} description={t('scan.lead', { name: user.realName || user.account })} />
      <Card aria-busy={pending || undefined}>
        <CardBody>
          <DescriptionList
            layout="inline"
            items={[
              { term: t('scan.browser'), description: pending ? <Skeleton className="w-1/2" /> : name },
              { term: t('scan.address'), description: pending ? <Skeleton className="w-1/3" /> : (ip ?? t('scan.unknown')) },
            ]}
          />
        </CardBody>
      </Card>
    </>
  );
}

function Outcome({ kind }: { kind: 'allowed' | 'refused' | 'gone' }): ReactNode {
  const t = useTranslations('access');
  return (
    <ResultPage
      title={t(`scan.${kind}Title`)}
      description={t(`scan.${kind}Text`)}
      action={
        <Button variant="primary" asChild>
          <a href={hrefTo('/')}>{t('scan.home')}</a>
        </Button>
      }
    />
  );
}
