import { Link } from '@seaberry/ui/link';
import { SignInLayout } from '@seaberry/ui/sign-in-layout';
import { Suspense, type ReactNode } from 'react';

import type { SysInfo } from '../../session/session.ts';
import { useSysInfo } from '../../session/use-sys-info.ts';
import { lazily } from '../../shared/lazily.tsx';
import { LanguageChoice } from '../../session/language-choice.tsx';
import { useSiteNames } from '../../session/use-site-names.ts';

// Lazy: few servers set a watermark.
const PublicMark = lazily(async () => (await import('./public-mark.tsx')).PublicMark);

/** Whether the server has a capability. Until sysInfo is loaded, all of ours are assumed, so that the layout does not shift. */
export const hasCapability = (info: SysInfo | undefined, capability: string): boolean =>
  info === undefined || Boolean(info.capabilities?.includes(capability));

export interface AuthPageProps {
  title: string;
  description?: string;
  children: ReactNode;
}

/** Public page with the server's name, logo, copyright and watermark. */
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

/** Copyright, and the site's licence number with a link to its register. */
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
