import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import ts from '@typescript/typescript6';
import { beforeAll, describe, expect, test } from 'vitest';

import { extractArgTypes } from '../arg-types.js';
import { addTables } from '../prop-tables.js';
import { allTables, publicEntries } from './all-tables.js';
import { namesIn } from './named-types.js';
import type { PropRow, PropTables } from './tables.js';

/** The checker needs some seconds, and minutes on a machine that is busy with other tests. */
const TIMEOUT_MS = 180_000;

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const sourcesIn = (folder: string): ts.SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(stories|test)\./.test(name))
    .map((name) => ts.createSourceFile(name, readFileSync(join(folder, name), 'utf8'), ts.ScriptTarget.Latest, true));

/** Interfaces and aliases of all public folders, read from the syntax alone, without the checker that writes the tables. */
function declarations(): Map<string, Declared> {
  const found = new Map<string, Declared>();
  for (const source of publicEntries().flatMap((entry) => sourcesIn(dirname(entry)))) {
    for (const node of source.statements)
      if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
        // Two files may declare a type of the same name: the exported one counts.
        if (!found.has(node.name.text) || node.modifiers) found.set(node.name.text, node);
      }
  }
  return found;
}

const named = (members: readonly ts.TypeElement[]): string[] =>
  members.flatMap((each) =>
    each.name &&
    (ts.isIdentifier(each.name) || ts.isStringLiteral(each.name)) &&
    !(ts.isPropertySignature(each) && each.type?.kind === ts.SyntaxKind.NeverKeyword)
      ? [each.name.text]
      : [],
  );

/** Names that a type of props declares itself, in each arm of a union; `Omit` and `Pick` of other types are left to the checker. */
function ownNames(types: ReadonlyMap<string, Declared>, node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isTypeAliasDeclaration(node)) return ownNames(types, node.type);
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) return node.types.flatMap((each) => ownNames(types, each));
  if (ts.isParenthesizedTypeNode(node)) return ownNames(types, node.type);
  if (ts.isTypeLiteralNode(node)) return named([...node.members]);
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) return ownNames(types, types.get(node.typeName.text));
  if (!ts.isInterfaceDeclaration(node)) return [];
  const parents = (node.heritageClauses ?? []).flatMap((clause) => clause.types);
  const inherited = parents.flatMap(({ expression }) => (ts.isIdentifier(expression) ? ownNames(types, types.get(expression.text)) : []));
  return [...named([...node.members]), ...inherited];
}

/** Types that every reader of TypeScript knows. */
const PLATFORM =
  /^(?:Record|Readonly|ReadonlyMap|ReadonlySet|Partial|Pick|Promise|React\w+|Ref\w*|(?:HTML\w*)?Element|\w*Event|AbortSignal|NumberFormatOptions|URLSearchParams|Blob|File|Date)$/;

let tables: PropTables;
beforeAll(() => {
  tables = allTables();
  addTables(tables);
}, TIMEOUT_MS);

