import { AppBrand } from '@seaberry/ui/app-layout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import { sysInfoQuery } from '../session/session.ts';
import { useThemeConfig } from '../settings/use-theme-config.ts';
import { hrefTo } from '../shared/links.ts';
import { useSiteNames } from '../session/use-site-names.ts';

/** Logo and name of the site. @param plain without a link */
export function Brand({ plain = false }: { plain?: boolean }): ReactNode {
  const { client } = useApp();
  const site = useSiteNames();
  const config = useThemeConfig();
  const { data: info } = useQuery(sysInfoQuery(client));
  // From the server, else from the user's settings. The name beside it is shown even if it does not load.
  const logo = info?.sysLogo ?? info?.logo ?? config.logoUrl;
  const mark = logo ? <img src={logo} alt="" className="h-6" /> : undefined;
  return <AppBrand {...(mark ? { mark } : {})} name={site.title} {...(plain ? {} : { href: hrefTo('/') })} />;
}

/** Whether pages have a footer: by choice, and always with the ICP number of a site in mainland China, which its pages must show. */
export function useHasFooter(): boolean {
  const { client } = useApp();
  const { isFooter, icp } = useThemeConfig();
  const { data: info } = useQuery(sysInfoQuery(client));
  return isFooter || Boolean(info?.sysIcp ?? icp);
}

/** Footer of every page. */
export function Footer(): ReactNode {
  const { client } = useApp();
  const config = useThemeConfig();
  const site = useSiteNames();
  const { data: info } = useQuery(sysInfoQuery(client));
  const icp = info?.sysIcp ?? config.icp;
  const address = info?.sysIcpUrl ?? config.icpUrl;
  return (
    <>
      {site.copyright ?? config.copyright}
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
