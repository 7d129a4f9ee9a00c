// Finds the regular expressions of a source text.
import ts from '@typescript/typescript6';

/** A slash where an expression may begin, or RegExp: most files have neither and are not parsed. */
const MAY_HOLD = /\bRegExp\b|(?:[\n(,=:[!&|?{};+\-%>~^]|\b(?:return|typeof|case|in|of|void|else|do|throw|yield|await))\s*\/(?![/*])/;

/**
 * @typedef {{ line: number, pattern: string }} Found pattern as written, `/a+/u`; of a made one the expression
 * @param {string} text
 * @param {boolean} [jsx]
 * @returns {{ literals: Found[], made: Found[] }} `made`: by RegExp from something that is no constant text
 */
export function patternsIn(text, jsx = false) {
  if (!MAY_HOLD.test(text)) return { literals: [], made: [] };
  const source = ts.createSourceFile('', text, ts.ScriptTarget.Latest, false, jsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const literals = [];
  const made = [];
  const at = (node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) literals.push({ line: at(node), pattern: node.text });
    const calls = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(source) === 'RegExp';
    const [pattern, flags] = calls ? (node.arguments ?? []) : [];
    if (pattern && ts.isStringLiteralLike(pattern) && (!flags || ts.isStringLiteralLike(flags))) {
      literals.push({ line: at(node), pattern: String(new RegExp(pattern.text, flags?.text)) });
    } else if (calls && !(pattern && ts.isRegularExpressionLiteral(pattern))) {
      made.push({ line: at(node), pattern: node.getText(source).replaceAll(/\s+/g, ' ') });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { literals, made };
}

/** Source and flags of a pattern as written. */
export function partsOf(pattern) {
  const end = pattern.lastIndexOf('/');
  return [pattern.slice(1, end), pattern.slice(end + 1)];
}
