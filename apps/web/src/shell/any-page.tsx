import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { ResultPage } from '@seaberry/ui/result-page';
import { Skeleton } from '@seaberry/ui/skeleton';
import { ExternalLink } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import type { Page } from '../menu/resolve-page.ts';
import { apiHost } from '../shared/env.ts';
import { FRAME_SANDBOX, isOwn, useServed } from '../shared/framed-page.ts';
import { hrefTo } from '../shared/links.ts';
import { NoPermission } from './result-pages.content.tsx';

/** Content of a path that is no screen of this app. */
export function AnyPage({ page }: { page: Page }): ReactNode {
  switch (page.type) {
    case 'frame':
      return <FramePage src={page.src.startsWith('/') ? `${apiHost()}${page.src}` : page.src} />;
    case 'external':
      return <ExternalPage href={page.href} />;
    case 'unknown':
      return <Missing kind="unknown" detail={page.component} />;
    case 'noPermission':
      return <NoPermission />;
    case 'closed':
      return <Missing kind="noPermission" />;
    // The frame may render at a URL before its route has redirected.
    case 'redirect':
      return null;
    default:
      return <Missing kind="notFound" />;
  }
}

/**
 * Third-party page inside the frame. Its URL contains nothing of the session. A page of our own host is checked first, since an empty frame
 * would show no error.
 */
function FramePage({ src }: { src: string }): ReactNode {
  const t = useTranslations('shell');
  const [shown, setShown] = useState(false);
  const served = useServed(src);
  if (served === false) return <Missing kind="notServed" detail={src} />;
  return (
    <div className="relative grid h-full min-h-96 overflow-hidden">
      {!shown && (
        <div aria-busy="true" className="absolute inset-0 grid content-start gap-3 p-4">
          <Skeleton className="w-1/3" />
          <Skeleton className="w-3/4" />
          <Skeleton className="w-2/3" />
        </div>
      )}
      {served && (
        <iframe
          title={t('frameTitle', { address: src })}
          src={src}
          // A same-origin page could remove its sandbox anyway.
          {...(isOwn(src) ? {} : { sandbox: FRAME_SANDBOX })}
          referrerPolicy="strict-origin-when-cross-origin"
          className="h-full w-full"
          onLoad={() => setShown(true)}
        />
      )}
    </div>
  );
}

/** Link of a menu row that opens in a new window, for a visit by its path. */
function ExternalPage({ href }: { href: string }): ReactNode {
  const t = useTranslations('shell');
  return (
    <ResultPage
      title={t('externalTitle')}
      description={t('externalText', { address: new URL(href).host })}
      action={
        <Button variant="primary" asChild>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <ExternalLink size={16} aria-hidden />
            {t('externalOpen')}
          </a>
        </Button>
      }
    />
  );
}

function Missing({ kind, detail }: { kind: 'unknown' | 'notServed' | 'notFound' | 'noPermission'; detail?: string }): ReactNode {
  const t = useTranslations('shell');
  return (
    <ResultPage
      {...(kind === 'notFound' ? { code: '404' } : {})}
      title={t(`${kind}Title`)}
      description={t(`${kind}Text`, { name: detail ?? '' })}
      action={
        <Button variant="primary" asChild>
          <a href={hrefTo('/')}>{t('backHome')}</a>
        </Button>
      }
    />
  );
}
