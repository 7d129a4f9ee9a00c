import { Watermark } from '@seaberry/ui/watermark';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import { sysInfoQuery } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useThemeConfig } from '../settings/use-theme-config.ts';
import { markText } from './mark-text.ts';

/** Watermark of every page, if enabled. */
export function SiteMark(): ReactNode {
  const { client } = useApp();
  const config = useThemeConfig();
  const { user } = useSession();
  const { data: info } = useQuery(sysInfoQuery(client));
  const text = markText(config, info?.sysWatermark, user);
  if (text === null) return null;
  return <Watermark lines={[text]} className="pointer-events-none fixed inset-0 z-10" />;
}
