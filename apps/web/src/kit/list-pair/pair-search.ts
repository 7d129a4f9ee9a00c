import type { RawSearch, SearchPatch } from '../../shared/search.ts';
import type { Resource } from '../resource.types.ts';
import { formatResourceSearch, parseResourceSearch, type ResourceSearch } from '../search.ts';

/** Two lists: the second has the rows of a selected row of the first. */
export interface Pair {
  /** Component key by which menus name the screen. */
  key: string;
  master: Resource;
  detail: Resource;
  /** Input name of the selected row's id, in the list call and forms of `detail`. */
  by: string;
}

export interface PairSearch {
  /** Id of the chosen row. */
  chosen?: string | undefined;
  master: ResourceSearch;
  detail: ResourceSearch;
}

/** Prefix of the second list's parameters, since both lists may have a page, a sort and filters. */
const PREFIX = 'in-';
const CHOSEN = 'chosen';

export function parsePairSearch({ master, detail }: Pair, raw: RawSearch): PairSearch {
  const inside = Object.entries(raw).flatMap(([name, value]) => (name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value]] : []));
  return {
    ...(raw[CHOSEN] ? { chosen: raw[CHOSEN] } : {}),
    master: parseResourceSearch(master, raw),
    detail: parseResourceSearch(detail, Object.fromEntries(inside) as RawSearch),
  };
}

export function formatPairSearch({ master, detail }: Pair, search: PairSearch): SearchPatch {
  const inside = Object.entries(formatResourceSearch(detail, search.detail));
  return {
    ...formatResourceSearch(master, search.master),
    ...Object.fromEntries(inside.map(([name, value]) => [`${PREFIX}${name}`, search.chosen ? value : undefined])),
    [CHOSEN]: search.chosen,
  };
}

/** The first list. */
export const owning = ({ master, detail }: Pair): Resource => ({ ...master, affects: [...(master.affects ?? []), detail.controller] });

/** The second list for one selected row. */
export function ownedBy({ master, detail, by }: Pair, chosen: string): Resource {
  const owner = { [by]: chosen };
  const { form } = detail;
  return {
    ...detail,
    owner,
    affects: [...(detail.affects ?? []), master.controller],
    ...(form ? { form: { ...form, finish: async (input, row) => ({ ...(await (form.finish?.(input, row) ?? input)), ...owner }) } } : {}),
  };
}
