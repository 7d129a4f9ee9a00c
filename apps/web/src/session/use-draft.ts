import { useEffect, useRef, useState } from 'react';

import { useApp } from '../app-context.tsx';
import { partOf } from '../shared/drafts.ts';
import { useScreen } from '../shared/screen.tsx';

function useOwner(): string {
  const { tokens } = useApp();
  return tokens.owner();
}

const NOTHING: readonly string[] = [];

/** The parts of a form that a draft needs; `useSchemaForm` of `@seaberry/ui/form` returns them. */
export interface DraftedForm {
  formState: { isDirty: boolean };
  getValues(): object;
  fill(values: Readonly<Record<string, unknown>>): void;
}

/**
 * A form that is kept across the forced reload at the end of a session, and restored once for the same user: the draft is filled in as changes
 * of the user. The draft of another record stays for the form of that one.
 *
 * @param context the record that the form is about, with its `id`
 * @param secrets names of fields that are never stored; keep the array identity
 */
export function useFormDraft(key: string, form: DraftedForm, context?: unknown, secrets = NOTHING): void {
  const { isDirty } = form.formState;
  const { getValues, fill } = form;
  const { drafts } = useApp();
  const { pageId, inFront } = useScreen();
  const owner = useOwner();
  const dirty = useRef(isDirty);
  const about = useRef(context);
  useEffect(() => {
    dirty.current = isDirty;
    about.current = context;
  });
  useEffect(() => {
    // Taken, so that it is filled in once: the effect runs again each time a hidden page is shown.
    const values = partOf(drafts.take(key, owner, partOf(about.current, 'id')), 'values');
    if (typeof values === 'object' && values !== null) fill({ ...values });
    const open = (): object => Object.fromEntries(Object.entries(getValues()).filter(([name]) => !secrets.includes(name)));
    const stop = drafts.hold(key, () => (dirty.current ? { values: open(), context: about.current } : undefined), pageId);
    // A hidden page pauses its effects; its form is unchanged.
    return () => stop(!inFront());
  }, [drafts, key, owner, pageId, inFront, getValues, fill, secrets]);
}

/** Draft of a form that is not open yet; the page then opens it. */
export function useKeptDraft(...keys: readonly string[]): { key: string; context: unknown } | null {
  const { drafts } = useApp();
  const owner = useOwner();
  const [found] = useState(() => {
    const key = keys.find((name) => drafts.peek(name, owner) !== undefined);
    if (key === undefined) return null;
    return { key, context: partOf(drafts.peek(key, owner), 'context') };
  });
  return found;
}
