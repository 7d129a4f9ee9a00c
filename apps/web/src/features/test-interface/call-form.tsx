import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Field } from '@seaberry/ui/field';
import { FileDrop } from '@seaberry/ui/file-drop';
import { Input } from '@seaberry/ui/input';
import { Select } from '@seaberry/ui/select';
import { Tabs } from '@seaberry/ui/tabs';
import { Textarea } from '@seaberry/ui/textarea';
import { Send } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';

import { inputOf, templateOf, type CallField, type CallValues } from './call-fields.logic.ts';

export interface CallFormProps {
  fields: readonly CallField[];
  pending: boolean;
  onSend(input: Record<string, unknown> | undefined): void;
}

type Way = 'fields' | 'json';

/** Input of a call: one field per property, or the whole as JSON. Mounted again for each call. */
export function CallForm({ fields, pending, onSend }: CallFormProps): ReactNode {
  const t = useTranslations('access');
  const [way, setWay] = useState<Way>('fields');
  const [values, setValues] = useState<CallValues>(() => ({
    texts: Object.fromEntries(fields.map(({ name, initial }) => [name, initial])),
    files: {},
  }));
  const [json, setJson] = useState('');
  const [problem, setProblem] = useState<{ at: string; text: string } | null>(null);
  const showProblem = (error: unknown, at: string): void => {
    const reason = error instanceof Error ? error.message : '';
    setProblem({ at, text: t('console.jsonWrong', { reason }) });
  };

  const choose = (next: string): void => {
    setProblem(null);
    try {
      if (next === 'json') setJson(templateOf(fields, inputOf(fields, values)));
      setWay(next === 'json' ? 'json' : 'fields');
    } catch (error) {
      showProblem(error, error instanceof Error ? error.name : '');
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setProblem(null);
    try {
      if (fields.length === 0) return onSend(undefined);
      if (way === 'fields') return onSend(inputOf(fields, values));
      const input: unknown = JSON.parse(json);
      if (typeof input !== 'object' || input === null || Array.isArray(input)) setProblem({ at: JSON_AT, text: t('console.jsonObject') });
      // Checked above to be an object.
      else onSend(input as Record<string, unknown>);
    } catch (error) {
      showProblem(error, way === 'json' ? JSON_AT : error instanceof Error ? error.name : '');
    }
  };
  const errorAt = (name: string): string | undefined => (problem?.at === name ? problem.text : undefined);
  // A file cannot be written in JSON.
  const onlyFields = fields.some(({ kind }) => kind === 'file');

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {/* above the inputs: some calls have many, and the response is beside them */}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {fields.length === 0 ? (
          <p>{t('console.noInput')}</p>
        ) : onlyFields ? (
          <span />
        ) : (
          <Tabs
            label={t('console.input')}
            value={way}
            onChange={choose}
            items={[
              { value: 'fields', label: t('console.fields') },
              { value: 'json', label: t('console.json') },
            ]}
          />
        )}
        <Button type="submit" variant="primary" loading={pending} icon={<Send size={16} aria-hidden />}>
          {t('console.send')}
        </Button>
      </div>
      {way === 'json' ? (
        <Field label={t('console.jsonLabel')} error={errorAt(JSON_AT)}>
          <Textarea rows={10} spellCheck={false} autoGrow value={json} onChange={(event) => setJson(event.currentTarget.value)} />
        </Field>
      ) : (
        fields.map((field) => (
          <InputField
            key={field.name}
            field={field}
            text={values.texts[field.name] ?? ''}
            file={values.files[field.name] ?? null}
            error={errorAt(field.name)}
            onText={(text) => setValues((before) => ({ ...before, texts: { ...before.texts, [field.name]: text } }))}
            onFile={(file) => setValues((before) => ({ ...before, files: { ...before.files, [field.name]: file } }))}
          />
        ))
      )}
    </form>
  );
}

/** Key of an error of the JSON text as a whole; no field has this name. */
const JSON_AT = ' ';

interface InputFieldProps {
  field: CallField;
  text: string;
  file: File | null;
  error: string | undefined;
  onText(text: string): void;
  onFile(file: File | null): void;
}

function InputField({ field: { name, kind, required, choices }, text, file, error, onText, onFile }: InputFieldProps): ReactNode {
  const t = useTranslations('access');
  if (kind === 'file') return <FileDrop label={name} required={required} file={file} onFile={onFile} error={error} />;
  return (
    <Field label={name} required={required} error={error}>
      {kind === 'choice' ? (
        <Select
          placeholder={t('console.notSet')}
          options={choices.map((choice) => ({ value: choice, label: choice.replaceAll('"', '') }))}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      ) : kind === 'json' ? (
        <Textarea rows={2} spellCheck={false} placeholder="[ ]" value={text} onChange={(event) => onText(event.currentTarget.value)} />
      ) : (
        <Input
          type={/password/i.test(name) ? 'password' : 'text'}
          autoComplete="off"
          spellCheck={false}
          {...(kind === 'number' ? { inputMode: 'numeric' as const } : {})}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
