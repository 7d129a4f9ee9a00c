import type { Client } from '@seaberry/api-client';
import type { QueryClient } from '@tanstack/react-query';

import { readList } from '../../shared/search.ts';
import type { Choice } from '../choices.types.ts';
import { filterInput, inputsOf, type FilterValues } from '../filters/filter-values.ts';
import { sourceOf } from '../filters/filter-source.ts';
import { nodeLabel } from '../filters/nodes.ts';
import type { Filter, Values } from '../resource.types.ts';
import { choiceText, statusChoices } from '../use-choices.ts';
import type { ResourceTexts } from '../words.ts';

/** Whether a value fits a filter, as the list decides it; a filter that cannot be evaluated here counts as fitting. */
function fits(filter: Filter<string>, text: string, value: unknown): boolean {
  const held = String(value);
  switch (filter.kind) {
    case 'search':
    case 'text':
    case 'identifier':
      return filter.kind === 'text' && filter.numeric ? Number(text) === value : held.toLowerCase().includes(text.trim().toLowerCase());
    case 'several':
      return readList(text).includes(held);
    case 'least':
      return Number(value) >= Number(text);
    case 'range':
    case 'days': {
      const input = filterInput([filter], { [filter.id]: text });
      const [from, to] = inputsOf(filter).map((name) => input[name]);
      const at = Date.parse(held);
      const after = typeof to !== 'string' || (filter.kind === 'days' ? at < Date.parse(to) : at <= Date.parse(to));
      return (typeof from !== 'string' || at >= Date.parse(from)) && after;
    }
    case 'custom':
    case 'counter':
      return true;
    default:
      return held === text;
  }
}

/** Required filters of a list that keep a new row out of it. */
export const outsideOf = (
  filters: readonly Filter<string>[] | undefined,
  requiredInputs: readonly string[],
  chosen: FilterValues,
  added: Values,
): Filter<string>[] =>
  (filters ?? []).filter((filter) => {
    const text = chosen[filter.id] ?? '';
    const value = added[filter.id];
    const required = filter.required || inputsOf(filter).some((name) => requiredInputs.includes(name));
    return required && text !== '' && value !== undefined && value !== null && !fits(filter, text, value);
  });

interface Loaded {
  client: Client;
  queryClient: QueryClient;
  words: ResourceTexts;
}

/** Where a new row is to be found, for the message that it was added. */
export const foundUnder = (
  outside: readonly Filter<string>[],
  added: Values,
  { client, queryClient, words }: Loaded,
): { description?: string } => {
  if (outside.length === 0) return {};
  const valueOf = (filter: Filter<string>): string => {
    const value = String(added[filter.id]);
    if (filter.kind === 'status') return statusChoices(words).find((choice) => choice.value === value)?.label ?? value;
    if ((filter.kind === 'select' || filter.kind === 'several') && 'values' in filter.choices)
      return choiceText(filter.choices, value, words);
    if ((filter.kind === 'range' || filter.kind === 'days') && /^\d{4}-\d{2}-\d{2}/.test(value))
      return words.format.instant(`${value.slice(0, 10)}T00:00:00Z`, 'UTC', 'date');
    const source = sourceOf(filter, { [filter.id]: value });
    const known: readonly unknown[] = (source && queryClient.getQueryData<unknown[]>(source.query(client).queryKey)) ?? [];
    if (filter.kind === 'tree') return nodeLabel(known as Parameters<typeof nodeLabel>[0], value);
    return (known as readonly Choice[]).find((choice) => choice.value === value)?.label ?? value;
  };
  const parts = outside.map((filter) => `${words.t(`fields.${filter.id}`)}: ${valueOf(filter)}`);
  return { description: words.common('addedOutside', { filters: words.format.list(parts) }) };
};
