import { CARRIERS, normaliseIdentifier } from '@seaberry/tracking';
import { LOCODE, OCEAN_SCAC } from '@seaberry/tracking/rules';
import { COUNT_CAP, type Values } from '../../../../db/list.ts';
import { placesContaining } from '../../../place/catalogue.ts';
import { uiWords } from '../../texts.ts';
import type { Keyword } from '../../terms/rules.ts';

/** Beyond this many numbers in a keyword only whole numbers are looked for: a pasted list holds nothing else. */
const PART_TOKENS = 20;
/** A trigram has three characters: a shorter part is found at the beginning of a number or word only. */
const SHORTEST_PART = 3;
/** Every character of a Chinese name begins a term, so that its beginnings are all its parts. */
const HAN = /\p{Script=Han}/u;
/** A whole number of that length is part of no other. */
const WHOLE_LENGTH = 8;

let carrierNames: readonly { code: string; names: readonly string[] }[] | null = null;

/** Codes of the carriers with that text in a code, or in their name in any language. */
function carriersContaining(text: string): string[] {
  carrierNames ??= CARRIERS.map(({ code, name, aliases }) => {
    const inLanguages = (['en', 'zh-cn', 'zh-tw'] as const).map((locale) => uiWords(locale).carriers[code] ?? name);
    return { code, names: [code, name, ...aliases, ...inLanguages].map(normaliseIdentifier) };
  });
  return carrierNames.filter(({ names }) => names.some((name) => name.includes(text))).map(({ code }) => code);
}

/** A name has letters, and one letter is part of most names. */
const mayBeName = (token: string): boolean => (HAN.test(token) ? token.length > 1 : token.length >= SHORTEST_PART && !/^\d+$/u.test(token));

/** Codes of places by a text; the endings 港 (port) and 市 (city) are optional where no name has them. */
function placesNamed(text: string): string[] {
  const codes = [...placesContaining(text), ...(LOCODE.test(text) ? [text] : [])];
  const bare = text.replace(/[港市]$/u, '');
  return codes.length > 0 || bare === text || bare.length < 2 ? codes : placesContaining(bare);
}

const carriersNamed = (text: string): string[] => [...carriersContaining(text), ...(OCEAN_SCAC.test(text) ? [text] : [])];

const PLACE_COLUMNS = ['shown_pol_code', 'shown_pod_code', 'shown_pld_code'] as const;

const isPart = (token: string): boolean => token.length >= SHORTEST_PART && !HAN.test(token);

/** Bills that a keyword finds, each once: `hit(bill_id, rank)`, whole numbers with the higher rank. */
export function keywordSql(tenant: string, { tokens, every, joined }: Keyword, params: Values): string {
  const named = (name: string): string => (every ? everyWordSql : anyWordSql)(name, tenant, tokens, params);
  const wholes = joined.filter(mayBeName);
  if (wholes.length === 0) return `with ${named('hit')} `;
  return `with ${named('apart')}, ${anyWordSql('joined', tenant, wholes, params)}, hit as materialized (select bill_id, max(rank) as rank
    from (select bill_id, rank from apart union all select bill_id, rank from joined) found group by bill_id limit ${COUNT_CAP + 1}) `;
}

/** Bills of the longest word that are checked first where all words have many bills, and those among them that must have the other words. */
const SAMPLE = 500;
const MOST_OF_SAMPLE = 400;

/**
 * Bills with every word. Of the first word with few bills each is checked for the other words. Where all words have many, as two names of
 * large ports do, those found of the longest word are checked if a sample of them has the other words, and then all bills until the cap is
 * reached.
 */
