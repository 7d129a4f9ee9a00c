import ts from '@typescript/typescript6';

import { findProp, readRow } from './read-row.js';
import type { PropRow } from './tables.js';

/** Tags of elements whose interface has another name. */
const TAGS: Readonly<Record<string, string>> = {
  Anchor: 'a',
  DList: 'dl',
  Heading: 'h2',
  OList: 'ol',
  Paragraph: 'p',
  TableCell: 'td',
  TableDataCell: 'td',
  TableHeaderCell: 'th',
  TableRow: 'tr',
  UList: 'ul',
};

/** Attributes that readers look for, by element; each has a row where the component takes it. */
const SHOWN: Readonly<Record<string, string>> = {
  a: 'href target onClick',
  button: 'type disabled onClick',
  fieldset: 'disabled',
  input: 'value defaultValue onChange name type placeholder disabled required readOnly',
  select: 'value defaultValue onChange name disabled required',
  textarea: 'value defaultValue onChange name placeholder disabled required readOnly',
};
/** The same of a checkbox or switch, whose value is whether it is checked. */
const CHECKED = 'checked defaultChecked onChange name disabled required';

/** Whether a prop comes from React's attributes of an element. */
export const isNative = (prop: ts.Symbol): boolean =>
  prop.declarations?.every((each) => /\/node_modules\/.*@types\/react|\/lib\.dom/.test(each.getSourceFile().fileName)) ?? false;

const TAG = /\bComponentProps<'(\w+)'>/;

/** Tag in `ComponentProps<'nav'>` of a declaration of props, or of one that it extends. */
function declaredTag(checker: ts.TypeChecker, type: ts.Type, seen = new Set<ts.Type>()): string | undefined {
  if (seen.has(type)) return undefined;
  seen.add(type);
  for (const declared of [...(type.aliasSymbol?.declarations ?? []), ...(type.getSymbol()?.declarations ?? [])]) {
    if (declared.getSourceFile().fileName.includes('/node_modules/')) continue;
    const text = ts.isInterfaceDeclaration(declared)
      ? (declared.heritageClauses?.map((clause) => clause.getText()).join(' ') ?? '')
      : declared.getText();
    const tag = TAG.exec(text)?.[1];
    if (tag !== undefined) return tag;
    if (!ts.isInterfaceDeclaration(declared)) continue;
    for (const parent of declared.heritageClauses?.flatMap((clause) => [...clause.types]) ?? []) {
      const found = declaredTag(checker, checker.getTypeAtLocation(parent), seen);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Element that takes the attributes of a component; undefined when it takes none. */
export function elementOf(
  checker: ts.TypeChecker,
  arms: readonly ts.Type[],
  native: readonly ts.Symbol[],
  signature: ts.Signature,
): string | undefined {
  if (native.length < 100) return undefined;
  const written = signature.parameters[0]?.valueDeclaration as ts.ParameterDeclaration | undefined;
  const tag =
    TAG.exec(written?.type?.getText() ?? '')?.[1] ?? arms.map((arm) => declaredTag(checker, arm)).find((each) => each !== undefined);
  if (tag !== undefined) return tag;
  const handler = native.find(({ name }) => name === 'onClick');
  const called = handler && /HTML(\w*?)Element/.exec(checker.typeToString(checker.getTypeOfSymbol(handler)))?.[1];
  return called ? (TAGS[called] ?? called.toLowerCase()) : 'its root';
}

/** Names of the props that the function of a component reads itself. */
function readNames(signature: ts.Signature): string[] {
  const declared = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
  const pattern = declared?.parameters[0]?.name;
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return [];
  return pattern.elements.map(({ name, propertyName }) => (propertyName ?? name).getText());
}

/** Rows of the attributes that matter: those of the element by name, the content where the component draws it, and `className` and `ref` of all. */
export function nativeRows(
  checker: ts.TypeChecker,
  arms: readonly ts.Type[],
  signature: ts.Signature,
  element: string,
  own: readonly string[],
  defaults: Readonly<Record<string, string>>,
): PropRow[] {
  const checkable = element === 'input' && own.includes('onCheckedChange');
  const read = readNames(signature).includes('children') ? ['children'] : [];
  const names = [...read, ...((checkable ? CHECKED : SHOWN[element])?.split(' ') ?? []), 'className', 'ref'];
  return names.flatMap((name) => {
    if (own.includes(name) || findProp(checker, arms, name).length === 0) return [];
    const row = readRow(checker, arms, name, defaults[name]);
    if (!row) return [];
    // React lists all types of an input, and any string besides.
    return name === 'type' && element === 'input' ? { name, type: 'string', required: row.required, description: '' } : row;
  });
}
