import { useTranslations } from '@seaberry/i18n/react';
import { useSyncExternalStore } from 'react';

import { useApp } from '../app-context.tsx';
import { useKnownSysInfo } from './use-sys-info.ts';
import { runTimeConfig } from '../shared/env.ts';
import { siteNames, type SiteNames } from './site-names.ts';

/** Site names, updated with the settings. Uses cached server data and sends no request. */
export function useSiteNames(): SiteNames {
  const { preferences } = useApp();
  const common = useTranslations('common');
  const known = useKnownSysInfo();
  const stored = useSyncExternalStore(preferences.subscribe, preferences.getConfig);
  return siteNames(stored, known, { title: common('brand'), slogan: common('tagline'), configured: runTimeConfig().brand });
}
