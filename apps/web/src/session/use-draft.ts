import { useEffect, useRef, useState } from 'react';

import { useApp } from '../app-context.tsx';
import { partOf } from '../shared/drafts.ts';
import { useScreen } from '../shared/screen.tsx';
import { draftsOf } from './own-storage.ts';

const NOTHING: readonly string[] = [];

/** The parts of a form that a draft needs; `useSchemaForm` of `@seaberry/ui/form` returns them. */
export interface DraftedForm {
  formState: { isDirty: boolean };
  getValues(): object;
  fill(values: Readonly<Record<string, unknown>>): void;
}

export interface DraftOptions {
  /** The row of a record, with which the page opens the form again. */
  context?: unknown;
  /** The record that the form is about. */
  recordId?: string | undefined;
  /** Names of fields that are never stored; keep the array identity. */
  secrets?: readonly string[];
}

/**
 * A form that is kept across the forced reload at the end of a session, and restored once for the same user: the draft is filled in as if
 * the user had entered it again. The draft of another page or record is left for the form of that one.
 */
export function useFormDraft(name: string, form: DraftedForm, { context, recordId, secrets = NOTHING }: DraftOptions = {}): void {
  const { isDirty } = form.formState;
  const { getValues, fill } = form;
  const drafts = draftsOf(useApp());
  const { pageId, inFront } = useScreen();
  const dirty = useRef(isDirty);
  const record = useRef(context);
  useEffect(() => {
    dirty.current = isDirty;
    record.current = context;
  });
  useEffect(() => {
    const place = { form: name, pageId, recordId };
    // Taken, so that it is filled in once: the effect runs again each time a hidden page is shown.
    const values = partOf(drafts.take(place), 'values');
    if (typeof values === 'object' && values !== null) fill({ ...values });
    const open = (): object => Object.fromEntries(Object.entries(getValues()).filter(([field]) => !secrets.includes(field)));
    const stop = drafts.hold(place, () => (dirty.current ? { values: open(), context: record.current } : undefined));
    // A hidden page pauses its effects; its form is unchanged.
    return () => stop(!inFront());
  }, [drafts, name, pageId, recordId, inFront, getValues, fill, secrets]);
}

/**
 * Draft of a form of this page that is not open yet; the page then opens it.
 *
 * @param recordId the only record that the page is about, if it is about one
 */
export function useKeptDraft(forms: readonly string[], recordId?: string): { form: string; context: unknown } | null {
  const drafts = draftsOf(useApp());
  const { pageId } = useScreen();
  const [found] = useState(() => {
    const draft = drafts.find({ forms, pageId, recordId });
    return draft ? { form: draft.form, context: partOf(draft.content, 'context') } : null;
  });
  return found;
}
