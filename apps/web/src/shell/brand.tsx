import { useTranslations } from '@seaberry/i18n/react';
import { AppBrand } from '@seaberry/ui/app-shell';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import { sysInfoQuery } from '../session/session.ts';
import { useThemeConfig } from '../settings/use-theme-config.ts';
import { brandOf } from '../shared/env.ts';
import { hrefTo } from '../shared/links.ts';

/** Mark and name of the product; the server's own where it has one. @param plain leads nowhere */
export function Brand({ plain = false }: { plain?: boolean }): ReactNode {
  const { client } = useApp();
  const common = useTranslations('common');
  const config = useThemeConfig();
  const { data: info } = useQuery(sysInfoQuery(client));
  // Of the server, else what the person's settings name; an address that does not load leaves the name.
  const logo = info?.sysLogo ?? info?.logo ?? config.logoUrl;
  const mark = logo ? <img src={logo} alt="" className="h-6" /> : undefined;
  return (
    <AppBrand
      {...(mark ? { mark } : {})}
      name={info?.sysTitle ?? info?.title ?? brandOf(common('brand'))}
      {...(plain ? {} : { href: hrefTo('/') })}
    />
  );
}

/** The line under every page. */
export function Footer(): ReactNode {
  const { client } = useApp();
  const config = useThemeConfig();
  const { data: info } = useQuery(sysInfoQuery(client));
  const icp = info?.sysIcp ?? config.icp;
  const address = info?.sysIcpUrl ?? config.icpUrl;
  return (
    <>
      {info?.sysCopyright ?? config.copyright}
      {icp && (
        <>
          {' · '}
          {address ? (
            <a href={address} target="_blank" rel="noopener noreferrer">
              {icp}
            </a>
          ) : (
            icp
          )}
        </>
      )}
    </>
  );
}
