import { useFormValues, type SchemaForm } from '@seaberry/ui/form';
import { useCallback, useEffect, useMemo, useState } from 'react';

import type { Row, Values } from '../resource.types.ts';
import { askedFields, type AnyForm } from './fields.ts';

type Sections = NonNullable<AnyForm['sections']>;

/** Number of fields of a section that have an error. */
export const errorsIn = (sections: Sections, id: string, errors: Readonly<Record<string, unknown>>): number =>
  sections.find((section) => section.id === id)?.fields.filter((field) => errors[field.id]).length ?? 0;

/** Fields up to the current step: later ones are validated once seen. */
export interface Reach {
  get(): ReadonlySet<string> | null;
  set(ids: ReadonlySet<string> | null): void;
}

export function createReach(): Reach {
  let reached: ReadonlySet<string> | null = null;
  return {
    get: () => reached,
    set: (ids) => {
      reached = ids;
    },
  };
}

export interface StepsState {
  /** Ids of the sections with a visible field. */
  ids: readonly string[];
  /** Current section. */
  current: string;
  /** Number of visited steps. */
  seen: number;
  go(id: string): void;
  /** Undefined in the last step. */
  next?: () => void;
  /** Undefined in the first step. */
  back?: () => void;
}

interface StepsOptions {
  form: AnyForm;
  row: Row | null;
  methods: SchemaForm<Values, Values>;
  reach: Reach;
  refusals: number;
}

/** Steps of a form for adding; null for other forms. */
export function useSteps({ form, row, methods, reach, refusals }: StepsOptions): StepsState | null {
  const sections = useMemo(() => (form.steps && row === null ? (form.sections ?? []) : []), [form, row]);
  const asked = useFormValues((values) => {
    const ids = new Set(askedFields(form, row, values).map(({ id }) => id));
    return sections.filter(({ fields }) => fields.some(({ id }) => ids.has(id))).map(({ id }) => id);
  }, methods);
  const [at, setAt] = useState(0);
  const [seen, setSeen] = useState(1);
  const ids = asked.join(' ');
  const current = asked[Math.min(at, asked.length - 1)] ?? '';
  useEffect(() => {
    if (sections.length === 0) return;
    const last = sections.findIndex(({ id }) => id === current);
    const parts = [...(form.fields ?? []), ...sections.slice(0, last + 1).flatMap(({ fields }) => fields)];
    reach.set(current === ids.split(' ').at(-1) ? null : new Set(parts.map(({ id }) => id)));
  }, [form, sections, current, ids, reach]);
  const go = useCallback(
    (id: string) => {
      const to = ids.split(' ').indexOf(id);
      setAt(to);
      setSeen((before) => Math.max(before, to + 1));
    },
    [ids],
  );
  const { errors, submitCount } = methods.formState;
  const wrong = asked.find((id) => errorsIn(sections, id, errors) > 0);
  const faulty = wrong !== undefined && errorsIn(sections, current, errors) === 0 ? wrong : undefined;
  useEffect(() => {
    // Only a submit leads to the step of an error, not later typing.
    if (faulty) go(faulty);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount, refusals]);
  const all = ids.split(' ');
  const place = all.indexOf(current);
  const [previous, following] = [all[place - 1], all[place + 1]];
  const back = useMemo(() => (previous === undefined ? undefined : () => go(previous)), [go, previous]);
  const next = useMemo(() => (following === undefined ? undefined : () => go(following)), [go, following]);
  if (sections.length === 0) return null;
  return { ids: all, current, seen, go, ...(next && { next }), ...(back && { back }) };
}
