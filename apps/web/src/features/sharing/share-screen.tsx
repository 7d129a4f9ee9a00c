import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { ErrorState } from '@seaberry/ui/error-state';
import { PlainText, ReadingLayout } from '@seaberry/ui/reading-layout';
import { Skeleton } from '@seaberry/ui/skeleton';
import { useFormat } from '@seaberry/ui/ui-provider';
import { Printer } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { isNotFound } from '../../api/refused.ts';
import { LanguageChoice } from '../../session/language-choice.tsx';
import { useSiteNames } from '../../session/use-site-names.ts';
import { ownTime } from '../../shared/own-time.ts';
import { defineScreen, useScreen } from '../../shared/screen.tsx';
import { SHARE_PATH, tokenInFragment } from '../../shared/share-address.ts';
import { LinkPassword } from './link-password.tsx';
import { NotRefreshed } from './not-refreshed.tsx';
import { SharedList } from './shared-list.tsx';
import type { SharedPage, ShareSearch } from './shared-page.ts';
import { SharedShipment } from './shared-shipment.tsx';
import { codeOf, useSharedPage, useSharedShipment } from './use-shared.ts';

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

function Share(): ReactNode {
  const t = useTranslations('shared');
  const explain = useExplain();
  const { search } = useScreen<ShareSearch>();
  const token = useToken(search.token);
  const shared = useSharedPage(token);
  const { data, error, isFetching, refetch } = shared.query;
  const only = data?.shipments.length === 1 && !data.more ? data.shipments[0] : undefined;
  const id = search.id || (only?.id ?? '');
  const shipment = useSharedShipment(token, id, shared);
  const code = codeOf(error);
  if (token === '' || code === 'linkUnknown') return <Message title={t('unknown')} text={t('unknownText')} />;
  if (code === 'linkEnded') return <Message title={t('ended')} text={t('endedText')} />;
  if (code === 'linkPassword' || code === 'linkPasswordWrong' || (!data && shared.attempt > 0)) {
    const refused = data !== undefined || shared.attempt === 0 || isFetching ? null : error;
    return (
      <Frame>
        <LinkPassword pending={isFetching} changed={data !== undefined} error={refused} onEnter={shared.enter} />
      </Frame>
    );
  }
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
  const stale = error ?? (shipment.data && !isNotFound(shipment.error) ? shipment.error : null);
  const asOf = (id && shipment.data?.asOf) || data.now;
  return (
    <Frame page={data}>
      <div className="grid gap-3.5">
        {stale && <NotRefreshed error={stale} asOf={asOf} retrying={isFetching || shipment.isFetching} onRetry={() => void refetch()} />}
        {id ? <SharedShipment page={data} query={shipment} single={only !== undefined} /> : <SharedList page={data} />}
      </div>
    </Frame>
  );
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
      {/* The address is a secret: no search engine may list it. */}
      <meta name="robots" content="noindex" />
      {children}
    </ReadingLayout>
  );
}
