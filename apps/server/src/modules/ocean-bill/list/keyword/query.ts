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
export function keywordSql(tenant: string, { tokens, every }: Keyword, params: Values): string {
  return every ? everyWordSql(tenant, tokens, params) : `with ${anyWordSql('hit', tenant, tokens, params)} `;
}

/**
 * Bills with every word. Of the first word with few bills each is checked for the other words. Only where all words have many, as two names
 * of large ports do, all bills are checked until the cap is reached.
 */
function everyWordSql(tenant: string, words: readonly string[], params: Values): string {
  const few = (at: number): string => `(select count(*) from word_${at}) <= ${COUNT_CAP}`;
  const many = (before: number): string[] => words.slice(0, before).map((_, at) => `not ${few(at)}`);
  const sets = words.map((word, at) => anyWordSql(`word_${at}`, tenant, [word], params));
  const driving = words.map((_, at) => `select bill_id from word_${at} where ${[...many(at), few(at)].join(' and ')}`);
  const whole = `exists (select from bill_term t where t.tenant_id = ${tenant} and t.bill_id = b.id and t.whole and t.term in (${params.list(words)}))`;
  const all = words.map((word) => hasWord(tenant, word, params));
  const checked = (condition: string, rank: string): string =>
    `(select b.id as bill_id, ${rank} as rank from ocean_bill b
      where ${[`b.tenant_id = ${tenant}`, 'b.deleted_at is null', condition, ...all].join(' and ')} limit ${COUNT_CAP + 1})`;
  const ofDriving = checked(`b.id = any(array(${driving.join(' union all ')}))`, `${whole}::int`);
  const ofAll = checked(many(words.length).join(' and '), '0');
  return `with ${sets.join(', ')}, hit as materialized (${ofDriving} union all ${ofAll}) `;
}

/** Condition on `ocean_bill b`: it has a word in one of its terms, or in the name of its carrier or places. */
function hasWord(tenant: string, word: string, params: Values): string {
  const own = (table: string): string => `select from ${table} t where t.tenant_id = ${tenant} and t.bill_id = b.id and`;
  const from = params.add(word);
  const inText = isPart(word) || HAN.test(word);
  const ways = [
    inText ? `exists (${own('bill_search')} strpos(t.text, ${from}) > 0)` : `exists (${own('bill_term')} starts_with(t.term, ${from}))`,
  ];
  if (mayBeName(word)) {
    const [carriers, places] = [carriersNamed(word), placesNamed(word)];
    if (carriers.length > 0) ways.unshift(`b.carrier_code in (${params.list(carriers)})`);
    if (places.length > 0) ways.unshift(...PLACE_COLUMNS.map((column) => `b.${column} in (${params.list(places)})`));
  }
  return `(${ways.join(' or ')})`;
}

/**
 * Bills with any of some words, each once, as a named query. Every way to them stops at the cap, so
 * that one letter costs no more than one number. Names of carriers and places are looked up in their tables and found by their codes; any
 * part of another term is looked for only where its beginnings have not reached the cap.
 */
function anyWordSql(name: string, tenant: string, tokens: readonly string[], params: Values): string {
  const limit = `limit ${COUNT_CAP + 1}`;
  const named = foundSql(tenant, tokens, params);
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
  const coded = (column: string, codes: readonly string[]): string[] =>
    codes.length === 0
      ? []
      : [
          `(select id, 0 from ocean_bill where tenant_id = ${tenant} and deleted_at is null and ${column} in (${params.list(codes)}) ${limit})`,
        ];
  const partial = tokens.length > PART_TOKENS ? [] : tokens;
  const ways = [terms(`term collate "C" in (${params.list(tokens)})`, 'whole::int')];
  for (const token of partial) {
    const from = params.add(token);
    // The highest character there is: everything that begins with the token lies below it.
    const to = params.add(`${token}\u{10FFFF}`);
    ways.push(terms(`term collate "C" > ${from} and term collate "C" < ${to}`, '0'));
  }
  const names = partial.filter(mayBeName);
  ways.push(...coded('carrier_code', [...new Set(names.flatMap(carriersNamed))]));
  const places = [...new Set(names.flatMap(placesNamed))];
  for (const column of PLACE_COLUMNS) ways.push(...coded(column, places));
  return `select bill_id, max(rank) as rank from (${ways.join(' union all ')}) found group by bill_id ${limit}`;
}
