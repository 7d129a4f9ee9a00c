import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { Card, CardBody } from '@seaberry/ui/card';
import { Divider } from '@seaberry/ui/divider';
import { useFormRows } from '@seaberry/ui/form';
import { IconButton } from '@seaberry/ui/icon-button';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import type { RenderChildField, RareFieldDefinition, SharedFieldProps } from './field.types.ts';
import { newRow } from './form-values.ts';

export interface RowsFieldProps extends SharedFieldProps {
  field: Extract<RareFieldDefinition, { kind: 'rows' }>;
  /** Renders a field of a child row. */
  renderChildField: RenderChildField;
}

/** Child rows as cards, moved with Alt and the arrow keys or with buttons. */
export function RowsField({ field, fieldProps, readOnly, words, renderChildField }: RowsFieldProps): ReactNode {
  const { rows, add, remove, move, error } = useFormRows(fieldProps.name);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { common } = words;
  const { min = 0, max = Infinity, fields, id } = field;
  const texts = (key: string, values?: Record<string, string>, fallback = ''): string =>
    words.has(`rows.${id}.${key}`) ? words.t(`rows.${id}.${key}`, values) : fallback;
  const shift = (from: number, to: number): void => {
    if (to < 0 || to >= rows.length) return;
    const focused = document.activeElement;
    flushSync(() => move(from, to));
    // An element that moves in the DOM loses focus.
    if (focused instanceof HTMLElement) focused.focus();
  };
  const drop = (index: number): void => {
    flushSync(() => remove(index));
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? addButton.current)?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined || readOnly) return;
    event.preventDefault();
    shift(index, index + step);
  };
  return (
    <section aria-label={fieldProps.label} className="grid min-w-0 gap-3 sm:col-span-full">
      <Divider label={fieldProps.label} />
      {fieldProps.description && <p>{fieldProps.description}</p>}
      {error && <Alert tone="danger">{error}</Alert>}
      {rows.length === 0 && readOnly && common('newer.nothing')}
      <ol ref={list} className="m-0 grid list-none gap-3 p-0">
        {rows.map(({ key, path }, index) => {
          const name = texts('one', { number: String(index + 1) }, common('childRows.one', { field: fieldProps.label, number: index + 1 }));
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the controls
            <li key={key} onKeyDown={(event) => handleKey(event, index)}>
              <section aria-label={name}>
                <Card>
                  <CardBody className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
                    <div className="flex min-w-0 items-center gap-2 sm:col-span-full">
                      <span className="min-w-0 grow font-medium">{name}</span>
                      {!readOnly && (
                        <>
                          <IconButton
                            size="sm"
                            label={common('childRows.up', { name })}
                            icon={<ArrowUp size={16} />}
                            aria-disabled={index === 0}
                            onClick={() => shift(index, index - 1)}
                          />
                          <IconButton
                            size="sm"
                            label={common('childRows.down', { name })}
                            icon={<ArrowDown size={16} />}
                            aria-disabled={index === rows.length - 1}
                            onClick={() => shift(index, index + 1)}
                          />
                          <IconButton
                            data-part="remove"
                            size="sm"
                            label={common('childRows.remove', { name })}
                            icon={<Trash2 size={16} />}
                            disabled={rows.length <= min}
                            onClick={() => drop(index)}
                          />
                        </>
                      )}
                    </div>
                    {fields.map((one) => renderChildField(readOnly ? { ...one, fixed: true } : one, { path, id }))}
                  </CardBody>
                </Card>
              </section>
            </li>
          );
        })}
      </ol>
      {!readOnly && (
        <div>
          <Button ref={addButton} icon={<Plus size={16} />} disabled={rows.length >= max} onClick={() => add(newRow(field), fields[0]?.id)}>
            {texts('add', undefined, common('childRows.add'))}
          </Button>
        </div>
      )}
    </section>
  );
}
