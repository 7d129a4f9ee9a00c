import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import { NO_OWNER } from '@seaberry/api-client/contract';
import type { Locale } from '@seaberry/i18n';
import { oceanBill as en } from '@seaberry/i18n/messages/en/ocean-bill';
import { oceanBill as zhCn } from '@seaberry/i18n/messages/zh-CN/ocean-bill';
import { oceanBill as zhTw } from '@seaberry/i18n/messages/zh-TW/ocean-bill';
import { normaliseIdentifier } from '@seaberry/tracking';
import { isUuid } from '@seaberry/tracking/rules';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/port.ts';
import type { OrderTable } from '../../../db/schema/order.ts';
import { isLarger } from '../../place/catalogue.ts';
import { namesOf } from '../people/repo.ts';
import { valuesOf } from './repo.ts';

export type Suggestion = Answered<'oceanBill' | 'airWaybill', 'suggest'>[number];

/** Codes with names. */
interface Coded {
  of(code: string, locale: Locale): Suggestion;
  /** Codes whose name or code contains a text. @param text From `normaliseIdentifier` */
  containing(text: string): readonly string[];
  /** Whether `containing` begins with the best ones; else they are ordered by label. */
  ranked?: boolean;
}

/** Kind of order with fields that have values to pick from. */
export interface SuggestedKind<F extends string> {
  table: OrderTable;
  /** Column of each field. A column with an index after the tenant. */
  suggested: Readonly<Record<F, { column: PgColumn; coded?: Coded }>>;
}

type Input<F extends string> = Omit<Parsed<'oceanBill' | 'airWaybill', 'suggest'>, 'field'> & { field: F };

const NO_OWNER_LABELS: Readonly<Record<Locale, string>> = { en: en.noOwner, 'zh-cn': zhCn.noOwner, 'zh-tw': zhTw.noOwner };
const MAX_SUGGESTIONS = 50;
/** Longer than any value. */
const MAX_KEYWORD_LENGTH = 200;

/** Values of a field whose name contains the keyword, in the reader's language; values of visible orders come first. */
export async function suggest<F extends string>(
  db: Db,
  tenantId: string,
  { table, suggested }: SuggestedKind<F>,
  { field, values, unused, ...given }: Input<F>,
  locale: Locale,
): Promise<Suggestion[]> {
  const keyword = (given.keyword ?? '').trim().slice(0, MAX_KEYWORD_LENGTH);
  const { column, coded } = suggested[field];
  if (field === 'ownerId') return owners(db, values ?? (await valuesOf(db, tenantId, table, column)), values != null, keyword, locale);
  const shown = (all: readonly string[]): Suggestion[] => all.map((value) => coded?.of(value, locale) ?? { value, label: value });
  const sorted = (all: readonly string[]): Suggestion[] => shown(all).toSorted(byLabel(locale));
  if (values) return sorted(values);
  const used = await valuesOf(db, tenantId, table, column);
  if (!coded) {
    const lowerKeyword = keyword.toLocaleLowerCase();
    return sorted(used.filter((value) => value.toLocaleLowerCase().includes(lowerKeyword))).slice(0, MAX_SUGGESTIONS);
  }
  const matching = keyword === '' ? null : new Set(coded.containing(normaliseIdentifier(keyword)));
  const usedCodes = new Set(used);
  const usedMatches = sorted(used.filter((code) => matching === null || matching.has(code) || code.includes(keyword.toUpperCase())));
  const others = unused && matching !== null ? [...matching].filter((code) => !usedCodes.has(code)) : [];
  return [...usedMatches, ...(coded.ranked ? shown(others) : sorted(others))].slice(0, MAX_SUGGESTIONS);
}

/** `No owner`, then people by name; an id without a person in the company is left out. */
async function owners(db: Db, ids: readonly string[], chosen: boolean, keyword: string, locale: Locale): Promise<Suggestion[]> {
  const names = await namesOf(db, ids.filter(isUuid));
  const lowerKeyword = keyword.toLocaleLowerCase();
  const people = Array.from(names, ([value, label]) => ({ value, label })).toSorted(byLabel(locale));
  const none = !chosen || ids.includes(NO_OWNER) ? [{ value: NO_OWNER, label: NO_OWNER_LABELS[locale] }] : [];
  return [...none, ...people].filter(({ label }) => label.toLocaleLowerCase().includes(lowerKeyword)).slice(0, MAX_SUGGESTIONS);
}

const byLabel = (locale: Locale): ((a: Suggestion, b: Suggestion) => number) => {
  const { compare } = new Intl.Collator(locale);
  // Of places with one name, the larger port is meant.
  return (a, b) => compare(a.label, b.label) || Number(isLarger(b.value)) - Number(isLarger(a.value));
};
