import { useQuery } from '@tanstack/react-query';

import { useApp } from '../app-context.tsx';
import type { Choice, Choices, KnownChoices, Source, SourceQuery } from './choices.types.ts';
import { wordOf } from './values.tsx';
import type { ResourceTexts } from './words.ts';

/** Items of a source; empty while loading, and without a source. */
export function useSource<T>(source: Source<T> | undefined): { items: T[]; loading: boolean; updatedAt: number } {
  const { client } = useApp();
  const none: SourceQuery<T> = { queryKey: ['nothing'], queryFn: () => Promise.resolve([]), meta: { handledByCaller: true } };
  const query = useQuery<T[]>({ ...(source?.query(client) ?? none), enabled: source !== undefined });
  return { items: query.data ?? [], loading: source !== undefined && query.isPending, updatedAt: query.dataUpdatedAt };
}

/** Choices with their labels. */
export function useChoices(choices: Choices | undefined, words: ResourceTexts): { items: Choice[]; loading: boolean } {
  const loaded = useSource(choices && 'from' in choices ? choices.from : undefined);
  if (!choices) return loaded;
  if ('from' in choices) {
    const { words: group } = choices;
    return group ? { ...loaded, items: loaded.items.map(({ value }) => ({ value, label: wordOf(words, group, value) })) } : loaded;
  }
  return { items: knownChoices(choices, words), loading: false };
}

/** Known values with their texts. */
export const knownChoices = (choices: KnownChoices, words: ResourceTexts): Choice[] =>
  choices.values.map((value) => ({ value: String(value), label: choiceText(choices, String(value), words) }));

export const choiceText = (choices: KnownChoices, value: string, words: ResourceTexts): string =>
  'words' in choices ? wordOf(words, choices.words, value) : choices.text(value, words);

/** A value outside of the options is added as one. */
export const withOwn = (items: readonly Choice[], value: string): readonly Choice[] =>
  value === '' || items.some((item) => item.value === value) ? items : [...items, { value, label: value }];

/** Choices for enabled and disabled. */
export const statusChoices = ({ common }: ResourceTexts): Choice[] => [
  { value: '1', label: common('enabled') },
  { value: '2', label: common('disabled') },
];
