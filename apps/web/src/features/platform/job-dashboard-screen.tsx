import { useTranslations } from '@seaberry/i18n/react';
import { ErrorState } from '@seaberry/ui/error-state';
import { IconButton } from '@seaberry/ui/icon-button';
import { PageHeader } from '@seaberry/ui/page-header';
import { ResultPage } from '@seaberry/ui/result-page';
import { Switch } from '@seaberry/ui/switch';
import { useLocale } from '@seaberry/ui/ui-provider';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { useCapability, useSession } from '../../session/use-session.ts';
import { useThemeConfig } from '../../settings/use-theme-config.ts';
import { apiHost } from '../../shared/env.ts';
import { FRAME_SANDBOX, isOwn, useServed } from '../../shared/framed-page.ts';
import { zone } from '../../shared/own-time.ts';
import { defineScreen } from '../../shared/screen.tsx';
import { stringifySearch } from '../../shared/search.ts';
import { frameAddress } from './frame-address.logic.ts';
import { RefreshedFrame } from './refreshed-frame.tsx';

const PAGE = '/schedule';
const REFRESH_S = 15;
/** Account type with access to the page on our server. */
const SUPER_ADMIN = 999;

/** State of the job queue: a page rendered by the server, in an iframe (product specification §2). */
export const jobDashboardScreen = defineScreen<object>({
  key: '/platform/job/dashboard',
  parseSearch: () => ({}),
  formatSearch: () => ({}),
  loader: ({ app }) => app.texts.ensure('platform'),
  Component: Jobs,
});

function Jobs(): ReactNode {
  const tickets = useCapability('sysAuth.ticket');
  if (tickets === undefined) return null;
  return tickets ? <TicketPage /> : <ForeignPage />;
}

/** Our server shows the page once per ticket. Each refresh requests a new one, so it depends on the session. */
function TicketPage(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('platform.jobs');
  const explain = useExplain();
  const path = usePath();
  const { base } = useSession();
  // The page shows the rejection itself, which would not change.
  const refused = base.accountType != null && base.accountType !== SUPER_ADMIN;
  const [auto, setAuto] = useState(!refused);
  const ticket = useQuery({
    queryKey: ['jobDashboard', path],
    queryFn: ({ signal }) => client.sysAuth.ticket({ path }, { signal }),
    // A ticket is valid once, so it is never cached.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: auto ? REFRESH_S * 1000 : false,
    meta: { handledByCaller: true },
  });
  const actions = refused ? null : (
    <>
      <Switch
        label={t('refresh', { seconds: String(REFRESH_S) })}
        checked={auto}
        onChange={(event) => {
          setAuto(event.target.checked);
          if (event.target.checked) void ticket.refetch();
        }}
      />
      <IconButton label={t('now')} icon={<RotateCw size={16} />} onClick={() => void ticket.refetch()} />
    </>
  );
  return (
    <Framed actions={actions}>
      {ticket.isError && !ticket.data ? (
        <ErrorState description={explain(ticket.error)} retrying={ticket.isFetching} onRetry={() => void ticket.refetch()} />
      ) : (
        <RefreshedFrame
          title={t('frame')}
          src={ticket.data ? frameAddress(apiHost(), path, ticket.data.ticket) : null}
          // No scripts; `allow-same-origin` is for reading its scroll position on refresh.
          sandbox="allow-same-origin"
        />
      )}
    </Framed>
  );
}

/** Page of another backend, which authenticates itself. Its URL contains nothing of the session. */
function ForeignPage(): ReactNode {
  const t = useTranslations('platform.jobs');
  const src = frameAddress(apiHost(), PAGE, null);
  const served = useServed(src);
  if (served === false) {
    return <ResultPage title={t('notServedTitle')} description={t('notServedText', { address: src })} />;
  }
  return (
    <Framed>
      <RefreshedFrame title={t('frame')} src={served ? src : null} {...(isOwn(src) ? {} : { sandbox: FRAME_SANDBOX })} />
    </Framed>
  );
}

function Framed({ actions, children }: { actions?: ReactNode; children: ReactNode }): ReactNode {
  const t = useTranslations('platform.jobs');
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(24rem,1fr)] gap-3">
      <PageHeader title={t('title')} description={t('lead')} actions={actions} />
      {children}
    </div>
  );
}

/** Language, zone and colours of the reader, as parameters for the frame. */
function usePath(): string {
  const lang = useLocale();
  const { isAutoDark, isIsDark } = useThemeConfig();
  return `${PAGE}${stringifySearch({ lang, zone: zone(), theme: isAutoDark ? '' : isIsDark ? 'dark' : 'light' })}`;
}
