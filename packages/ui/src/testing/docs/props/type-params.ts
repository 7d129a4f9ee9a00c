import ts from '@typescript/typescript6';

import type { PropRow } from './tables.js';
import { typeText } from './type-text.js';

/** Texts of `@typeParam N …` in the comments of these symbols. */
function textsOf(symbols: readonly (ts.Symbol | undefined)[]): Map<string, string> {
  const tags = symbols.flatMap((symbol) => symbol?.getJsDocTags() ?? []).filter(({ name }) => name === 'typeParam');
  return new Map(
    tags.flatMap(({ text }) => {
      const [, name, says] = /^(\w+)\s+([^]+)$/.exec(ts.displayPartsToString(text).trim()) ?? [];
      return name === undefined || says === undefined ? [] : [[name, says.replace(/\s+/g, ' ')] as const];
    }),
  );
}

/** Meaning of the type parameters of a function: `<Row>`, its constraint and its default. */
export function typeParamRows(checker: ts.TypeChecker, symbol: ts.Symbol, signature: ts.Signature): PropRow[] {
  const [first] = signature.parameters;
  const props = first && checker.getTypeOfSymbol(first);
  const texts = textsOf([props?.aliasSymbol, props?.getSymbol(), symbol]);
  return (signature.typeParameters ?? []).map((param) => {
    const constraint = param.getConstraint();
    const fallback = param.getDefault();
    return {
      name: `<${param.symbol.name}>`,
      type: constraint ? `extends ${typeText(checker, constraint)}` : 'any type',
      required: false,
      description: texts.get(param.symbol.name) ?? '',
      ...(fallback ? { default: typeText(checker, fallback) } : {}),
    };
  });
}
