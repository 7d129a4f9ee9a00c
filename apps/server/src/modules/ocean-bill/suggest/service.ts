import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import { NO_OWNER } from '@seaberry/api-client/contract';
import type { Locale } from '@seaberry/i18n';
import { oceanBill as en } from '@seaberry/i18n/messages/en/ocean-bill';
import { oceanBill as zhCn } from '@seaberry/i18n/messages/zh-CN/ocean-bill';
import { oceanBill as zhTw } from '@seaberry/i18n/messages/zh-TW/ocean-bill';
import { normaliseIdentifier } from '@seaberry/tracking';
import { isUuid } from '@seaberry/tracking/rules';
import type { Db } from '../../../db/port.ts';
import { isLarger, placeByCode, placesContaining } from '../../place/catalogue.ts';
import { namesOf } from '../../order/people/repo.ts';
import { valuesOf, type SuggestedColumn } from './repo.ts';

type Input = Parsed<'oceanBill', 'suggest'>;
type Suggestion = Answered<'oceanBill', 'suggest'>[number];

const COLUMNS: Readonly<Record<Input['field'], SuggestedColumn>> = {
  polCode: 'shownPolCode',
  podCode: 'shownPodCode',
  customer: 'customer',
  customerService: 'customerService',
  ownerId: 'ownerId',
};
const isPlace = (field: Input['field']): boolean => field === 'polCode' || field === 'podCode';
const NO_OWNER_LABELS: Readonly<Record<Locale, string>> = { en: en.noOwner, 'zh-cn': zhCn.noOwner, 'zh-tw': zhTw.noOwner };
const MAX_SUGGESTIONS = 50;
/** Longer than any value. */
const MAX_KEYWORD_LENGTH = 200;

/** Values of a field whose name contains the keyword, in the reader's language; values of visible bills come first. */
export async function suggest(db: Db, tenantId: string, input: Input, locale: Locale): Promise<Suggestion[]> {
  const { field, values, unused } = input;
  const keyword = (input.keyword ?? '').trim().slice(0, MAX_KEYWORD_LENGTH);
  if (field === 'ownerId') return owners(db, tenantId, values ?? null, keyword, locale);
  const toSuggestions = (all: readonly string[]): Suggestion[] =>
    all.map((value) => (isPlace(field) ? place(value, locale) : { value, label: value })).toSorted(byLabel(locale));
  if (values) return toSuggestions(values);
  const used = await valuesOf(db, tenantId, COLUMNS[field]);
  if (!isPlace(field)) {
    const lowerKeyword = keyword.toLocaleLowerCase();
    return toSuggestions(used.filter((value) => value.toLocaleLowerCase().includes(lowerKeyword))).slice(0, MAX_SUGGESTIONS);
  }
  const matchingPlaces = keyword === '' ? null : new Set(placesContaining(normaliseIdentifier(keyword)));
  const usedCodes = new Set(used);
  const usedMatches = toSuggestions(
    used.filter((code) => matchingPlaces === null || matchingPlaces.has(code) || code.includes(keyword.toUpperCase())),
  );
  const others = unused && matchingPlaces !== null ? toSuggestions([...matchingPlaces].filter((code) => !usedCodes.has(code))) : [];
  return [...usedMatches, ...others].slice(0, MAX_SUGGESTIONS);
}

/** `No owner`, then people by name; an id without a person in the company is left out. */
async function owners(db: Db, tenantId: string, chosen: readonly string[] | null, keyword: string, locale: Locale): Promise<Suggestion[]> {
  const ids = chosen ?? (await valuesOf(db, tenantId, 'ownerId'));
  const names = await namesOf(db, ids.filter(isUuid));
  const lowerKeyword = keyword.toLocaleLowerCase();
  const people = Array.from(names, ([value, label]) => ({ value, label })).toSorted(byLabel(locale));
  const none = !chosen || chosen.includes(NO_OWNER) ? [{ value: NO_OWNER, label: NO_OWNER_LABELS[locale] }] : [];
  return [...none, ...people].filter(({ label }) => label.toLocaleLowerCase().includes(lowerKeyword)).slice(0, MAX_SUGGESTIONS);
}

function place(code: string, locale: Locale): Suggestion {
  const known = placeByCode(code, locale);
  return { value: code, label: known?.name ?? code, country: known?.country ?? null };
}

const byLabel = (locale: Locale): ((a: Suggestion, b: Suggestion) => number) => {
  const { compare } = new Intl.Collator(locale);
  // Of places with one name, the larger port is meant.
  return (a, b) => compare(a.label, b.label) || Number(isLarger(b.value)) - Number(isLarger(a.value));
};
