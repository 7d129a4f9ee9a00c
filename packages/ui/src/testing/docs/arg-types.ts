import type { ArgTypes, ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types';

import { tableOf } from './prop-tables.js';
import { propTexts } from './prop-texts.js';
import type { PropRow } from './props/tables.js';
import { NEXT_VERSION } from './props/versions.js';

/** Names of rows that are no prop of the component but a field of one of its types (`Type.field`), which no control edits. */
export const FOREIGN = /[.]/;

const versionNotes = ({ deprecated, since }: PropRow): string[] => [
  ...(since === undefined ? [] : [since === NEXT_VERSION ? '**Experimental:** comes with the next release.' : `**Since ${since}.**`]),
  ...(deprecated === undefined ? [] : [`Deprecated: ${deprecated}`]),
];

const described = (row: PropRow): string => [row.description, ...versionNotes(row)].filter((text) => text !== '').join('\n\n');

/** Up to this many values are shown side by side; a longer list is a menu. */
const SIDE_BY_SIDE = 4;

/** Addresses, times and time zones have no control: typed letter by letter they are invalid until the last one. */
const WHOLE = new Set(['defaultSrc', 'firstEta', 'from', 'now', 'picture', 'src', 'timeZone', 'today']);
/** The same where these are texts; in other components they are numbers or booleans. */
const WHOLE_TEXT = new Set(['arrivedAt', 'focusDay', 'max', 'min', 'preview', 'to']);

/** Delays and limits of requests, which change nothing that is visible. */
const UNSEEN = new Set(['concurrency', 'debounceMs', 'delayMs', 'guardMs']);

/** Control of a prop that can be typed, ticked or chosen, as an object: Storybook shows none for a name alone. A function, a node or data has none, and `asChild` needs another child. */
function controlOf({ name, type, options }: PropRow): Pick<InputType, 'control' | 'options' | 'type'> {
  if (name === 'asChild' || WHOLE.has(name) || UNSEEN.has(name)) return { control: false };
  if (options) return { control: { type: options.length > SIDE_BY_SIDE ? 'select' : 'inline-radio' }, options: [...options] };
  const plain = type.replace(/ \| null$/, '');
  if (plain === 'boolean') return { control: { type: 'boolean' }, type: { name: 'boolean' } };
  if (plain === 'number') return { control: { type: 'number', step: 1 }, type: { name: 'number' } };
  if (plain === 'string' && !WHOLE_TEXT.has(name)) return { control: { type: 'text' }, type: { name: 'string' } };
  return { control: false };
}

function inputOf(row: PropRow): InputType {
  const control = controlOf(row);
  return {
    name: row.name,
    description: described(row),
    ...control,
    type: { required: row.required, ...(typeof control.type === 'object' ? control.type : { name: 'other', value: row.type }) },
    table: { type: { summary: row.type }, ...(row.default === undefined ? {} : { defaultValue: { summary: row.default } }) },
  } as InputType;
}

/** Page about the attributes of an element. */
const attributesOf = (tag: string): string =>
  tag === 'svg'
    ? 'https://developer.mozilla.org/docs/Web/SVG/Reference/Element/svg#attributes'
    : `https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/${/^h[1-6]$/.test(tag) ? 'Heading_Elements' : tag}#attributes`;

/** Attributes with an effect that a reader can see in the drawing. */
const TRIED = new Set(['disabled', 'required', 'readOnly', 'placeholder']);

/** Where an attribute is not what the prop of that name is in our components. */
const NATIVE_TEXTS: Readonly<Record<string, string>> = {
  onChange: 'Called on each change, with the event.',
  type: 'As in HTML.',
};

const nativeInput = (row: PropRow): InputType => {
  const input = inputOf({ ...row, description: NATIVE_TEXTS[row.name] ?? propTexts[row.name] ?? '' });
  return TRIED.has(row.name) ? input : { ...input, control: false };
};

/** Last row of a component: the other attributes of its element, which it passes on. */
function rest(element: string): InputType {
  const text = element.includes(' ') ? element : `[\`<${element}>\`](${attributesOf(element)})`;
  return {
    name: '…rest',
    description: `And all other attributes of ${text}: \`id\`, \`style\`, \`data-*\`, \`aria-*\`, handlers.`,
    table: { type: { summary: element.includes(' ') ? 'ComponentProps' : `ComponentProps<'${element}'>` } },
    control: false,
  };
}

/** Props of a component for the tables of the pages, as the type checker reads them; below them its object types, hooks and functions. */
export function extractArgTypes(component: Parameters<typeof tableOf>[0]): ArgTypes {
  const table = tableOf(component);
  if (!table) return {};
  return Object.fromEntries([
    ...table.rows.map((row) => [row.name, inputOf({ ...row, description: row.description || (propTexts[row.name] ?? '') })] as const),
    ...(table.native ?? []).map((row) => [row.name, nativeInput(row)] as const),
    ...(table.element === undefined ? [] : [['…rest', rest(table.element)] as const]),
    // A name with a dot: no control edits it.
    ...(table.typeParams ?? []).map((row) => [`type.${row.name}`, { ...inputOf(row), control: false }] as const),
    ...table.sections.flatMap(({ title, rows, typeParams = [] }) =>
      [...rows, ...typeParams].map((row) => {
        const input = inputOf(row);
        return [`${title}.${row.name}`, { ...input, control: false, table: { ...input.table, category: title } }] as const;
      }),
    ),
  ]) as ArgTypes;
}

/** Docstring of a component, for pages without a guide. */
export const extractComponentDescription = (component: Parameters<typeof tableOf>[0]): string => tableOf(component)?.description ?? '';

/** A React node is not an editable value: as a control it would show React's own fields. */
function isDrawn(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isDrawn) : typeof value === 'object' && value !== null && '$$typeof' in value;
}

/** Control of a value that the table gives none: a node that is a text is edited as a text. */
function controlOfValue(value: unknown, given: InputType | undefined): Pick<InputType, 'control'> {
  if (typeof value === 'string' && given?.control === false && given.table?.type?.summary?.includes('ReactNode'))
    return { control: { type: 'text' } };
  return isDrawn(value) || typeof value === 'function' ? { control: false } : {};
}

/**
 * Types of args that the component's table lacks: native attributes.
 * Storybook infers types later and keeps these descriptions.
 */
export const describeArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => [
      name,
      {
        ...argTypes[name],
        name: argTypes[name]?.name ?? name,
        description: argTypes[name]?.description || (propTexts[name] ?? ''),
        ...controlOfValue(initialArgs[name], argTypes[name]),
      },
    ]),
  );

/**
 * An argument without a control. It keeps its place: Storybook infers a type and a control for each argument that has none, after all
 * enhancers. By its type no value of the address replaces it either.
 */
const fixed = (name: string): StrictInputType => ({ name, control: false, type: { name: 'function' }, table: { disable: true } });

/** Storybook turns the `control: false` of a story into an object. */
const isOffered = ({ control }: InputType): boolean =>
  control !== undefined && control !== false && !(typeof control === 'object' && control.disable === true);

/** The panel of a Playground lists what can be changed there; the table of all props is in the guide. */
export const onlyControls: ArgTypesEnhancer = ({ name, argTypes, initialArgs }) =>
  name === 'Playground'
    ? Object.fromEntries(
        [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((key) => {
          const given = argTypes[key];
          return [key, given !== undefined && isOffered(given) && !FOREIGN.test(key) ? given : fixed(key)];
        }),
      )
    : argTypes;
