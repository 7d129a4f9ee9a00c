/** Index after the block that opens at `from`; braces in strings and after a backslash do not count. */
function endOfBlock(css, from) {
  let depth = 0;
  for (const { 0: token, index } of css.slice(from).matchAll(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0) return from + index + 1;
  }
  throw new Error('A block of the style sheet does not end.');
}

/**
 * The rules of a compiled style sheet in the same order, outside of cascade layers.
 *
 * @param {string} sheet
 * @returns {string}
 */
export function withoutLayers(sheet) {
  // A comment may contain a brace or an apostrophe; those with an exclamation mark are licences, and stay.
  const css = sheet.replaceAll(/\/\*(?!!)[^]*?\*\//g, '');
  const block = /@layer [\w.]+\s*\{/.exec(css);
  if (!block) return css.replaceAll(/@layer [\w., ]+;/g, '');
  const open = block.index + block[0].length - 1;
  const end = endOfBlock(css, open);
  return withoutLayers(css.slice(0, block.index) + css.slice(open + 1, end - 1) + css.slice(end));
}
