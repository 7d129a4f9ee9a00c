import ts from '@typescript/typescript6';

import type { PropRow } from './tables.js';
import { stringsOf, typeText, unionText } from './type-text.js';

const tagText = (symbol: ts.Symbol, name: string): string | undefined => {
  const tag = symbol.getJsDocTags().find((each) => each.name === name);
  return tag && (ts.displayPartsToString(tag.text).replace(/\s+/g, ' ').trim() || 'yes');
};

export const textOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

/** Whether a property can never be given in this arm of a union: `onChange?: never`. */
const isNever = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) !== 0 ||
  (type.isUnion() && type.types.every(({ flags }) => (flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) !== 0));

interface Found {
  readonly arm: ts.Type;
  readonly symbol: ts.Symbol;
  readonly type: ts.Type;
}

/** Property of each arm of a union of props that takes it. */
export function findProp(checker: ts.TypeChecker, arms: readonly ts.Type[], name: string): Found[] {
  return arms.flatMap((arm) => {
    const symbol = checker.getPropertyOfType(arm, name);
    if (!symbol) return [];
    const type = checker.getTypeOfSymbol(symbol);
    return isNever(type) ? [] : [{ arm, symbol, type }];
  });
}

const isOptional = (symbol: ts.Symbol): boolean => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

/** Prop whose presence or value distinguishes the arms with a prop from those without it: `multiple: true`, or `columns`. */
function onlyWith(checker: ts.TypeChecker, arms: readonly ts.Type[], name: string, found: readonly Found[]): string {
  const inside = new Set(found.map(({ arm }) => arm));
  const outside = arms.filter((arm) => !inside.has(arm));
  if (outside.length === 0) return '';
  const required = found.flatMap(({ arm }) => checker.getPropertiesOfType(arm)).filter((each) => !isOptional(each) && each.name !== name);
  const texts = new Set<string>();
  for (const { name: other } of required) {
    const here = findProp(checker, [...inside], other);
    const there = findProp(checker, outside, other);
    if (here.length < inside.size) continue;
    const values = new Set(here.map(({ type }) => typeText(checker, type)));
    const others = new Set(there.map(({ type }) => typeText(checker, type)));
    const literal = here.every(({ type }) => type.isLiteral() || (type.flags & ts.TypeFlags.BooleanLiteral) !== 0);
    if (literal && ![...values].some((value) => others.has(value))) return `Only with \`${other}\` ${[...values].join(' or ')}.`;
    if (there.length === 0) texts.add(`Only with \`${other}\`.`);
  }
  const rival = outside
    .flatMap((arm) => checker.getPropertiesOfType(arm))
    .find((each) => {
      const taken = findProp(checker, outside, each.name);
      return (
        taken.length === outside.length &&
        taken.every(({ symbol }) => !isOptional(symbol)) &&
        findProp(checker, arms, each.name).length < arms.length
      );
    });
  return [...texts][0] ?? (rival ? `Instead of \`${rival.name}\`.` : 'Only in some combinations of props.');
}

/** Description from each arm; of a prop whose value is the difference between them, by value. */
function merged(checker: ts.TypeChecker, found: readonly Found[]): string {
  const literal = found.every(({ type }) => /^(?:true|false|'[^']*')$/.test(typeText(checker, type)));
  const texts = new Map(found.map(({ symbol, type }) => [textOf(symbol, checker), typeText(checker, type)]));
  texts.delete('');
  return texts.size > 1 && literal ? [...texts].map(([text, type]) => `\`${type}\`: ${text}`).join('\n\n') : [...texts.keys()].join('\n\n');
}

/** Members of a union in the order of its declaration; the checker has an order of its own. */
function inOrder(checker: ts.TypeChecker, prop: ts.Symbol, values: readonly string[]): string[] {
  const declared = prop.declarations?.find(ts.isPropertySignature)?.type;
  const alias = declared && checker.getTypeFromTypeNode(declared).aliasSymbol;
  const text = (alias?.declarations?.[0] ?? declared)?.getText() ?? '';
  const at = (value: string): number => text.indexOf(`'${value}'`);
  return values.every((value) => at(value) >= 0) ? values.toSorted((one, other) => at(one) - at(other)) : [...values];
}

/** Row of a prop, merged from the arms of a union of props. */
export function readRow(checker: ts.TypeChecker, arms: readonly ts.Type[], name: string, assigned?: string): PropRow | undefined {
  const found = findProp(checker, arms, name);
  const [first] = found;
  if (!first) return undefined;
  const described = found.find(({ symbol }) => textOf(symbol, checker) !== '') ?? first;
  const types = [...new Set(found.map(({ type }) => typeText(checker, type)))];
  const choices = found.map(({ type }) => stringsOf(type));
  const options = choices.every((each) => each !== undefined) ? inOrder(checker, first.symbol, [...new Set(choices.flat())]) : undefined;
  const defaultText = tagText(described.symbol, 'default') ?? assigned;
  const deprecated = tagText(described.symbol, 'deprecated');
  return {
    name,
    type: options ? options.map((value) => `'${value}'`).join(' | ') : unionText(types),
    required: found.length === arms.length && found.every(({ symbol }) => !isOptional(symbol)),
    description: [merged(checker, found), onlyWith(checker, arms, name, found)].filter((text) => text !== '').join('\n\n'),
    ...(defaultText === undefined ? {} : { default: defaultText }),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(options ? { options } : {}),
  };
}
