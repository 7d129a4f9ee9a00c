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

/** The record as saved by another user since the form was opened. */
export interface Newer {
  row: Row;
  /** With the current other rows. */
  all: readonly Row[];
  /** Form values of the record. */
  values: Values;
  /** Fields they changed and this form would overwrite. */
  fields: readonly AnyField[];
}

/** Result of saving: the response of the call, or a conflict to confirm. */
export type Saved = { answer: unknown; newer?: never } | { newer: Newer };

export interface SaveOptions {
  resource: Resource;
  form: AnyForm;
  row: Row | null;
  /** Values when the form was opened. */
  opened: Values;
  toInput(values: Values): Values;
}

interface Attempt {
  values: Values;
  /** The user has confirmed the conflict. */
  knowing?: boolean;
}

/** Saves the form; after a change by another user only with a confirmation. */
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
      // If the check fails, saving will most likely fail too and report it.
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
    // The form shows its own failure and keeps its values.
    meta: { failure: row ? 'editFailed' : 'addFailed', handledByCaller: true },
  });
  return { save, setKnown };
}
