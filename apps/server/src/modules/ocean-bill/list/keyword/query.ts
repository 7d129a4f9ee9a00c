import { CARRIERS, normaliseIdentifier } from '@seaberry/tracking';
import { LOCODE, OCEAN_SCAC } from '@seaberry/tracking/rules';
import { COUNT_CAP, type Values } from '../../../../db/list.ts';
import { placesContaining } from '../../../place/catalogue.ts';
import { uiWords } from '../../texts.ts';

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

/**
 * Bills that a keyword finds, each once: `hit(bill_id, rank)`, whole numbers with the higher rank. Every way to them stops at the cap, so
 * that one letter costs no more than one number. Names of carriers and places are looked up in their tables and found by their codes; any
 * part of another term is looked for only where its beginnings have not reached the cap.
 */
export function keywordSql(tenant: string, tokens: readonly string[], params: Values): string {
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
  const carriers = names.flatMap((name) => [...carriersContaining(name), ...(OCEAN_SCAC.test(name) ? [name] : [])]);
  const places = names.flatMap((name) => [...placesContaining(name), ...(LOCODE.test(name) ? [name] : [])]);
  ways.push(...coded('carrier_code', [...new Set(carriers)]));
  for (const column of ['shown_pol_code', 'shown_pod_code', 'shown_pld_code']) ways.push(...coded(column, [...new Set(places)]));
  const named = `select bill_id, max(rank) as rank from (${ways.join(' union all ')}) found group by bill_id ${limit}`;
  const parts = partial.filter((token) => token.length >= SHORTEST_PART && !HAN.test(token));
  if (parts.length === 0) return `with hit as materialized (${named}) `;
  const known = `select from bill_term where tenant_id = ${tenant} and term collate "C" = part and whole and length(part) >= ${WHOLE_LENGTH}`;
  const unknown = `array(select part from unnest(array[${params.list(parts, '::text')}]) part where not exists (${known}))`;
  const others = `select distinct bill_id, 0 from seaberry.bills_containing(${unknown}, ${COUNT_CAP + 1}) bill_id
    where (select count(*) from named) <= ${COUNT_CAP} and not exists (select from named where named.bill_id = bill_id.bill_id)`;
  return `with named as materialized (${named}), hit as materialized (select bill_id, rank from named union all (${others}) ${limit}) `;
}
