import { useTranslations } from '@seaberry/i18n/react';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useMemo } from 'react';

import { ownTime } from '../../../shared/own-time.ts';
import { useDictionary } from '../../../session/use-session.ts';
import { TYPE_NAMES, TYPES } from '../inbox-search.ts';

export interface NoticeTexts {
  /** Name of a type, e.g. “Announcement”: from the backend's dictionary, else our own; empty for an unknown type. */
  type(type: number): string;
  /** An instant in the zone of the device, with the name of the zone; empty for null. */
  time(instant: string | null): string;
}

/** Type and time of a notice as texts in the reader's language. */
export function useNoticeTexts(): NoticeTexts {
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
