import { useTranslations } from '@seaberry/i18n/react';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useMemo } from 'react';

import { ownTime } from '../../../shared/own-time.ts';
import { useDictionary } from '../../../session/use-session.ts';
import { TYPE_NAMES, TYPES } from '../inbox-search.ts';

export interface NoticeWords {
  /** “Announcement”: from the backend's dictionary, else our own text; empty for an unknown type. */
  type(type: number): string;
  /** Instant in the zone of the device, with its name; empty without one. */
  time(instant: string | null): string;
}

/** Type and time of a notice as texts in the reader's language. */
export function useNoticeWords(): NoticeWords {
  const t = useTranslations('inbox');
  const format = useFormat();
  const types = useDictionary('notice_type');
  return useMemo(
    () => ({
      type: (type) => {
        const named = types.find(({ code }) => code === String(type));
        if (named) return named.name;
        const known = TYPE_NAMES.find((name) => TYPES[name] === type);
        return known ? t(`types.${known}`) : '';
      },
      time: (instant) => ownTime(format, instant),
    }),
    [t, format, types],
  );
}