function everyWordSql(name: string, tenant: string, unsorted: readonly string[], params: Values): string {
  // A longer word has fewer bills, as a rule.
  const words = unsorted.toSorted((a, b) => b.length - a.length);
  const few = (at: number): string => `(select count(*) from word_${at}) <= ${COUNT_CAP}`;
  const many = (before: number): string[] => words.slice(0, before).map((_, at) => `not ${few(at)}`);
  const sets = words.map((word, at) => wordSetSql(`word_${at}`, tenant, word, params));
  const driving = words.map((_, at) => `select bill_id from word_${at} where ${[...many(at), few(at)].join(' and ')}`);
  const whole = `exists (select from bill_term t where t.tenant_id = ${tenant} and t.bill_id = b.id and t.whole and t.term in (${params.list(words)}))`;
  const all = words.map((word) => hasWord(tenant, word, params));
  const checked = (of: string, rank: string): string =>
    `(select b.id as bill_id, ${rank} as rank from ocean_bill b
      where ${[`b.tenant_id = ${tenant}`, 'b.deleted_at is null', of, ...all].join(' and ')} limit ${COUNT_CAP + 1})`;
  const others = words.slice(1).map((word) => textHasWord(tenant, word, params));
  // Deleted bills have no text.
  const checkedTexts = (ids: string): string =>
    `(select t.bill_id, 0 as rank from bill_search t
      where ${[`t.tenant_id = ${tenant}`, `t.bill_id = any(array(${ids}))`, ...others].join(' and ')})`;
  const allMany = many(words.length).join(' and ');
  const sample = checkedTexts(`select bill_id from word_0 where ${allMany} limit ${SAMPLE}`);
  const ofLongest = `select bill_id from word_0 where (select count(*) from sample) >= ${MOST_OF_SAMPLE}`;
  const unchecked = `${allMany} and (select count(*) from driven) <= ${COUNT_CAP} and b.id not in (select bill_id from driven)`;
  const ofFew = checked(`b.id = any(array(${driving.join(' union all ')}))`, `${whole}::int`);
  return `${sets.join(', ')}, sample as materialized ${sample},
    driven as materialized (${ofFew} union all ${checkedTexts(ofLongest)}),
    ${name} as materialized (select bill_id, rank from driven union all ${checked(unchecked, '0')} limit ${COUNT_CAP + 1})`;
}

/** Conditions by which a bill has a word: in one of its terms, and in the name of its carrier or places; `id` is that of the bill. */
function waysOf(tenant: string, word: string, params: Values, id: string): { inTerm: string; inText: string | null; coded: string[] } {
  const from = params.add(word);
  const inTerm = `exists (select from bill_term x where x.tenant_id = ${tenant} and x.bill_id = ${id} and starts_with(x.term, ${from}))`;
  const inText = isPart(word) || HAN.test(word) ? `strpos(t.text, ${from}) > 0` : null;
  if (!mayBeName(word)) return { inTerm, inText, coded: [] };
  const among = (column: string, codes: readonly string[]): string[] =>
    codes.length === 0 ? [] : [`b.${column} in (${params.list(codes)})`];
  const places = placesNamed(word);
  return {
    inTerm,
    inText,
    coded: [...PLACE_COLUMNS.flatMap((column) => among(column, places)), ...among('carrier_code', carriersNamed(word))],
  };
}

/** Condition on `ocean_bill b`: it has a word. */
function hasWord(tenant: string, word: string, params: Values): string {
  const { inTerm, inText, coded } = waysOf(tenant, word, params, 'b.id');
  const own =
    inText === null ? inTerm : `exists (select from bill_search t where t.tenant_id = ${tenant} and t.bill_id = b.id and ${inText})`;
  return `(${[...coded, own].join(' or ')})`;
}

/** Condition on `bill_search t`, whose rows are small: its bill has a word. */
function textHasWord(tenant: string, word: string, params: Values): string {
  const { inTerm, inText, coded } = waysOf(tenant, word, params, 't.bill_id');
  const named = `exists (select from ocean_bill b where b.tenant_id = ${tenant} and b.id = t.bill_id and (${coded.join(' or ')}))`;
  return `(${[inText ?? inTerm, ...(coded.length === 0 ? [] : [named])].join(' or ')})`;
}

/**
 * Bills with any of some words, each once, as a named query. Every way to them stops at the cap, so
 * that one letter costs no more than one number. Names of carriers and places are looked up in their tables and found by their codes; any
 * part of another term is looked for only where its beginnings have not reached the cap.
 */
