import { FileUpload } from '@seaberry/ui/file-upload';
import { useFormField } from '@seaberry/ui/form';
import { Field } from '@seaberry/ui/field';
import { TagList } from '@seaberry/ui/tag';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import type { Row } from '../resource.types.ts';
import type { RareFieldDefinition, SharedFieldProps } from './field.types.ts';
import { UploadsContext } from './uploads.ts';

export interface FileFieldProps extends SharedFieldProps {
  field: Extract<RareFieldDefinition, { kind: 'file' }>;
  row: Row | null;
}

/** Files of a record: existing ones, and those being uploaded. */
export function FileField({ field, row, fieldProps, readOnly, words }: FileFieldProps): ReactNode {
  const { client } = useApp();
  const explain = useExplain();
  const { control, error } = useFormField(fieldProps.name, fieldProps.label);
  const ids = control.value as readonly string[];
  // Several uploads may finish between two renders.
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = ids;
  });
  const report = use(UploadsContext);
  useEffect(() => () => report(fieldProps.name, null), [report, fieldProps.name]);
  const [sent, setSent] = useState<ReadonlyMap<File, string>>(new Map());
  const set = (next: readonly string[]): void => {
    latest.current = next;
    control.onChange(next);
  };
  const fresh = new Set(sent.values());
  const kept = ids.filter((id) => !fresh.has(id));
  const maxFiles = field.multiple ? field.maxFiles : 1;
  const items = kept.map((id) => ({ value: id, label: (row && field.nameOf?.(row, id)) ?? id }));
  const list = items.length > 0 && (
    <TagList
      label={words.common('keptFiles', { field: fieldProps.label })}
      items={items}
      {...(readOnly ? {} : { onRemove: (id) => set(latest.current.filter((one) => one !== id)) })}
    />
  );
  if (readOnly)
    return (
      <Field label={fieldProps.label} className={fieldProps.className}>
        {list || words.common('newer.nothing')}
      </Field>
    );
  const { accept, maxSizeBytes } = field;
  return (
    <div className="grid gap-2 sm:col-span-full">
      <FileUpload
        label={fieldProps.label}
        required={fieldProps.required}
        error={error}
        {...(fieldProps.description ? { description: fieldProps.description } : {})}
        {...(accept ? { accept } : {})}
        {...(maxSizeBytes ? { maxSizeBytes } : {})}
        {...(maxFiles === undefined ? {} : { maxFiles: Math.max(0, maxFiles - kept.length) })}
        upload={async (file, options) => {
          try {
            return await field.upload(client, file, options);
          } catch (reason) {
            throw new Error(explain(reason), { cause: reason });
          }
        }}
        onPending={({ unfinished, failed }) => {
          report(fieldProps.name, unfinished > 0 ? 'uploading' : failed > 0 ? 'uploadFailed' : null);
          // Validated again: the reason may be another one now, or gone.
          if (error) control.onChange(latest.current);
        }}
        onUploaded={({ file, result }) => {
          setSent((before) => new Map(before).set(file, String(result)));
          set([...latest.current, String(result)]);
        }}
        onRemove={(file) => set(latest.current.filter((id) => id !== sent.get(file)))}
      />
      {list}
    </div>
  );
}
