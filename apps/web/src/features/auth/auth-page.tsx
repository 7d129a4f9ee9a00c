import { Link } from '@seaberry/ui/link';
import { SignInLayout } from '@seaberry/ui/sign-in-layout';
import { Suspense, type ReactNode } from 'react';

import type { SysInfo } from '../../session/session.ts';
import { useSysInfo } from '../../session/use-sys-info.ts';
import { lazily } from '../../shared/lazily.tsx';
import { LanguageChoice } from '../../session/language-choice.tsx';
import { useSiteNames } from '../../session/use-site-names.ts';

// Few servers ask for one.
const PublicMark = lazily(async () => (await import('./public-mark.tsx')).PublicMark);

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
  const site = useSiteNames();
  const info = useSysInfo();
  const logo = info?.sysLogo ?? info?.logo;
  return (
    <>
      <SignInLayout
        brand={site.signIn}
        tagline={site.slogan}
        {...(logo ? { mark: <img src={logo} alt="" height={28} /> } : {})}
        title={title}
        {...(description === undefined ? {} : { description })}
        actions={<LanguageChoice />}
        {...(site.copyright || info?.sysIcp ? { footer: <LegalLine copyright={site.copyright} info={info} /> } : {})}
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
function LegalLine({ copyright, info }: { copyright: string | undefined; info: SysInfo | undefined }): ReactNode {
  const { sysIcp, sysIcpUrl } = info ?? {};
  return (
    <>
      {copyright}
      {copyright && sysIcp && ' · '}
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