function anyWordSql(name: string, tenant: string, tokens: readonly string[], params: Values): string {
  return withPartsSql(name, foundSql(tenant, tokens, params), tenant, tokens, params);
}

/** Bills with one word, as a named query without ranks. Its terms are not read where the codes of a carrier or port alone reach the cap. */
function wordSetSql(name: string, tenant: string, word: string, params: Values): string {
  const limit = `limit ${COUNT_CAP + 1}`;
  const coded = codedSql(tenant, [word], params);
  const [from, to] = [params.add(word), params.add(`${word}\u{10FFFF}`)];
  const enough = coded.length === 0 ? '' : `and (select count(distinct id) from ${name}_coded) <= ${COUNT_CAP}`;
  const terms = `(select bill_id from bill_term where tenant_id = ${tenant} and term collate "C" >= ${from} and term collate "C" < ${to} ${enough} ${limit})`;
  const ways = coded.length === 0 ? terms : `${terms} union all select id from ${name}_coded`;
  const before = coded.length === 0 ? '' : `${name}_coded as materialized (${coded.join(' union all ')}), `;
  return `${before}${withPartsSql(name, `select bill_id, 0 as rank from (${ways}) found group by bill_id ${limit}`, tenant, [word], params)}`;
}

/** Adds bills with the words in the middle of a term to those that are found otherwise. */
function withPartsSql(name: string, named: string, tenant: string, tokens: readonly string[], params: Values): string {
  const limit = `limit ${COUNT_CAP + 1}`;
  const parts = tokens.length > PART_TOKENS ? [] : tokens.filter(isPart);
  if (parts.length === 0) return `${name} as materialized (${named})`;
  const known = `select from bill_term where tenant_id = ${tenant} and term collate "C" = part and whole and length(part) >= ${WHOLE_LENGTH}`;
  const unknown = `array(select part from unnest(array[${params.list(parts, '::text')}]) part where not exists (${known}))`;
  const others = `select distinct bill_id, 0 from seaberry.bills_containing(${unknown}, ${COUNT_CAP + 1}) bill_id
    where (select count(*) from ${name}_named) <= ${COUNT_CAP} and not exists (select from ${name}_named named where named.bill_id = bill_id.bill_id)`;
  return `${name}_named as materialized (${named}), ${name} as materialized (select bill_id, rank from ${name}_named union all (${others}) ${limit})`;
}

/** Bills by whole terms, by beginnings of terms, and by the codes of carriers and places; the cap is for each way, and for all. */
function foundSql(tenant: string, tokens: readonly string[], params: Values): string {
  const limit = `limit ${COUNT_CAP + 1}`;
  const terms = (condition: string, rank: string): string =>
    `(select bill_id, ${rank} as rank from bill_term where tenant_id = ${tenant} and ${condition} ${limit})`;
  const partial = tokens.length > PART_TOKENS ? [] : tokens;
  const ways = [terms(`term collate "C" in (${params.list(tokens)})`, 'whole::int')];
  for (const token of partial) {
    const from = params.add(token);
    // The highest character there is: everything that begins with the token lies below it.
    const to = params.add(`${token}\u{10FFFF}`);
    ways.push(terms(`term collate "C" > ${from} and term collate "C" < ${to}`, '0'));
  }
  ways.push(...codedSql(tenant, partial, params));
  return `select bill_id, max(rank) as rank from (${ways.join(' union all ')}) found group by bill_id ${limit}`;
}

/** Bills by the codes of the carriers and places that some words name, a query for each column. */
function codedSql(tenant: string, words: readonly string[], params: Values): string[] {
  const names = words.filter(mayBeName);
  const coded = (column: string, found: readonly string[]): string[] => {
    const codes = [...new Set(found)];
    const where = `tenant_id = ${tenant} and deleted_at is null and ${column}`;
    return codes.length === 0 ? [] : [`(select id, 0 from ocean_bill where ${where} in (${params.list(codes)}) limit ${COUNT_CAP + 1})`];
  };
  const places = names.flatMap(placesNamed);
  return [...coded('carrier_code', names.flatMap(carriersNamed)), ...PLACE_COLUMNS.flatMap((column) => coded(column, places))];
}
