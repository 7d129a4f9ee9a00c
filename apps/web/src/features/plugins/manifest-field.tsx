import { MANIFEST_BYTES, PLUGIN_EVENTS } from '@seaberry/api-client/contract';
import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { FileDrop } from '@seaberry/ui/file-drop';
import { FormField, useFormField } from '@seaberry/ui/form';
import { Textarea } from '@seaberry/ui/textarea';
import type { ReactNode } from 'react';

import type { CustomFieldProps } from '../../kit/form.types.ts';

const EXAMPLE = JSON.stringify(
  {
    name: 'Example',
    code: 'example',
    version: '1.0.0',
    description: '',
    author: '',
    hooks: PLUGIN_EVENTS.slice(0, 2).map((event) => ({ event, url: 'https://hooks.example.com/seaberry' })),
  },
  null,
  2,
);

/** The manifest of a plugin: from a file, or typed. */
export function ManifestField({ name, label, required }: CustomFieldProps): ReactNode {
  const t = useTranslations('plugins.list');
  const { control } = useFormField(name, label);
  const text = String(control.value ?? '');
  return (
    <div className="grid gap-3 sm:col-span-full">
      <FileDrop
        label={t('file.choose')}
        accept=".json"
        maxSizeBytes={MANIFEST_BYTES}
        onFile={(file) => void file?.text().then(control.onChange)}
      />
      <FormField name={name} label={label} required={required} description={t('hints.manifest')}>
        {({ value, ...shared }) => <Textarea code rows={14} {...shared} value={String(value ?? '')} />}
      </FormField>
      {text === '' && (
        <div>
          <Button size="sm" onClick={() => control.onChange(EXAMPLE)}>
            {t('file.sample')}
          </Button>
        </div>
      )}
    </div>
  );
}
