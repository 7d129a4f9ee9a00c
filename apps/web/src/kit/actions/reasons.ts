import type { Resource } from '../resource.types.ts';
import type { ResourceTexts } from '../words.ts';
import type { Outcome } from './one-by-one.ts';

/** Number of rejected rows that are named; the others are only counted. */
const NAMED = 3;

interface ReasonOptions {
  resource: Resource;
  words: ResourceTexts;
  explain(error: unknown): string;
}

/** Which rows were rejected, and why. */
export function reasonsOf(failed: Outcome['failed'], { resource, words, explain }: ReasonOptions): string {
  const reasons = failed.slice(0, NAMED).map(({ row, error }) => `${resource.rowName(row)}: ${explain(error)}`);
  return [...reasons, ...(failed.length > NAMED ? [words.common('moreFailed', { count: failed.length - NAMED })] : [])].join(' ');
}
