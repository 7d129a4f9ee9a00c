import ts from '@typescript/typescript6';

import { libraryRow, libraryTypes } from './libraries.js';
import type { PropRow, PropTable, Section } from './tables.js';
import { typeText } from './type-text.js';

/** Title of the section with the types that the rows of a table name. */
export const TYPES = 'Types';

/** Types by name. */
export interface NamedTypes {
  readonly ours: ReadonlyMap<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>;
  /** Package of each type of a library. */
  readonly libraries: ReadonlyMap<string, string>;
}

/** All interfaces and aliases of the sources of our packages; of two of one name the exported one. */
export function namedTypes(program: ts.Program): NamedTypes {
  const found = new Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>();
  for (const file of program.getSourceFiles()) {
    if (file.fileName.includes('/node_modules/')) continue;
    for (const node of file.statements) {
      if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) continue;
      if (!found.has(node.name.text) || node.modifiers) found.set(node.name.text, node);
    }
  }
  return { ours: found, libraries: libraryTypes(program) };
}

/** Names of types in the text of a type, without the names of its fields and its strings. */
export const namesIn = (type: string): string[] => [...new Set(type.replace(/'[^']*'/g, '').match(/(?<![\w.-])[A-Z]\w*[a-z]\w*(?!\??:)/g))];

function packageOf(file: string): string | undefined {
  const name = /\/packages\/([\w-]+)\//.exec(file)?.[1];
  return name === undefined || name === 'ui' ? undefined : `@seaberry/${name}`;
}

/** Definition of a type on one level: its fields, or its members. */
function definition(checker: ts.TypeChecker, node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): string {
  const type = checker.getTypeAtLocation(node.name);
  if (ts.isTypeAliasDeclaration(node)) {
    const text = typeText(checker, type, true);
    return text === node.name.text ? node.type.getText().replace(/\s+/g, ' ') : text;
  }
  const fields = checker.getPropertiesOfType(type).map((field) => {
    const mark = field.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${field.name}${mark}: ${typeText(checker, checker.getTypeOfSymbol(field))}`;
  });
  return `{ ${fields.join('; ')} }`;
}

function rowOf(checker: ts.TypeChecker, name: string, node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): PropRow {
  const symbol = checker.getSymbolAtLocation(node.name);
  const from = packageOf(node.getSourceFile().fileName);
  const says = symbol ? ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim() : '';
  return {
    name,
    type: definition(checker, node),
    required: false,
    description: [says, ...(from === undefined ? [] : [`From \`${from}\`.`])].filter((text) => text !== '').join('\n\n'),
  };
}

/** Section with the types that a table names and that no other section lists field by field. */
export function typesSection(checker: ts.TypeChecker, types: NamedTypes, table: PropTable): Section[] {
  const all = [table, ...table.sections].flatMap(({ rows, typeParams = [] }) => [...rows, ...typeParams]);
  const params = new Set([table, ...table.sections].flatMap(({ typeParams = [] }) => typeParams.map(({ name }) => name.slice(1, -1))));
  const listed = new Set(table.sections.map(({ title }) => title));
  const rows = [...new Set(all.flatMap(({ type }) => namesIn(type)))].toSorted().flatMap((name) => {
    if (listed.has(name) || params.has(name)) return [];
    const node = types.ours.get(name);
    const library = types.libraries.get(name);
    return node ? rowOf(checker, name, node) : library === undefined ? [] : libraryRow(name, library);
  });
  return rows.length === 0 ? [] : [{ title: TYPES, rows, foreign: true }];
}
