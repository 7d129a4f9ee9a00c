import { COUNT_CAP, Values } from '../apps/server/src/db/list.ts';
import { keywordSql } from '../apps/server/src/modules/ocean-bill/list/keyword/query.ts';
import { keywordOf } from '../apps/server/src/modules/ocean-bill/terms/rules.ts';
import type { Tenant } from './lib/bills-world.ts';
import type { BenchResult } from './list.ts';
import { medians } from './lib/medians.ts';

const ROUNDS = 40;
/** Below this duration in ms a ratio is noise. */
const MIN_MS = 1;
/** A search for any part costs at most this many searches for beginnings. */
const LIMIT = 2;

/** Keywords that both searches find. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  'a number': 'COSU6000004711',
  'the beginning of a number': 'COSU600000471',
  'the beginning of all numbers': 'COSU6',
  'the beginning of a name': 'customer49',
  'two beginnings': 'COSU600000471 customer49',
  'two words': 'COSU customer49',
  'two words of most bills': 'COSU customer',
};
/** Keywords that only the search for any part finds: times without a ratio. */
const PARTS: Readonly<Record<string, string>> = {
  'last digits': '4711',
  'the middle of a name': 'tomer49',
};

type KeywordSql = typeof keywordSql;

/** Hits of the former search: whole terms, and terms that begin with a token. */
const beginningsSql: KeywordSql = (tenant, { tokens }, params) => {
  const terms = (condition: string, rank: string): string =>
    `(select bill_id, ${rank} as rank from bill_term where tenant_id = ${tenant} and ${condition} limit ${COUNT_CAP + 1})`;
  const ways = tokens.map((token) => {
    const from = params.add(token);
    return terms(`term collate "C" > ${from} and term collate "C" < ${params.add(`${token}\u{10FFFF}`)}`, '0');
  });
  ways.push(terms(`term collate "C" in (${params.list(tokens)})`, 'whole::int'));
  return `with hit as materialized (select bill_id, max(rank) as rank from (${ways.join(' union all ')}) found group by bill_id limit ${COUNT_CAP + 1}) `;
};

/** Ids of a page of hits with their total, as the list asks for them. */
function pageOf(hits: KeywordSql, keyword: string, { tenantId, query }: Tenant): () => Promise<unknown> {
  const params = new Values();
  const tenant = params.add(tenantId);
  const text = `${hits(tenant, keywordOf(keyword), params)}select b.id, (select count(*) from hit) as hits
    from hit join ocean_bill b on b.id = hit.bill_id
    where b.tenant_id = ${tenant} and b.deleted_at is null and b.id = any(array(select bill_id from hit))
    order by hit.rank desc, b.create_time desc, b.id desc limit 20`;
  return () => query(text, params.values);
}

/** The search for any part against the former one for beginnings, in turns on the same tenant. */
export async function compareSearches(tenant: Tenant): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const [name, keyword] of Object.entries({ ...BEGINNINGS, ...PARTS })) {
    const times = await medians({ part: pageOf(keywordSql, keyword, tenant), beginning: pageOf(beginningsSql, keyword, tenant) }, ROUNDS);
    console.log(`  search, ${name.padEnd(30)} ${times.part.toFixed(2).padStart(7)} ms, beginnings alone ${times.beginning.toFixed(2)} ms`);
    if (!Object.hasOwn(BEGINNINGS, name)) continue;
    results.push({
      name: `search: ${name}, any part against beginnings`,
      ratio: Math.max(times.part, MIN_MS) / Math.max(times.beginning, MIN_MS),
      limit: LIMIT,
    });
  }
  return results;
}
