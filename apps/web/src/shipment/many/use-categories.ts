import type { Client, Input } from '@seaberry/api-client';
import { queryKey } from '@seaberry/api-client/query';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { useApp } from '../../app-context.tsx';
import type { RowValues } from '../forms.ts';
import type { BatchOutcome, RowOutcome, ShipmentController } from '../queries.ts';
import type { CheckedLine } from './check-rows.ts';
import { sendInParts, withinBerries } from './parts.ts';

/** Pause of typing before rows are tried, in ms. */
const PAUSE_MS = 450;

function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

/** Outcome that these rows would have now, tried in parts; nothing is created. */
const tryBatchQuery = (client: Client, controller: ShipmentController, input: Input<ShipmentController, 'tryBatch'>) =>
  queryOptions({
    queryKey: queryKey(controller, 'tryBatch', input),
    queryFn: async ({ signal }) => {
      let berries = 0;
      const call = async (rows: typeof input.rows): Promise<BatchOutcome> => {
        const outcome = await client[controller].tryBatch({ ...input, rows }, { signal });
        berries = outcome.balance + outcome.charged;
        return outcome;
      };
      const { outcome, failure } = await sendInParts({ rows: input.rows, call });
      if (failure) throw failure.error;
      return { input: input.rows, rows: outcome ? withinBerries(outcome, berries) : [], berries };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    // There may be thousands of rows, and each change makes new ones.
    gcTime: 0,
    // The panel shows what it knows without it.
    meta: { handledByCaller: true },
  });

export interface Categories {
  /** Outcomes of the dry run by line: while it runs, those of rows that have not changed since the last one. */
  outcomes: ReadonlyMap<number, RowOutcome>;
  /** The dry run has not responded for these rows yet. */
  waiting: boolean;
  /** Berries before anything is sent; null until they are known. */
  berries: number | null;
  /** Reason why the dry run failed; null while it runs again. */
  failure: { error: unknown } | null;
  retry(): void;
}

/** Categories of rows, from one dry run in parts. */
export function useCategories(controller: ShipmentController, common: RowValues, lines: readonly CheckedLine[]): Categories {
  const { client } = useApp();
  const debounced = useDebounced(lines);
  const rows = useMemo(() => debounced.map(({ row }) => row), [debounced]);
  const tried = useQuery({ ...tryBatchQuery(client, controller, { common, rows }), enabled: rows.length > 0 });
  const { data, error, isFetching, isPlaceholderData, refetch } = tried;
  const outcomes = useMemo(() => {
    const known = new Map(data?.rows.map((outcome) => [keyOf(data.input[outcome.index]), outcome]));
    return new Map(
      lines.flatMap(({ line, row }) => {
        const outcome = known.get(keyOf(row));
        return outcome ? [[line, outcome]] : [];
      }),
    );
  }, [lines, data]);
  const failed = error !== null && debounced === lines && !isFetching;
  const current = debounced === lines && data !== undefined && !isPlaceholderData;
  return {
    outcomes,
    waiting: lines.length > 0 && !current && !failed,
    berries: current ? data.berries : null,
    failure: failed ? { error } : null,
    retry: () => void refetch(),
  };
}

const keyOf = (row: object | undefined): string => JSON.stringify(row);
