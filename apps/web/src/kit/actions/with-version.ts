import { takesVersion } from '../access.ts';
import { versionOf } from '../list/selection.ts';
import type { Resource, Row } from '../resource.types.ts';

/** Input of a call with the version of its row, where the call takes one: the server refuses a row that was changed since it was loaded. */
export function withVersion({ controller }: Pick<Resource, 'controller'>, call: string, input: unknown, row: Row | null): unknown {
  const version = row ? versionOf(row) : undefined;
  if (version === undefined || typeof input !== 'object' || input === null || 'version' in input) return input;
  return takesVersion(controller, call) ? { ...input, version } : input;
}
