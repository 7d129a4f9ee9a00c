import { PRINT_FIELDS, TEMPLATE_MAX } from '@seaberry/api-client/contract';
import { useTranslations } from '@seaberry/i18n/react';
import { DropdownMenu, DropdownMenuItem } from '@seaberry/ui/dropdown-menu';
import { Button } from '@seaberry/ui/button';
import { FormField, useFormField } from '@seaberry/ui/form';
import { Textarea } from '@seaberry/ui/textarea';
import { ChevronDown } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

import type { CustomFieldProps } from '../../kit/form.types.ts';
import { TemplatePreview } from './template-preview.tsx';

const { single, lists } = PRINT_FIELDS.oceanBill;

type ListName = keyof typeof lists;
const LISTS = Object.keys(lists) as ListName[]; // Keys of a constant of the contract.

/** HTML of a list as a table with all its fields. */
function listText(name: ListName, label: (field: string) => string): string {
  const heads = lists[name].map((field) => `<th>${label(field)}</th>`).join('');
  const cells = lists[name].map((field) => `<td>{{${field}}}</td>`).join('');
  return `<table>\n<thead><tr>${heads}</tr></thead>\n<tbody>{{#${name}}}<tr>${cells}</tr>{{/${name}}}</tbody>\n</table>\n`;
}

/** The HTML of a template: fields are inserted at the cursor, and a preview shows it with a bill. */
export function TemplateField({ name, label, required }: CustomFieldProps): ReactNode {
  const t = useTranslations('printing');
  const area = useRef<HTMLTextAreaElement>(null);
  const { control } = useFormField(name, label);
  const text = String(control.value ?? '');
  const insert = (part: string): void => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    control.onChange(text.slice(0, selectionStart) + part + text.slice(selectionEnd));
    const at = selectionStart + part.length;
    // After the menu has closed and given focus back to its button.
    setTimeout(() => {
      area.current?.focus();
      area.current?.setSelectionRange(at, at);
    });
  };
  return (
    <div className="grid gap-3 sm:col-span-full">
      <div className="flex flex-wrap gap-2">
        <DropdownMenu
          trigger={
            <Button size="sm" iconEnd={<ChevronDown size={16} />}>
              {t('edit.insert')}
            </Button>
          }
        >
          {single.map((field) => (
            <DropdownMenuItem key={field} onSelect={() => insert(`{{${field}}}`)}>
              {t(`values.${field}`)}
            </DropdownMenuItem>
          ))}
        </DropdownMenu>
        <DropdownMenu
          trigger={
            <Button size="sm" iconEnd={<ChevronDown size={16} />}>
              {t('edit.insertList')}
            </Button>
          }
        >
          {LISTS.map((list) => (
            <DropdownMenuItem key={list} onSelect={() => insert(listText(list, (field) => t(`listValues.${field as 'no'}`)))}>
              {t(`lists.${list}`)}
            </DropdownMenuItem>
          ))}
        </DropdownMenu>
      </div>
      <FormField name={name} label={label} required={required} description={t('hints.template')}>
        {({ value, ...shared }) => <Textarea code rows={16} maxLength={TEMPLATE_MAX} {...shared} ref={area} value={String(value ?? '')} />}
      </FormField>
      <TemplatePreview template={text} />
    </div>
  );
}
