import { Badge } from '@seaberry/ui/badge';
import { ColourInput } from '@seaberry/ui/colour-input';
import { Combobox } from '@seaberry/ui/combobox';
import { FormField } from '@seaberry/ui/form';
import { RichTextEditor } from '@seaberry/ui/rich-text-editor';
import { Switch } from '@seaberry/ui/switch';
import { Textarea } from '@seaberry/ui/textarea';
import { TimePicker } from '@seaberry/ui/time-picker';
import type { ReactNode } from 'react';

import type { Row } from '../resource.types.ts';
import { CronField } from './cron-kind.ts';
import { DateTimeField } from './date-time-field.tsx';
import { FileField } from './file-field.tsx';
import { KeyValueField } from './key-value-field.tsx';
import { RowsField } from './rows-field.tsx';
import type { RenderChildField, RareFieldDefinition, SharedFieldProps } from './field.types.ts';
import { useBooleanField } from './use-boolean-field.ts';

export interface RareFieldProps extends SharedFieldProps {
  field: RareFieldDefinition;
  row: Row | null;
  /** Renders a field of a child row. */
  renderChildField: RenderChildField;
}

/** Field of a rarely used kind. */
export function RareField({ field, row, renderChildField, ...shared }: RareFieldProps): ReactNode {
  const { fieldProps, readOnly } = shared;
  switch (field.kind) {
    case 'switch':
      return <SwitchField {...shared} />;
    case 'time':
      return (
        <FormField {...fieldProps}>
          {({ value, ...control }) => <TimePicker {...control} readOnly={readOnly} value={value as string | null} />}
        </FormField>
      );
    case 'dateTime':
      return <DateTimeField {...shared} />;
    case 'tags':
      return <TagsField {...shared} />;
    case 'colour':
      return <FormField {...fieldProps}>{(control) => <ColourInput readOnly={readOnly} {...control} />}</FormField>;
    case 'code':
      return (
        <FormField {...fieldProps} labelEnd={<Badge>{field.language}</Badge>}>
          {(control) => <Textarea code rows={6} readOnly={readOnly} {...control} />}
        </FormField>
      );
    case 'richText':
      return (
        <FormField {...fieldProps}>
          {(control) => <RichTextEditor readOnly={readOnly} {...(field.max ? { maxLength: field.max } : {})} {...control} />}
        </FormField>
      );
    case 'keyValue':
      return <KeyValueField {...shared} />;
    case 'file':
      return <FileField field={field} row={row} {...shared} />;
    case 'cron':
      return <CronField.Component field={field} {...shared} />;
    case 'rows':
      return <RowsField field={field} renderChildField={renderChildField} {...shared} />;
  }
}

function SwitchField(shared: SharedFieldProps): ReactNode {
  return <Switch {...useBooleanField(shared)} />;
}

/** Free texts, each added with Enter. */
function TagsField({ fieldProps, readOnly, words }: SharedFieldProps): ReactNode {
  return (
    <FormField {...fieldProps} {...(readOnly ? {} : { description: fieldProps.description ?? words.common('tagsHint') })}>
      {({ value, onChange, ...control }) => {
        // The form stores the values of this control.
        const tags = value as string[];
        const items = tags.map((tag) => ({ value: tag, label: tag }));
        return (
          <Combobox
            {...control}
            multiple
            readOnly={readOnly}
            options={items}
            selectedOptions={items}
            value={tags}
            onValueChange={onChange}
            onCreate={(label) => (label.trim() === '' ? undefined : { value: label.trim(), label: label.trim() })}
          />
        );
      }}
    </FormField>
  );
}
