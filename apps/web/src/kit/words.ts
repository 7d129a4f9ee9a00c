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

/** Fields with the same name in every list: status, order, note, author and time of changes. */
type CommonFields = keyof Messages['resource']['fields'];

/** Ids of columns, filters and fields: its own, and the common ones. */
export type FieldIds<N extends string> = (TextsAt<N> extends { fields: infer F } ? keyof F & string : never) | CommonFields;

/** Texts of the values of choices: `<group>.<value>`. */
export type ChoiceWords<N extends string> = {
  [G in keyof TextsAt<N> & string]: `${G}.${keyof TextsAt<N>[G] & (string | number)}`;
}[keyof TextsAt<N> & string];

/** Texts in the user's language, with number and time formats. */
export interface ResourceTexts {
  /** A text of the resource. */
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
  has(key: string): boolean;
  /** A text of the kit. */
  common: ReturnType<typeof useTranslations<'resource'>>;
  format: ReturnType<typeof useFormat>;
  /** Names of stages and anomalies. */
  tracking: ReturnType<typeof useTrackingText>;
  /** Name of a dictionary item; its code when unknown. */
  inDictionary(type: string, code: string): string;
}

/** A text that a resource may have; undefined without it. */
export const ownText = ({ t, has }: ResourceTexts, key: string): string | undefined => (has(key) ? t(key) : undefined);

/**
 * @param texts namespace that `defineResource` has checked
 * @param dictionaries whether dictionaries of the backend are needed
 */
export function useResourceTexts(texts: string, dictionaries = false): ResourceTexts {
  // Keys come from a definition whose type checked them.
  const t = useTranslations(texts as 'resource') as unknown as ResourceTexts['t'] & { has(key: string): boolean };
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
