import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import ts from '@typescript/typescript6';

import { namedTypes, typesSection } from './named-types.js';
import { withoutInherited } from './libraries.js';
import { elementOf, isNative, nativeRows } from './native.js';
import { readRow, textOf } from './read-row.js';
import type { PropRow, PropTable, PropTables, Section } from './tables.js';
import { typeParamRows } from './type-params.js';
import { isOurObject, typeText } from './type-text.js';

/** Props that a component may take: the props of each arm of a union, in the order of the sources. */
function namesOf(checker: ts.TypeChecker, arms: readonly ts.Type[]): { own: string[]; native: ts.Symbol[] } {
  const all = arms.flatMap((arm) => checker.getPropertiesOfType(arm));
  const own = all.filter((prop) => !isNative(prop) && prop.name !== 'key');
  return { own: [...new Set(own.map(({ name }) => name))], native: all.filter(isNative) };
}

const armsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** Text of an assigned value; a constant by what it is. */
function valueText(checker: ts.TypeChecker, value: ts.Expression): string {
  const named = ts.isIdentifier(value) ? checker.getSymbolAtLocation(value) : undefined;
  const symbol = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
  const declared = symbol?.valueDeclaration;
  return declared && ts.isVariableDeclaration(declared) && declared.initializer ? declared.initializer.getText() : value.getText();
}

/** Values that a function assigns to missing props: `{ size = 'md' }`. */
function defaultsOf(checker: ts.TypeChecker, signature: ts.Signature): Readonly<Record<string, string>> {
  const declared = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
  const pattern = declared?.parameters[0]?.name;
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return {};
  return Object.fromEntries(
    pattern.elements.flatMap(({ initializer, name, propertyName }) =>
      initializer ? [[(propertyName ?? name).getText(), valueText(checker, initializer)]] : [],
    ),
  );
}

const isOfUi = (type: ts.Type): boolean =>
  ((type.aliasSymbol ?? type.symbol).declarations?.[0]?.getSourceFile().fileName ?? '').includes('/packages/ui/');

/** Object types of ours that types name, with those that their fields name. */
function objectsIn(checker: ts.TypeChecker, types: readonly ts.Type[], seen = new Map<string, ts.Type>()): Map<string, ts.Type> {
  for (const type of types) {
    if (type.isUnionOrIntersection() && !isOurObject(type)) objectsIn(checker, type.types, seen);
    else if (checker.isArrayType(type)) objectsIn(checker, checker.getTypeArguments(type as ts.TypeReference), seen);
    else if (type.getCallSignatures().length > 0)
      objectsIn(
        checker,
        type.getCallSignatures().flatMap((each) => each.parameters.map((part) => checker.getTypeOfSymbol(part))),
        seen,
      );
    else if (isOurObject(type)) {
      const { name } = type.aliasSymbol ?? type.symbol;
      if (seen.has(name)) continue;
      seen.set(name, type);
      // A model of another package has a page of its own there.
      if (isOfUi(type))
        objectsIn(
          checker,
          checker.getPropertiesOfType(type).map((field) => checker.getTypeOfSymbol(field)),
          seen,
        );
    }
  }
  return seen;
}

function rowsOf(
  checker: ts.TypeChecker,
  type: ts.Type,
  names: readonly string[],
  defaults: Readonly<Record<string, string>> = {},
): PropRow[] {
  return names.flatMap((name) => readRow(checker, armsOf(type), name, defaults[name]) ?? []);
}

function objectSections(checker: ts.TypeChecker, types: readonly ts.Type[]): Section[] {
  return [...objectsIn(checker, types)].map(([title, type]) => {
    const { names, rest } = withoutInherited(checker, type, namesOf(checker, armsOf(type)).own);
    return { title, rows: [...rowsOf(checker, type, names), ...rest], ...(isOfUi(type) ? {} : { foreign: true }) };
  });
}

function typeParamsOf(checker: ts.TypeChecker, symbol: ts.Symbol, signature: ts.Signature): Pick<PropTable, 'typeParams'> {
  const typeParams = typeParamRows(checker, symbol, signature);
  return typeParams.length === 0 ? {} : { typeParams };
}

