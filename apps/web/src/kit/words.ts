import { useTranslations } from '@seaberry/i18n/react';
import type { Messages } from '@seaberry/i18n/react';
import { useFormat, useTrackingText } from '@seaberry/ui/ui-provider';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApp } from '../app-context.tsx';
import { dictionariesQuery, dictionary } from '../session/session.ts';

type At<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never;

/** Texts of a resource at a namespace. */
export type TextsAt<N extends string> = At<Messages, N>;

/** Fields that are called the same in every list: status, order, note, who changed it and when. */
type CommonFields = keyof Messages['resource']['fields'];

/** Names of its columns, filters and fields: its own, and those that are called the same everywhere. */
export type FieldIds<N extends string> = (TextsAt<N> extends { fields: infer F } ? keyof F & string : never) | CommonFields;

/** Words in the person's language, with how numbers and times are written in it. */
export interface Words {
  /** A text of the resource. */
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
  has(key: string): boolean;
  /** A text of the pattern. */
  common: ReturnType<typeof useTranslations<'resource'>>;
  format: ReturnType<typeof useFormat>;
  /** Names of stages and anomalies. */
  tracking: ReturnType<typeof useTrackingText>;
  /** Name of an item of a dictionary; its code where that is unknown. */
  inDictionary(type: string, code: string): string;
}

/**
 * @param texts namespace that `defineResource` has checked
 * @param dictionaries whether dictionaries of the back end are needed
 */
export function useWords(texts: string, dictionaries = false): Words {
  // Keys come from a definition, so they cannot be checked here; its type did.
  const t = useTranslations(texts as 'resource') as unknown as Words['t'] & { has(key: string): boolean };
  const common = useTranslations('resource');
  const format = useFormat();
  const tracking = useTrackingText();
  const { client } = useApp();
  const { data } = useQuery({ ...dictionariesQuery(client), enabled: dictionaries });
  return useMemo(() => {
    const inDictionary = (type: string, code: string): string =>
      (data && dictionary(data, type).find((item) => item.code === code)?.name) ?? code;
    const shared = common as unknown as typeof t;
    return {
      t: (key, values) => (t.has(key) || !shared.has(key) ? t(key, values) : shared(key, values)),
      has: (key) => t.has(key) || shared.has(key),
      common,
      format,
      tracking,
      inDictionary,
    };
  }, [t, common, format, tracking, data]);
}
