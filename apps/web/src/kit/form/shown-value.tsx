import { plainTextOf } from '@seaberry/ui/rich-text-editor';
import type { ReactNode } from 'react';

import { nodeLabel } from '../filters/nodes.ts';
import type { Choice, Choices } from '../choices.types.ts';
import type { Field } from '../form.types.ts';
import { statusChoices, useChoices, useSource } from '../use-choices.ts';
import { textOf } from '../values.tsx';
import type { ResourceTexts } from '../words.ts';
import type { AnyField } from './fields.ts';
import { isEmpty } from './form-values.ts';

/** Name of a referenced id; undefined for another value. */
export type NameOf = (value: unknown) => string | undefined;

export interface ShownValueProps {
  field: AnyField;
  value: unknown;
  nameOf?: NameOf;
  words: ResourceTexts;
}

/** Value of a field as inline text. */
export function ShownValue({ field, value, nameOf, words }: ShownValueProps): ReactNode {
  if (isEmpty(value)) return words.common('newer.nothing');
  switch (field.kind) {
    case 'select':
    case 'radio':
    case 'combobox':
      return <Chosen choices={field.choices} value={value} words={words} />;
    case 'tree':
      return <Placed field={field} value={value} words={words} />;
    case 'status':
      return named(statusChoices(words), value, words);
    case 'dateTime':
      return textOf({ id: field.id, kind: 'instant' }, { [field.id]: value }, words);
    case 'richText':
      return plainTextOf(String(value));
    case 'tags':
      return words.format.list(listOf(value));
    case 'keyValue':
    case 'file':
    case 'rows':
      return words.common('newer.entries', { count: listOf(value).length });
    case 'checkbox':
    case 'switch':
      return words.common(value === true ? 'yes' : 'no');
    case 'number':
    case 'date':
      return textOf({ id: field.id, kind: field.kind }, { [field.id]: value }, words);
    case 'custom':
      return textIn(value, nameOf, words);
    default:
      return String(value);
  }
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);

const named = (items: readonly Choice[], value: unknown, { format }: ResourceTexts): string =>
  format.list(listOf(value).map((one) => items.find((item) => item.value === one)?.label ?? one));

function Chosen({ choices, value, words }: { choices: Choices; value: unknown; words: ResourceTexts }): ReactNode {
  const { items } = useChoices(choices, words);
  return named(items, value, words);
}

function Placed({
  field,
  value,
  words,
}: {
  field: Extract<Field<string>, { kind: 'tree' }>;
  value: unknown;
  words: ResourceTexts;
}): ReactNode {
  const { items } = useSource(field.from);
  return words.format.list(listOf(value).map((id) => nodeLabel(items, id)));
}

/** Text of a custom value: name of a row, a word, several of them, or their number. */
function textIn(value: unknown, nameOf: NameOf | undefined, words: ResourceTexts): string {
  if (Array.isArray(value)) return words.common('newer.entries', { count: value.length });
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .filter((one) => typeof one === 'string' && one !== '')
      .join(' · ');
  return nameOf?.(value) ?? String(value);
}
