import { Watermark } from '@seaberry/ui/watermark';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import { sysInfoQuery } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useThemeConfig } from '../settings/use-theme-config.ts';

/** The mark over every page, where the server asks for one: its text and who is signed in. */
export function SiteMark(): ReactNode {
  const { client } = useApp();
  const config = useThemeConfig();
  const { user } = useSession();
  const { data: info } = useQuery(sysInfoQuery(client));
  if (!config.isWatermark || !info?.sysWatermark) return null;
  const text = user.watermarkText ?? [info.sysWatermark || config.watermarkText, user.realName].filter(Boolean).join('-');
  return <Watermark lines={[text]} className="pointer-events-none fixed inset-0 z-10" />;
}