const VAGUE = /^(?:any|unknown|union|object|…|\s*)$|\bany\b|\.\.\.;|import\(/;

/** Values of any shape, which their consumers hand in: a document, or settings from storage. */
const ANY_SHAPE = new Set([
  'JsonViewer.value',
  'isIconName.value',
  'mergeThemeConfig.stored',
  'sameView.a',
  'sameView.b',
  'themeConfigIssues.stored',
]);

describe('tables of props', () => {
  test('The table of each component has each prop that its type declares, those of unions included.', () => {
    const types = declarations();
    const components = Object.keys(tables).filter((name) => types.has(`${name}Props`));
    expect(components.length).toBeGreaterThan(120);
    const missing = components.flatMap((name) => {
      const rows = new Set(tables[name]?.rows.map((row) => row.name));
      return ownNames(types, types.get(`${name}Props`)).flatMap((prop) => (rows.has(prop) ? [] : [`${name}.${prop}`]));
    });
    expect(missing).toEqual([]);
  });

  test('Each prop, field and parameter has a type that says what it takes.', () => {
    const vague = Object.entries(tables).flatMap(([name, { rows }]) =>
      rows.flatMap((row) => (VAGUE.test(row.type) && !ANY_SHAPE.has(`${name}.${row.name}`) ? [`${name}.${row.name}: ${row.type}`] : [])),
    );
    expect(vague).toEqual([]);
  });

  test('Each public component, hook and function has a table.', () => {
    const missing = publicEntries().flatMap((entry) =>
      [...readFileSync(entry, 'utf8').matchAll(/export \{([^}]*)\}/g)]
        .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
        .filter((name) => /^(?:use[A-Z]\w*|toast\w*|[A-Z]\w*[a-z]\w*)$/.test(name) && !tables[name]),
    );
    expect(missing).toEqual([]);
  });

  test('Object types of props, hooks and toasts are on the page of their component.', () => {
    const titles = (name: string): string[] => tables[name]?.sections.map(({ title }) => title) ?? [];
    expect(titles('DataTable')).toContain('DataTableColumn');
    expect(titles('Tree')).toContain('TreeNode');
    expect(titles('Toaster')).toEqual(expect.arrayContaining(['toast()', 'ToastMessage', 'toastPromise()']));
  });

  test('A prop of some arms of a union says with which prop it is used.', () => {
    const row = tables['Combobox']?.rows.find(({ name }) => name === 'maxTags');
    expect(row?.description).toContain('Only with `multiple` true.');
    expect(tables['ShipmentTimeline']?.rows.find(({ name }) => name === 'shipment')?.description).toContain('Instead of `container`.');
  });

  test('Each type parameter has a row that says what it means.', () => {
    const generic = publicEntries()
      .flatMap((entry) => sourcesIn(dirname(entry)))
      .flatMap((file) => file.statements.filter(ts.isFunctionDeclaration))
      .filter(({ name, typeParameters }) => typeParameters && tables[name?.text ?? '']);
    expect(generic.length).toBeGreaterThan(15);
    const unexplained = generic.flatMap(({ name, typeParameters }) => {
      const rows = tables[name?.text ?? '']?.typeParams ?? [];
      const explained = rows.filter(({ description, type }) => description !== '' && type !== '').map((row) => row.name);
      return (typeParameters ?? []).flatMap((param) =>
        explained.includes(`<${param.name.text}>`) ? [] : [`${name?.text}<${param.name.text}>`],
      );
    });
    expect(unexplained).toEqual([]);
  });

  test('Each type that a row names is described on the same page, unless it is one of TypeScript, React or the browser.', () => {
    const unknown = Object.entries(tables).flatMap(([name, table]) => {
      const parts = [table, ...table.sections.filter(({ title }) => title !== 'Types')];
      const described = new Set([
        ...table.sections.flatMap(({ title, rows }) => (title === 'Types' ? rows.map((row) => row.name) : [title])),
        ...parts.flatMap(({ typeParams = [] }) => typeParams.map((row) => row.name.slice(1, -1))),
      ]);
      const rows: PropRow[] = parts.flatMap((part) => [...part.rows, ...(part.typeParams ?? [])]);
      const names = rows.flatMap(({ type }) => namesIn(type)).filter((each) => !PLATFORM.test(each) && !described.has(each));
      return [...new Set(names)].map((each) => `${name}: ${each}`);
    });
    expect(unknown).toEqual([]);
    const listed = Object.values(tables).flatMap(({ sections }) => sections.filter(({ title }) => title === 'Types'));
    expect(listed.flatMap(({ rows }) => rows).filter(({ type }) => type === '')).toEqual([]);
  });

  test('The attributes of its element that matter have a row, and the others a link.', () => {
    const types = declarations();
    const wrong = [...types].flatMap(([title, node]) => {
      const table = tables[title.replace(/Props$/, '')];
      const heritage = ts.isInterfaceDeclaration(node) ? (node.heritageClauses?.map((clause) => clause.getText()).join(' ') ?? '') : '';
      const [, tag, , omitted = ''] = /ComponentProps<'(\w+)'>(,\s*([^>]*)>)?/.exec(heritage) ?? [];
      if (!title.endsWith('Props') || !table || tag === undefined) return [];
      const rows = [...table.rows, ...(table.native ?? [])].map(({ name }) => name);
      const expected = ['className', 'ref', ...(tag === 'button' ? ['disabled', 'type', 'onClick'] : tag === 'a' ? ['href'] : [])];
      const missing = expected.filter((name) => !rows.includes(name) && !omitted.includes(`'${name}'`));
      return [
        ...(table.element === tag ? [] : [`${title}: ${table.element} is not ${tag}`]),
        ...missing.map((name) => `${title}: ${name}`),
      ];
    });
    expect(wrong).toEqual([]);
    expect(extractArgTypes({ displayName: 'Button' })).toMatchObject({
      disabled: { control: { type: 'boolean' }, description: 'Disables the control; it takes no focus.' },
      className: { control: false },
      '…rest': { description: expect.stringContaining('Elements/button#attributes') as string },
    });
    expect(extractArgTypes({ displayName: 'StageRail' })['type.<N>']).toMatchObject({ name: '<N>', control: false });
  });

  test('A control is an object, as Storybook reads it.', () => {
    const inputs = Object.keys(tables).flatMap((displayName) => Object.entries(extractArgTypes({ displayName })));
    expect(inputs.filter(([, { control }]) => typeof control === 'object').length).toBeGreaterThan(300);
    expect(inputs.filter(([, { control }]) => control !== false && typeof control !== 'object').map(([name]) => name)).toEqual([]);
  });

  test('Unions of strings are written by their members, in the order of their declaration.', () => {
    const row = tables['Button']?.rows.find(({ name }) => name === 'variant');
    expect(row).toMatchObject({ type: "'primary' | 'secondary' | 'ghost' | 'danger'", default: "'secondary'" });
  });
});
