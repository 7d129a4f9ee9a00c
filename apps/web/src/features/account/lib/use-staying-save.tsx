import type { SchemaForm } from '@seaberry/ui/form';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';

import { NewerQuestion } from '../../../kit/form/newer-question.tsx';
import { useSave, type Save } from '../../../kit/form/use-save.ts';
import type { Row, Values } from '../../../kit/resource.types.ts';
import { useResourceTexts } from '../../../kit/words.ts';
import { fieldsOf } from './form-failure.tsx';

export interface StayingSaveOptions<V extends object, I extends object> {
  form: SchemaForm<V, V>;
  name: string;
  /** Record of the form, as last loaded. */
  row: Row;
  /** Namespace of the names of the fields. */
  texts: string;
  valuesOf(row: Row): V;
  toInput(values: V): I;
  send(input: I): Promise<unknown>;
  /** Fields that are good for one save, such as codes: they are empty afterwards. */
  once?: readonly (keyof V & string)[];
  onSaved(): void;
}

const plain = (values: object): Values => ({ ...values });

interface StayingSave<V> extends Omit<Save, 'submit' | 'opened'> {
  opened: V;
  submit(values: V): void;
  question: ReactNode;
}

/** Saves a form that stays on its page. While it has no changes it follows what was saved elsewhere. */
export function useStayingSave<V extends object, I extends object>(options: StayingSaveOptions<V, I>): StayingSave<V> {
  const { form, name, row, texts, valuesOf, toInput, send, once = [], onSaved } = options;
  const words = useResourceTexts(texts);
  const labels = useMemo(() => ({ ...words, t: (key: string) => words.t(key.replace('fields.', '')) }), [words]);
  const save = useSave({
    record: {
      form: { fields: Object.keys(valuesOf(row)).map((id) => ({ id })) },
      row,
      // The form is read and written by names of its own fields.
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
    // At first the form has the values of its row, or a draft that was just filled in.
    if (isDirty || version === undefined || version === followed.current) return;
    followed.current = version;
    form.reset(valuesOf(row));
    save.follow(row);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [version, isDirty]);
  const question = <NewerQuestion {...{ save }} words={labels} mine={plain(form.getValues())} name={name} />;
  // Made by `valuesOf`.
  return { ...save, opened: save.opened as V, submit: (values) => save.submit(plain(values)), question };
}
