import ts from '@typescript/typescript6';

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

const ours = (declared: ts.Declaration | undefined): boolean =>
  declared !== undefined && !declared.getSourceFile().fileName.includes('/node_modules/');

/** Whether an object type has fields that a reader needs: an interface or alias of our packages. */
export function isOurObject(type: ts.Type): boolean {
  const symbol = type.aliasSymbol ?? type.symbol;
  if (!symbol || symbol.name.startsWith('__') || type.getCallSignatures().length > 0) return false;
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 && (symbol.flags & ts.SymbolFlags.Class) === 0 && symbol.declarations?.some(ours) === true
  );
}

function withoutUndefined(type: ts.Type): readonly ts.Type[] {
  const members = type.isUnion() ? type.types : [type];
  return members.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0);
}

/** Values of a union of strings; undefined for every other type. */
export function stringsOf(type: ts.Type): string[] | undefined {
  const members = withoutUndefined(type);
  return members.length > 1 && members.every((member) => member.isStringLiteral())
    ? members.map((member) => (member as ts.StringLiteralType).value)
    : undefined;
}

/** Alias that says more than its members: `ReactNode`, `Ref<…>`, and types of ours that are not plain values. */
function keepsName(type: ts.Type): boolean {
  if (!type.aliasSymbol) return false;
  if (type.getCallSignatures().length > 0) return false;
  return !ours(type.aliasSymbol.declarations?.[0]) || !withoutUndefined(type).every(isValue);
}

const isValue = (type: ts.Type): boolean =>
  type.isLiteral() ||
  (type.flags & (ts.TypeFlags.BooleanLike | ts.TypeFlags.Null | ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0;

/** React's ref of an element, which the checker writes as its three members. */
const REF =
  /(?:null \| )?\(\(instance: (\w+) \| null\) => void \| \(\(\) => VoidOrUndefinedOnly\)\) \| RefObject<\1 \| null>(?: \| null)?/g;

/** Text of a union of these members: `true | false` is boolean, functions are in parentheses, and null is last. */
export function unionText(members: readonly string[]): string {
  const both = members.includes('true') && members.includes('false');
  const texts = [...new Set(both ? members.map((text) => (text === 'true' || text === 'false' ? 'boolean' : text)) : members)];
  const ordered = texts.toSorted((one, other) => Number(one === 'null') - Number(other === 'null'));
  return (ordered.length > 1 ? ordered.map(wrapped) : ordered).join(' | ').replace(REF, 'Ref<$1>').replace('string & {}', 'string');
}

/** `(value: string) => void` in parentheses; a text in parentheses as it is. */
const wrapped = (text: string): string => (/^\(.*\) => /.test(text) ? `(${text})` : text);

/** Text of a type without `undefined`, which the table says as optional. */
export function typeText(checker: ts.TypeChecker, type: ts.Type, expand = false): string {
  const members = withoutUndefined(type);
  const alone = members.length === 1 ? members[0] : undefined;
  if (type.isUnion() && !(keepsName(type) && !expand)) {
    // React's node is a union too, which the checker writes by its name only as a whole.
    if (!members.some((member) => member.symbol?.name === 'ReactPortal'))
      return unionText(members.map((member) => typeText(checker, member)));
  }
  const shown = alone ?? type;
  const expanded = expand || shown.getCallSignatures().length > 0 ? ts.TypeFormatFlags.InTypeAlias : 0;
  const text = checker
    .typeToString(shown, undefined, FLAGS | expanded)
    .replace(/\bimport\("[^"]*"\)\./g, '')
    .replace(/ReactElement<unknown, string \| JSXElementConstructor<any>>/g, 'ReactElement');
  // The result of a function keeps its undefined.
  return shown.isUnion() ? text.replace(/^undefined \| | \| undefined$/g, '') : text;
}
