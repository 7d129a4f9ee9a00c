import type { SchemaForm } from '@seaberry/ui/form';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';

import { NewerQuestion } from '../form/newer-question.tsx';
import { useSave, type Save } from '../form/use-save.ts';
import type { Row, Values } from '../resource.types.ts';
import { useResourceTexts } from '../words.ts';
import { fieldsOf } from './form-failure.tsx';

export interface StayingSaveOptions<V extends object, I extends object> {
  form: SchemaForm<V, V>;
  /** Name of the record, for the dialog about a change of another user. */
  name: string;
  /** Record of the form, as last loaded. */
  row: Row;
  /** Namespace of the texts that has the labels of the fields. */
  texts: string;
  valuesOf(row: Row): V;
  toInput(values: V): I;
  send(input: I): Promise<unknown>;
  /** Fields whose value is valid for one save only, such as a verification code: they are empty afterwards. */
  once?: readonly (keyof V & string)[];
  onSaved(): void;
}

const plain = (values: object): Values => ({ ...values });

interface StayingSave<V> extends Omit<Save, 'submit' | 'opened'> {
  /** Values that “Undo changes” restores: those last loaded, saved, or taken over from another user. */
  base: V;
  submit(values: V): void;
  /** Dialog that asks whose values to keep when another user has changed the same fields; placed beside the form. */
  newerQuestion: ReactNode;
}

/** Saves a form that stays on its page. While it has no changes it follows what was saved elsewhere. */
export function useStayingSave<V extends object, I extends object>(options: StayingSaveOptions<V, I>): StayingSave<V> {
  const { form, name, row, texts, valuesOf, toInput, send, once = [], onSaved } = options;
  const resourceTexts = useResourceTexts(texts);
  // The dialog asks for `fields.<id>`; the texts of account forms have their labels directly in the namespace.
  const labels = useMemo(
    () => ({ ...resourceTexts, t: (key: string) => resourceTexts.t(resourceTexts.has(key) ? key : key.replace('fields.', '')) }),
    [resourceTexts],
  );
  const save = useSave({
    record: {
      form: { fields: Object.keys(valuesOf(row)).map((id) => ({ id })) },
      row,
      // `useSave` reads and writes the fields listed above, and no others.
      methods: form as unknown as SchemaForm<Values, Values>,
      opened: plain(valuesOf(row)),
      toInput: (values) => plain(toInput(values as V)),
      refuse: (error) => void form.setServerErrors(fieldsOf(error) ?? {}),
    },
    failure: 'editFailed',
    send: (input) => send(input as I),
    valuesIn: (now) => plain(valuesOf(now)),
    onSaved: ({ values }) => {
      const typed = plain(form.getValues());
      form.reset({ ...(values as V), ...Object.fromEntries(once.map((id) => [id, ''])) });
      // Typed while the save was pending.
      form.fill(Object.fromEntries(Object.entries(typed).filter(([id, value]) => value !== values[id])));
      onSaved();
    },
  });
  const { isDirty } = form.formState;
  const { version } = row;
  const followed = useRef(version);
  useEffect(() => {
    // Not for the version at first: the form has its values, or a restored draft, which a reset would lose.
    if (isDirty || version === undefined || version === followed.current) return;
    followed.current = version;
    form.reset(valuesOf(row));
    save.follow(row);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [version, isDirty]);
  const newerQuestion = <NewerQuestion {...{ save }} words={labels} mine={plain(form.getValues())} name={name} />;
  // Values of this form, from `valuesOf` or as sent.
  return { ...save, base: save.opened as V, submit: (values) => save.submit(plain(values)), newerQuestion };
}
