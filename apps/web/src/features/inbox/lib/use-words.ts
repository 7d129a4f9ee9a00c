import { useTranslations } from '@seaberry/i18n/react';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useMemo } from 'react';

import { TYPE_NAMES, TYPES } from '../inbox-search.ts';

export interface NoticeWords {
  /** “Announcement”; empty for a type nobody knows. */
  type(type: number): string;
  /** A moment with its zone; empty when there is none. */
  time(instant: string | null): string;
}

/** What a notice is and when it came, in the reader's words. */
export function useNoticeWords(): NoticeWords {
  const t = useTranslations('inbox');
  const format = useFormat();
  return useMemo(
    () => ({
      type: (type) => {
        const known = TYPE_NAMES.find((name) => TYPES[name] === type);
        return known ? t(`types.${known}`) : '';
      },
      time: (instant) => (instant ? `${format.instant(instant, null)} ${format.zone(instant, null)}` : ''),
    }),
    [t, format],
  );
}
