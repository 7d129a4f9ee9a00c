import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { ErrorState } from '@seaberry/ui/error-state';
import { PlainText, ReadingLayout } from '@seaberry/ui/reading-layout';
import { Skeleton } from '@seaberry/ui/skeleton';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { LanguageChoice } from '../../session/language-choice.tsx';
import { useSiteNames } from '../../session/use-site-names.ts';
import { ownTime } from '../../shared/own-time.ts';
import { defineScreen, useScreen } from '../../shared/screen.tsx';
import { SHARE_PATH, tokenInFragment } from '../../shared/share-address.ts';
import { LinkPassword } from './link-password.tsx';
import { SharedList } from './shared-list.tsx';
import type { SharedPage, ShareSearch } from './shared-page.ts';
import { SharedShipment } from './shared-shipment.tsx';

const REFRESH_MS = 60_000;

/** The page of a share link, for people without an account. */
export const shareScreen = defineScreen<ShareSearch>({
  key: SHARE_PATH,
  parseSearch: ({ token = '', id = '' }) => ({ token, id }),
  formatSearch: (search) => ({ ...search }),
  loader: ({ app }) => app.texts.ensure('app', 'shared'),
  Component: Share,
});

function useToken(given: string): string {
  const fragment = useSyncExternalStore((changed) => {
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, tokenInFragment);
  return given || fragment;
}

const codeOf = (error: unknown): string => (isApiError(error) ? String(error.code) : '');
/** Codes of the server that another attempt does not change. */
const FINAL: ReadonlySet<string> = new Set(['linkUnknown', 'linkEnded', 'linkPassword', 'linkPasswordWrong']);

function Share(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('shared');
  const explain = useExplain();
  const [password, setPassword] = useState('');
  const pass = useRef<string | null>(null);
  const { search } = useScreen<ShareSearch>();
  const token = useToken(search.token);
  const query = useQuery({
    queryKey: ['shareLink', 'open', token, password],
    enabled: token !== '',
    queryFn: async ({ signal }) => {
      const page = await client.shareLink.open({ token, password, pass: pass.current }, { signal });
      pass.current = page.pass;
      return page;
    },
    refetchInterval: REFRESH_MS,
    retry: (count, error) => count < 2 && !FINAL.has(codeOf(error)),
    meta: { handledByCaller: true },
  });
  const { data, error, isFetching, refetch } = query;
  const code = codeOf(error);
  const only = data?.shipments.length === 1 && !data.more ? data.shipments[0] : undefined;
  const id = search.id || only?.id;
  if (token === '' || code === 'linkUnknown') return <Message title={t('unknown')} text={t('unknownText')} />;
  if (code === 'linkEnded') return <Message title={t('ended')} text={t('endedText')} />;
  if (!data && (code === 'linkPassword' || password !== ''))
    return (
      <Frame>
        <LinkPassword pending={isFetching} error={password === '' || isFetching ? null : error} onEnter={setPassword} />
      </Frame>
    );
  if (!data)
    return (
      <Frame>
        {error ? (
          <ErrorState title={t('lost')} description={explain(error)} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Waiting />
        )}
      </Frame>
    );
  return <Frame page={data}>{id ? <SharedShipment page={data} id={id} single={only !== undefined} /> : <SharedList page={data} />}</Frame>;
}

function Message({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <Frame title={title}>
      <PlainText text={text} />
    </Frame>
  );
}

function Waiting(): ReactNode {
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="w-2/5" />
      <Skeleton />
      <Skeleton className="w-3/4" />
    </div>
  );
}

/** The page with the company that shares; before it is known, with the installation. */
function Frame({ page, title, children }: { page?: SharedPage; title?: string; children: ReactNode }): ReactNode {
  const t = useTranslations('shared');
  const format = useFormat();
  const site = useSiteNames();
  const logo = page?.company.logo;
  return (
    <ReadingLayout
      {...(title === undefined ? { width: 'wide' } : { title })}
      brand={page?.company.name ?? site.title}
      {...(logo ? { mark: <img src={logo} alt="" height={28} /> } : page ? { mark: <></> } : {})}
      actions={
        <>
          <LanguageChoice />
          {page && (
            <Button icon={<Printer size={16} />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          )}
        </>
      }
      footer={
        page && (
          <>
            {t('updated', { time: ownTime(format, page.now) })} {page.expiresAt ? t('ends', { date: ownTime(format, page.expiresAt) }) : ''}{' '}
            {t('by', { product: site.title })}
          </>
        )
      }
    >
      {children}
    </ReadingLayout>
  );
}
