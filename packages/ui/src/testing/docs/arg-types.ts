import type { ArgTypes, ArgTypesEnhancer } from 'storybook/internal/types';
import { extractComponentProps, type Component } from 'storybook/internal/docs-tools';
import { propTypes } from 'virtual:seaberry-parts';

import { propWords } from './prop-words.js';

/** `@default the size of the provider, else 'md'` of a docstring: what no assignment in the code says. */
const DEFAULT = /@default\s+([^\n]+)/;

interface TypeOfProp {
  readonly name: string;
  readonly raw?: string;
}

/**
 * Type as written in the source: react-docgen calls each union `union` and read-only types `unknown`. A dash for attributes of the browser,
 * which have none.
 */
function typeText(owner: string, prop: string, type: TypeOfProp | undefined): string | undefined {
  const text = type?.raw ?? type?.name;
  const written = text === undefined || text.includes('unknown') ? (propTypes[`${owner}.${prop}`] ?? text) : text;
  return written
    ?.replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^\((\(.*\) => .*)\)$/, '$1');
}

/** Boolean attributes of the browser, which no interface of ours declares. */
const FLAGS = new Set(['autoFocus', 'disabled', 'multiple', 'readOnly', 'required']);

/** Type of a value that can be typed or ticked; react-docgen only infers it for plain types. */
function plainType(prop: string, summary: string | undefined): { name: 'boolean' | 'number' | 'string' } | undefined {
  if (summary === undefined) return FLAGS.has(prop) ? { name: 'boolean' } : undefined;
  return summary === 'boolean' || summary === 'number' || summary === 'string' ? { name: summary } : undefined;
}

/** Row of a component that adds no props to its element, whose table would otherwise be empty. */
const rest: ArgTypes[string] = {
  name: '…rest',
  description: 'No props of its own. It takes every attribute of its element: `id`, `className`, `ref`, `aria-*`, handlers.',
  table: { type: { summary: 'ComponentProps' } },
  control: false,
};

/** Props of a component for the tables of the pages: Storybook's own reader, with types as they are written. */
export function extractArgTypes(component: Component): ArgTypes {
  // Given to every component by react-docgen.
  const owner = (component as { __docgenInfo?: { displayName?: string } }).__docgenInfo?.displayName ?? '';
  const own = extractComponentProps(component, 'props');
  if (own.length === 0) return { '…rest': rest };
  return Object.fromEntries(
    own.map(({ propDef, docgenInfo }) => {
      const { name, description, required, sbType, defaultValue } = propDef;
      const summary = typeText(owner, name, docgenInfo.tsType);
      const said = DEFAULT.exec(docgenInfo.description ?? '')?.[1];
      return [
        name,
        {
          name,
          description: description || (propWords[name] ?? ''),
          type: { required, ...sbType, ...plainType(name, summary) },
          table: {
            ...(summary === undefined ? {} : { type: { summary } }),
            ...(defaultValue ? { defaultValue } : said === undefined ? {} : { defaultValue: { summary: said } }),
          },
        },
      ];
    }),
  );
}

/** A React node is not an editable value: as a control it would show React's own fields. */
function isDrawn(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isDrawn) : typeof value === 'object' && value !== null && '$$typeof' in value;
}

/**
 * Types of args that the component's table lacks: native attributes, and unions of props.
 * Storybook infers types later and keeps these descriptions.
 */
export const describeArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => [
      name,
      {
        ...argTypes[name],
        name,
        description: argTypes[name]?.description || (propWords[name] ?? ''),
        ...(isDrawn(initialArgs[name]) ? { control: false as const } : {}),
      },
    ]),
  );
