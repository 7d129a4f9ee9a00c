import { Button } from '@seaberry/ui/button';
import { Field } from '@seaberry/ui/field';
import { FormField } from '@seaberry/ui/form';
import { IconButton } from '@seaberry/ui/icon-button';
import { Input } from '@seaberry/ui/input';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import type { Pair } from './form-values.ts';
import type { SharedFieldProps } from './field.types.ts';

const EMPTY: Pair = { key: '', value: '' };

/** Key-value rows, moved with Alt and the arrow keys or with buttons. */
export function KeyValueField({ fieldProps, ...rest }: SharedFieldProps): ReactNode {
  return (
    <FormField {...fieldProps}>
      {({ value, onChange, ref, onBlur }) => (
        <Rows {...rest} label={fieldProps.label} pairs={value as Pair[]} onChange={onChange} onBlur={onBlur} first={ref} />
      )}
    </FormField>
  );
}

interface RowsProps extends Omit<SharedFieldProps, 'fieldProps'> {
  label: string;
  pairs: readonly Pair[];
  onChange(pairs: Pair[]): void;
  onBlur(): void;
  /** Ref of the control that an error links to. */
  first(element: HTMLElement | null): void;
}

function Rows({ label, pairs, readOnly, words, onChange, onBlur, first }: RowsProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const { common } = words;
  const focus = (index: number, part: string): void => list.current?.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)[index]?.focus();
  const set = (next: Pair[], index: number, part: string): void => {
    // The row must be rendered before it can have focus.
    flushSync(() => onChange(next));
    focus(index, part);
  };
  const write = (index: number, patch: Partial<Pair>): void =>
    onChange(pairs.map((pair, one) => (one === index ? { ...pair, ...patch } : pair)));
  const move = (index: number, to: number, part: string): void => {
    const moved = pairs[index];
    if (moved && to >= 0 && to < pairs.length) set(pairs.toSpliced(index, 1).toSpliced(to, 0, moved), to, part);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined || readOnly) return;
    event.preventDefault();
    move(index, index + step, event.target instanceof HTMLElement ? (event.target.dataset['part'] ?? 'key') : 'key');
  };
  const remove = (index: number): void => {
    set(pairs.toSpliced(index, 1), Math.min(index, pairs.length - 2), 'remove');
    if (pairs.length === 1) add.current?.focus();
  };
  const add = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid gap-2">
      <ul ref={list} aria-label={label} className="m-0 grid list-none gap-2 p-0">
        {pairs.map((pair, index) => (
          // Rows have no ids of their own: their index is their key.
          // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the inputs
          <li key={index} className="flex flex-wrap items-start gap-2" onKeyDown={(event) => handleKey(event, index)}>
            {(['key', 'value'] as const).map((part) => (
              <Field key={part} className="min-w-24 grow basis-24" hideLabel label={common(`pair.${part}`, { at: index + 1 })}>
                <Input
                  data-part={part}
                  readOnly={readOnly}
                  placeholder={common(`pair.${part}Short`)}
                  autoComplete="off"
                  value={pair[part]}
                  onBlur={onBlur}
                  onChange={(event) => write(index, { [part]: event.currentTarget.value })}
                  {...(index === 0 && part === 'key' ? { ref: first } : {})}
                />
              </Field>
            ))}
            {!readOnly && (
              <span className="flex">
                <IconButton
                  data-part="up"
                  size="sm"
                  label={common('pair.up', { at: index + 1 })}
                  icon={<ArrowUp size={14} />}
                  aria-disabled={index === 0}
                  onClick={() => move(index, index - 1, 'up')}
                />
                <IconButton
                  data-part="down"
                  size="sm"
                  label={common('pair.down', { at: index + 1 })}
                  icon={<ArrowDown size={14} />}
                  aria-disabled={index === pairs.length - 1}
                  onClick={() => move(index, index + 1, 'down')}
                />
                <IconButton
                  data-part="remove"
                  size="sm"
                  label={common('pair.remove', { at: index + 1 })}
                  icon={<Trash2 size={14} />}
                  onClick={() => remove(index)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {readOnly ? (
        pairs.length === 0 && common('newer.nothing')
      ) : (
        <Button
          ref={add}
          size="sm"
          className="justify-self-start"
          icon={<Plus size={14} />}
          onClick={() => set([...pairs, EMPTY], pairs.length, 'key')}
        >
          {common('pair.add')}
        </Button>
      )}
    </div>
  );
}
