import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useApp } from '../../app-context.tsx';
import { useScreen } from '../../shared/screen.tsx';
import { addCall, updateCall } from '../actions/calls.ts';
import { callBy, newestRow, resourceChanged } from '../queries.ts';
import type { Resource, Row, Values } from '../resource.types.ts';
import type { ResourceSearch } from '../search.ts';
import { changedFields } from './changes.ts';
import type { AnyField, AnyForm } from './fields.ts';
import { valuesOf } from './form-values.ts';

/** A record as another user has saved it since the form was opened. */
export interface Newer {
  row: Row;
  /** With the other rows as they are now. */
  all: readonly Row[];
  /** As the form would hold it. */
  values: Values;
  /** Fields they have changed and the form would change back. */
  fields: readonly AnyField[];
}

/** Outcome of saving: the response of the call, or a question that comes before it. */
export type Saved = { answer: unknown; newer?: never } | { newer: Newer };

export interface SaveOptions {
  resource: Resource;
  form: AnyForm;
  row: Row | null;
  /** Values the form was opened with. */
  opened: Values;
  toInput(values: Values): Values;
}

interface Attempt {
  values: Values;
  /** The person has seen the changes of another user, and saves all the same. */
  knowing?: boolean;
}

/** Sends the form; when another user has changed the record meanwhile, only after its person has confirmed. */
export function useSave({ resource, form, row, opened, toInput }: SaveOptions) {
  const { client, queryClient } = useApp();
  const { search } = useScreen<ResourceSearch>();
  const [known, setKnown] = useState(opened);
  const call = (row ? updateCall(resource) : addCall(resource)) ?? '';
  const newer = async (mine: Values): Promise<Newer | null> => {
    try {
      if (!row) return null;
      const { row: now, all } = await newestRow({ client, queryClient, resource, search, row });
      if (!now) return null;
      const values = valuesOf(form, now, form.load ? await form.load(client, now) : {});
      const fields = changedFields(form, row, { before: known, now: values, mine });
      return fields.length > 0 ? { row: now, all, values, fields } : null;
    } catch {
      // Whatever is in the way of asking is in the way of saving too, which says so.
      return null;
    }
  };
  const save = useMutation({
    mutationFn: async ({ values, knowing = false }: Attempt): Promise<Saved> => {
      const found = knowing ? null : await newer(values);
      if (found) return { newer: found };
      const input = toInput(values);
      return { answer: await callBy(client, resource.controller, call)((await form.finish?.(input)) ?? input) };
    },
    onSuccess: (saved) => {
      if (!saved.newer) resourceChanged(queryClient, resource);
    },
    // The form shows its own failure and stays filled.
    meta: { failure: row ? 'editFailed' : 'addFailed', handledByCaller: true },
  });
  return { save, setKnown };
}
