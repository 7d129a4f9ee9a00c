const LINE = /^\s*\/\//;
const DOCSTRING = /^\s*\/\*\*/;
/** `/* @__PURE__ *\/` is an instruction to bundlers. */
const TRAILING = /[;,{)\]}'>]\s+\/\/ |\/\*(?! @__)[^*]/;
const MEMBER = /^\s+(?:readonly )?['"\w[]+\??[:(<]/;

/** Whether a docstring belongs to an export, or to a member of a type or class. */
function describesInterface(docstring, next) {
  return /^\s*export\b/.test(next) || (/^\s/.test(docstring) && MEMBER.test(next));
}

/**
 * Number of comments in a source text, apart from docstrings of exports and members, which are its documentation.
 * Lines of one comment count once.
 */
export function countComments(text) {
  const lines = text.split('\n');
  let count = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const start = at;
    if (DOCSTRING.test(lines[at])) {
      while (!lines[at].includes('*/')) at += 1;
      const next = lines.slice(at + 1).find((line) => line.trim() !== '' && !LINE.test(line)) ?? '';
      if (!describesInterface(lines[start], next)) count += 1;
    } else if (LINE.test(lines[at])) {
      while (LINE.test(lines[at + 1] ?? '')) at += 1;
      count += 1;
    } else if (TRAILING.test(lines[at])) count += 1;
  }
  return count;
}
