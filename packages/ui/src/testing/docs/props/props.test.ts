import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import ts from '@typescript/typescript6';
import { beforeAll, describe, expect, test } from 'vitest';

import { allTables, publicEntries } from './all-tables.js';
import type { PropTables } from './tables.js';

/** The checker needs some seconds, and minutes on a machine that is busy with other tests. */
const TIMEOUT_MS = 180_000;

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** Interfaces and aliases of all public folders, read from the syntax alone, without the checker that writes the tables. */
function declarations(): Map<string, Declared> {
  const files = publicEntries().flatMap((entry) =>
    readdirSync(dirname(entry), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(stories|test)\./.test(name))
      .map((name) => join(dirname(entry), name)),
  );
  const found = new Map<string, Declared>();
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
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

let tables: PropTables;
beforeAll(() => {
  tables = allTables();
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

  test('Unions of strings are written by their members, in the order of their declaration.', () => {
    const row = tables['Button']?.rows.find(({ name }) => name === 'variant');
    expect(row).toMatchObject({ type: "'primary' | 'secondary' | 'ghost' | 'danger'", default: "'secondary'" });
  });
});
