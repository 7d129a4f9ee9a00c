import type { PGlite, Results } from '@electric-sql/pglite';
import { sqlLiteral } from '../literal.ts';

/** Age at which a statement is prepared again, since a table may have grown from a few rows to many. */
const PLAN_MS = 60_000;
const MAX_PLANS = 100;
/** Statements that PREPARE takes. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/iu;

export interface PlannedStatement {
  text: string;
  params: readonly unknown[];
  arrays: boolean;
  before: string;
}

/**
 * Runs statements as prepared ones, which keep their query plans: planning one under row-level security takes longer than finding a row by
 * its key.
 */
export interface Plans {
  /** Null, and nothing has run, for a statement that PREPARE does not take, or with a parameter that has no literal, e.g. an array. */
  run(statement: PlannedStatement): Promise<Results | null>;
}

export function createPlans(pg: PGlite, now: () => number = () => performance.now()): Plans {
  const plans = new Map<string, { name: string; madeAt: number }>();
  let made = 0;

  async function drop(text: string): Promise<void> {
    const plan = plans.get(text);
    if (!plan) return;
    plans.delete(text);
    await pg.exec(`DEALLOCATE ${plan.name}`);
  }

  async function make(text: string): Promise<string> {
    await drop(text);
    const [oldest] = plans.keys();
    if (oldest !== undefined && plans.size >= MAX_PLANS) await drop(oldest);
    made += 1;
    const name = `plan_${made}`;
    await pg.exec(`PREPARE ${name} AS ${text}`);
    plans.set(text, { name, madeAt: now() });
    return name;
  }

  return {
    async run({ text, params, arrays, before }) {
      const values = params.map(valueOf);
      if (!PLANNED.test(text) || values.includes(null)) return null;
      const known = plans.get(text);
      const usable = known !== undefined && now() - known.madeAt < PLAN_MS;
      if (!usable && before !== '') await pg.exec(before);
      const name = usable ? known.name : await make(text);
      const execute = `EXECUTE ${name}${values.length > 0 ? `(${values.join(', ')})` : ''}`;
      const script = usable && before !== '' ? `${before};${execute}` : execute;
      return (await pg.exec(script, { rowMode: arrays ? 'array' : 'object' })).at(-1) ?? { rows: [], fields: [] };
    },
  };
}

/** Literal of a parameter, whose type follows from its place in the statement; null for a value without a literal. */
function valueOf(value: unknown): string | null {
  if (value === null || value === undefined) return 'NULL';
  // The character 0 would end the statement.
  if (typeof value === 'string') return value.includes('\u0000') ? null : sqlLiteral(value);
  return typeof value === 'number' || typeof value === 'boolean' ? sqlLiteral(String(value)) : null;
}
