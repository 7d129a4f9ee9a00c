import type { Client } from '@seaberry/api-client';
import type { QueryFunctionContext } from '@tanstack/react-query';

import type { FailureMeta } from '../api/failures.ts';
import type { ResourceTexts } from './words.ts';

/** Query of a source of choices. */
export interface SourceQuery<T> {
  queryKey: readonly unknown[];
  queryFn(context: QueryFunctionContext): Promise<T[]>;
  staleTime?: number;
  meta: FailureMeta;
}

/** Choices from the result of a call; see `from()` and `fromDictionary()`. */
export interface Source<T> {
  query(client: Client): SourceQuery<T>;
}

export interface Choice {
  value: string;
  label: string;
}

/** A choice among many, with a second line. */
export interface LookupChoice extends Choice {
  description?: string;
}

/** Values with their texts: `<words>.<value>` of the texts, or the result of `text`. */
export type KnownChoices =
  | { values: readonly (string | number)[]; words: string }
  | { values: readonly (string | number)[]; text(value: string, words: ResourceTexts): string };

/** Known values, or the response of a call; with `words` a value of it has the text `<words>.<value>`, if there is one. */
export type Choices = KnownChoices | { from: Source<Choice>; words?: string };
