import { useFormActions, useFormField, useFormValues } from '@seaberry/ui/form';
import { IdentifierInput, type IdentifierInputProps } from '@seaberry/ui/identifier-input';
import { useTranslations } from '@seaberry/i18n/react';
import { FileDrop } from '@seaberry/ui/file-drop';
import { use, type ClipboardEvent, type ComponentType, type ReactNode } from 'react';

import type { CustomFieldProps } from '../../kit/form.types.ts';
import type { Values } from '../../kit/resource.types.ts';
import type { NumberReader } from '../forms.ts';
import { manyIn, NumberBoxContext, SHEET_FILES } from './number-box.ts';
import type { ShipmentTexts } from '../fields.ts';

export interface NumberFieldOptions {
  /** Values of other fields that the number decides. */
  read: NumberReader;
  /** Kind of number, by the other values of the form. */
  kindOf(values: Readonly<Values>): IdentifierInputProps['kind'];
  /** Namespace of the texts. */
  texts: ShipmentTexts;
  /** Fields that the number fills, unless the user has. */
  filled: readonly string[];
  /** Response of the carrier about the number, below it. */
  Answer?: ComponentType<{ name: string }>;
}

/** The field of the number to track, for `custom` fields of a form. */
export const numberField =
  (options: NumberFieldOptions): ComponentType<CustomFieldProps> =>
  (props) => <NumberField {...props} {...options} />;

/**
 * The number to track. Values that it decides are filled in, unless the user has chosen them already. Several lines that are pasted, and a
 * file, leave it for the list of many.
 */
function NumberField({ name, label, required, read, kindOf, texts, filled, Answer }: CustomFieldProps & NumberFieldOptions): ReactNode {
  const t = useTranslations(texts);
  const { control, error } = useFormField(name, label);
  const { suggest, withdraw } = useFormActions();
  const kind = useFormValues(kindOf);
  const box = use(NumberBoxContext);
  const value = typeof control.value === 'string' ? control.value : '';
  const handlePaste = (event: ClipboardEvent): void => {
    const text = box && manyIn(event.clipboardData.getData('text'), box.sheet);
    const { target } = event;
    if (!box || text === null || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = target;
    const replaced = selectionStart === 0 && selectionEnd === value.length;
    box.onMany({ text, number: replaced ? '' : value });
  };
  const input = (
    <IdentifierInput
      {...{ label, required, error, kind, value }}
      name={control.name}
      inputRef={control.ref}
      onBlur={control.onBlur}
      onPaste={handlePaste}
      onValueChange={(next) => {
        control.onChange(next);
        const found: Readonly<Record<string, unknown>> = read(next);
        // Values that another number has filled in do not belong to this one.
        for (const field of filled) if (!(field in found)) withdraw(field);
        for (const [field, decided] of Object.entries(found)) suggest(field, decided);
      }}
      {...(box && !box.takesFiles ? { description: t('form.pasteMany') } : {})}
    />
  );
  return (
    <div className="grid gap-2 sm:col-span-2">
      {box?.takesFiles ? (
        <FileDrop
          size="sm"
          hideLabel
          label={t('many.fileLabel')}
          description={t('form.pasteMany')}
          {...SHEET_FILES}
          file={null}
          onFile={(file) => {
            if (file) box.onMany({ file, number: value });
          }}
          around={input}
        />
      ) : (
        input
      )}
      {Answer && <Answer name={name} />}
    </div>
  );
}
