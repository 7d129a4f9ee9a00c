import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { isOutdated } from '../../api/refused.ts';
import type { Row, Values } from '../resource.types.ts';
import { othersChanges, withTheirs } from './changes.ts';
import type { AnyField } from './fields.ts';
import { newerRow } from './outdated.ts';
import type { RecordFormState } from './use-record-form.ts';

/** The record as another user has saved it since the form was opened. */
export interface Newer {
  row: Row;
  /** Form values of the record. */
  values: Values;
  /** Values from which this form was changed. */
  before: Values;
  /** Fields that both have changed. */
  both: readonly AnyField[];
  /** Fields that only the other user has changed: they are kept. */
  onlyTheirs: readonly AnyField[];
}

/** A saved form. */
export interface Saved {
  answer: unknown;
  /** Values that were sent; the form may have others since. */
  values: Values;
  /** Values that the record had before. */
  before: Values;
  /** Changes of another user that were kept. */
  kept: Newer | null;
}

export interface SaveOptions {
  record: Pick<RecordFormState, 'form' | 'row' | 'methods' | 'opened' | 'toInput' | 'refuse'>;
  /** Makes the call. */
  send(input: Values): Promise<unknown>;
  /** Form values of a row. */
  valuesIn(row: Row): Values | Promise<Values>;
  /** The row as it is now, for a backend whose rows have no version and for a refusal without the row; undefined if unknown. */
  reread?(): Promise<Row | undefined>;
  onSaved(saved: Saved): void;
  failure: 'addFailed' | 'editFailed';
}

/** A form and the row it was made from. */
interface Attempt {
  values: Values;
  base: Base;
}

interface Base {
  values: Values;
  version: unknown;
  /** The row was read again just now. */
  fresh?: boolean;
}

/** Changes of others that are merged in one go, before it is a failure. */
const MOST_MERGES = 5;

/**
 * Saves a form with the version of its row. If another user has changed the row meanwhile, changes of other fields are kept and the form is
 * sent again; for fields that both have changed, `newer` asks.
 */
export function useSave({ record, send, valuesIn, reread, onSaved, failure }: SaveOptions) {
  const { form, row, methods, opened, toInput, refuse } = record;
  const [base, setBase] = useState<Base>({ values: opened, version: row?.['version'] });
  const [newer, setNewer] = useState<Newer | null>(null);

  const compare = async (current: Row, { values: mine, base: { values: before } }: Attempt): Promise<Newer> => {
    const values = await valuesIn(current);
    return { row: current, values, before, ...othersChanges(form, row ?? current, { before, now: values, mine }) };
  };
  /** Fills in what only the other user has changed. */
  const merge = (change: Newer, mine: Values): Attempt => {
    for (const { id } of change.onlyTheirs) methods.setValue(id, change.values[id], { shouldDirty: true });
    const seen = { values: change.values, version: change.row['version'] };
    setBase(seen);
    return { values: withTheirs(mine, change.values, change.onlyTheirs), base: { ...seen, fresh: true } };
  };
  /** Null where there is nothing to compare with. */
  const rowNow = async (error: unknown): Promise<Row | null> => newerRow(error) ?? (await reread?.().catch(() => undefined)) ?? null;

  const save = useMutation({
    mutationFn: async (first: Attempt): Promise<Saved | Newer> => {
      let attempt = first;
      let kept: Newer | null = null;
      const beforeSending = row && attempt.base.version === undefined && !attempt.base.fresh ? await rowNow(null) : null;
      let current = beforeSending;
      for (let merges = 0; ; merges += 1) {
        if (current) {
          const change = await compare(current, attempt);
          if (change.both.length > 0) return change;
          if (change.onlyTheirs.length > 0) kept = change;
          attempt = merge(change, attempt.values);
        }
        const { values, base: from } = attempt;
        const input = toInput(values);
        try {
          const answer = await send(from.version === undefined ? input : { ...input, version: from.version });
          return { answer, values, before: from.values, kept };
        } catch (error) {
          current = row && isOutdated(error) && merges < MOST_MERGES ? await rowNow(error) : null;
          if (!current) throw error;
        }
      }
    },
    onSuccess: (result) => {
      if ('both' in result) {
        setNewer(result);
        return;
      }
      // The form may stay. Its version is then too old: the next save is refused, with the row and its new version.
      setBase(({ version }) => ({ values: result.values, version }));
      onSaved(result);
    },
    onError: refuse,
    // The form shows its own failure and keeps its values.
    meta: { failure, handledByCaller: true },
  });

  return {
    pending: save.isPending,
    error: save.error,
    /** Values of the row that the form is compared with: the newer one after another user's change was taken. */
    opened: base.values,
    submit: (values: Values): void => save.mutate({ values, base }),
    newer,
    /** Saves the values of the form over those of the other user. */
    keep: (change: Newer): void => {
      setNewer(null);
      save.mutate(merge(change, methods.getValues()));
    },
    /** Fills in the changes of the other user. */
    take: (change: Newer): void => {
      setNewer(null);
      merge({ ...change, onlyTheirs: [...change.onlyTheirs, ...change.both] }, {});
      void methods.trigger(change.both.map(({ id }) => id));
    },
    /** The form was filled from a newer row. */
    follow: (now: Row): void => void Promise.resolve(valuesIn(now)).then((values) => setBase({ values, version: now['version'] })),
    reset: save.reset,
    /** Returns to the unchanged form. */
    back: (): void => setNewer(null),
  };
}

export type Save = ReturnType<typeof useSave>;
