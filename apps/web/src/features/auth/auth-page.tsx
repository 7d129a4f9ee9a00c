import { useTranslations } from '@seaberry/i18n/react';
import { Link } from '@seaberry/ui/link';
import { SignInLayout } from '@seaberry/ui/sign-in-layout';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { sysInfoQuery, type SysInfo } from '../../session/session.ts';
import { brandOf } from '../../shared/env.ts';
import { lazily } from '../../shared/lazily.tsx';
import { LanguageChoice } from '../../shell/language-choice.tsx';

// Few servers ask for one.
const PublicMark = lazily(async () => (await import('./public-mark.tsx')).PublicMark);

/** What the server says about itself; undefined while it is being asked, and without an answer. The page works without it. */
export function useSysInfo(): SysInfo | undefined {
  const { client } = useApp();
  return useQuery(sysInfoQuery(client)).data;
}

/** Whether the server offers it. Until it has answered, what ours can do is taken for granted, so that nothing moves later. */
export const offers = (info: SysInfo | undefined, capability: string): boolean =>
  info === undefined || Boolean(info.capabilities?.includes(capability));

export interface AuthPageProps {
  title: string;
  description?: string;
  children: ReactNode;
}

/** A page before signing in, as the server configures it: name, logo, copyright, mark. */
export function AuthPage({ title, description, children }: AuthPageProps): ReactNode {
  const common = useTranslations('common');
  const info = useSysInfo();
  const brand = info?.sysTitle ?? info?.title ?? brandOf(common('brand'));
  const logo = info?.sysLogo ?? info?.logo;
  return (
    <>
      <SignInLayout
        brand={brand}
        tagline={info?.sysViceTitle ?? info?.viceTitle ?? common('tagline')}
        {...(logo ? { mark: <img src={logo} alt="" height={28} /> } : {})}
        title={title}
        {...(description === undefined ? {} : { description })}
        actions={<LanguageChoice />}
        {...(info?.sysCopyright || info?.sysIcp ? { footer: <LegalLine info={info} /> } : {})}
      >
        {children}
      </SignInLayout>
      {info?.sysWatermark && (
        <Suspense fallback={null}>
          <PublicMark.Component text={info.sysWatermark} />
        </Suspense>
      )}
    </>
  );
}

/** Copyright, and the number of the site's licence, which leads to its register. */
function LegalLine({ info }: { info: SysInfo }): ReactNode {
  const { sysCopyright, sysIcp, sysIcpUrl } = info;
  return (
    <>
      {sysCopyright}
      {sysCopyright && sysIcp && ' · '}
      {sysIcp && sysIcpUrl ? (
        <Link href={sysIcpUrl} target="_blank" variant="quiet">
          {sysIcp}
        </Link>
      ) : (
        sysIcp
      )}
    </>
  );
}