function readComponent(checker: ts.TypeChecker, symbol: ts.Symbol, signature: ts.Signature): PropTable {
  const [param] = signature.parameters;
  const props = param && checker.getTypeOfSymbol(param);
  if (!props) return { description: textOf(symbol, checker), rows: [], sections: [] };
  const arms = armsOf(props);
  const { own, native } = namesOf(checker, arms);
  const defaults = defaultsOf(checker, signature);
  const element = elementOf(checker, arms, native, signature);
  const types = arms
    .flatMap((arm) => own.flatMap((name) => checker.getPropertyOfType(arm, name) ?? []))
    .map((prop) => checker.getTypeOfSymbol(prop));
  return {
    description: textOf(symbol, checker),
    rows: rowsOf(checker, props, own, defaults),
    ...(element === undefined ? {} : { element, native: nativeRows(checker, arms, signature, element, own, defaults) }),
    ...typeParamsOf(checker, symbol, signature),
    sections: objectSections(checker, types),
  };
}

/** Parameters of a hook or function, and its result as the last row. */
function readFunction(checker: ts.TypeChecker, symbol: ts.Symbol, signature: ts.Signature): PropTable {
  const rows = signature.parameters.map((part): PropRow => {
    const declared = part.valueDeclaration as ts.ParameterDeclaration | undefined;
    const type = checker.getTypeOfSymbol(part);
    return {
      name: part.name.startsWith('__') ? 'options' : part.name,
      type: typeText(checker, type),
      required: !declared?.questionToken && !declared?.initializer,
      description: textOf(part, checker),
      ...(declared?.initializer ? { default: valueText(checker, declared.initializer) } : {}),
    };
  });
  const result = signature.getReturnType();
  const returns: PropRow = { name: 'returns', type: typeText(checker, result), required: false, description: '' };
  return {
    description: textOf(symbol, checker),
    rows: [...rows, returns],
    ...typeParamsOf(checker, symbol, signature),
    sections: objectSections(checker, [...signature.parameters.map((part) => checker.getTypeOfSymbol(part)), result]),
  };
}

const isComponent = (name: string): boolean => /^[A-Z]/.test(name) && /[a-z]/.test(name);

/** Exports of a folder that its page names as tabs. */
function tabsOf(folder: string): string[] {
  const stories = readdirSync(folder).filter((name) => name.endsWith('.stories.tsx'));
  return stories.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/subcomponents: \{([^}]*)\}/g)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    ),
  );
}

/** The component that a page is about: named like its folder, else the first one. */
const mainOf = (folder: string, names: readonly string[]): string | undefined =>
  names.find((name) => name.toLowerCase() === folder.split('/').at(-1)?.replaceAll('-', '')) ?? names.find(isComponent);

/** Adds to the page of a folder what its other exports take: parts without a tab, hooks and functions. */
function withNeighbours(folder: string, tables: Map<string, PropTable>): void {
  const main = mainOf(folder, [...tables.keys()]);
  const table = main === undefined ? undefined : tables.get(main);
  if (main === undefined || !table) return;
  const tabs = new Set([main, ...tabsOf(folder)]);
  const others = [...tables].filter(([name, { rows }]) => !tabs.has(name) && rows.length > 0);
  const sections = [
    ...table.sections,
    ...others.flatMap(([name, { rows, typeParams, sections: parts }]) => [
      { title: isComponent(name) ? `<${name}>` : `${name}()`, rows, ...(typeParams ? { typeParams } : {}) },
      ...parts,
    ]),
  ];
  const seen = new Set<string>();
  tables.set(main, { ...table, sections: sections.filter(({ title }) => !seen.has(title) && seen.add(title)) });
}

/** Tables of everything callable that the entries of a package export, read with the type checker. */
export function readTables(entries: readonly string[], options: ts.CompilerOptions): PropTables {
  const program = ts.createProgram([...entries], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const types = namedTypes(program);
  const folders = new Map<string, Map<string, PropTable>>();
  for (const entry of entries) {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) continue;
    const tables = new Map<string, PropTable>();
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if ((symbol.flags & ts.SymbolFlags.Value) === 0 || (symbol.flags & ts.SymbolFlags.Class) !== 0) continue;
      const signature = checker.getTypeOfSymbol(symbol).getCallSignatures().at(-1);
      if (!signature) continue;
      const read = isComponent(exported.name) ? readComponent : readFunction;
      tables.set(exported.name, read(checker, symbol, signature));
    }
    withNeighbours(dirname(entry), tables);
    folders.set(entry, tables);
  }
  return Object.fromEntries(
    [...folders.values()].flatMap((tables) =>
      [...tables].map(([name, table]) => [name, { ...table, sections: [...table.sections, ...typesSection(checker, types, table)] }]),
    ),
  );
}
