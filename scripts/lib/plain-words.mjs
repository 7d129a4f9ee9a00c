// Matcher and text extraction of the plain-words check: pure functions, so that the ratchet around them stays small.

/** Words to avoid, with the replacement the report suggests. */
export const DIALECT = [
  { name: 'told, tells', use: 'audit entry, live hint, notification', pattern: /\b(?:told|tells?|tale)\b/gi },
  { name: 'stand, stands', use: 'is, is shown, is listed', pattern: /\b(?:stands?|stood|standing)\b/gi },
  { name: 'by itself', use: 'automatically', pattern: /\bby (?:itself|themselves)\b/gi },
  { name: 'nobody, somebody', use: 'anonymous, no rows, a user', pattern: /\b(?:nobody|somebody)\b/gi },
  { name: 'whoever', use: 'the user, authenticated user', pattern: /\bwho(?:so)?ever\b/gi },
  { name: 'what comes', use: 'response, payload', pattern: /\bwhat(?:ever)? comes\b/gi },
  { name: 'what is said', use: 'message, notification', pattern: /\b(?:what is said|is not said|was said|call that says)\b/gi },
  { name: 'answer', use: 'response', pattern: /\b(?:an|its|the|this|that|whose|first|last|own|empty) answers?\b/gi },
  { name: 'unit', use: 'transaction', pattern: /\b(?:inside|outside) (?:a|the|one|its) unit\b|\bunit of work\b/gi },
  { name: 'the house', use: 'backend, frontend, repository', pattern: /\bthe house\b/gi },
  { name: 'left as it is', use: 'pristine, unchanged', pattern: /\b(?:left|stays?|leaves?) as (?:it is|they are)\b/gi },
  { name: 'the time after which', use: 'timeout', pattern: /\bthe time after which\b/gi },
  { name: 'learns, hears', use: 'receives, reads, is notified', pattern: /\b(?:learns|hears)\b/gi },
  { name: 'lets go', use: 'releases', pattern: /\blets? go\b/gi },
  {
    name: 'one leaves',
    use: 'on blur, the user',
    pattern: /\b(?:when|once|until|while) one (?:leaves|goes|comes|chooses|clicks|presses|types)\b/gi,
  },
  { name: 'everybody', use: 'all users, anonymous', pattern: /\b(?:every|any)body\b/gi },
  { name: 'dear', use: 'expensive', pattern: /\bdear(?:er)?\b/gi },
  { name: 'in sight', use: 'visible, hidden', pattern: /\b(?:in|out of) sight\b/gi },
  {
    name: 'not in the specification',
    use: 'Not in the specification; follows spec §n',
    pattern: /\b(?:the|its) calls? (?:is|are) not in the specification\b/gi,
  },
  {
    name: 'carrier’s answer',
    use: 'response',
    pattern: /\b(?:carrier|airline|server|backend)['’]s answers?\b|\banswers? of (?:the|an?) (?:carrier|airline|server|backend)\b/gi,
  },
  { name: 'previous backend', use: 'origin', pattern: /\bprevious back-?end\b(?! of the product)/gi },
  { name: 'load devices', use: 'unit load devices', pattern: /(?<!unit )\bload devices?\b/gi },
  { name: 'pieces passed', use: 'reported for all pieces', pattern: /\bpieces (?:have )?passed\b/gi },
  {
    name: 'picture of a test',
    use: 'screenshot',
    pattern: /\b(?:kept|reference|compared) pictures?\b|\bstories and pictures\b|\bpicture tests?\b/gi,
  },
  { name: 'at most so many', use: 'limit', pattern: /\bat most so many\b/gi },
];

/** Sentences that open with a riddle. A question ("What happened?") and a lone word ("What") are no riddles. */
const OPENER = /(?:(?:^|\n)\s*(?:[-*#>|]+\s*)?|[.!?:;]\s+)((?:What|Who|Whom|Whose|Whoever|Nobody)\s[^.!?\n]*[.!?]?)/g;

/** Text without code: fenced blocks, backticks, addresses, tags of JSX and HTML. */
function withoutCode(text) {
  return text
    .replaceAll(/```[\s\S]*?```/g, ' ')
    .replaceAll(/`[^`\n]*`/g, ' code ')
    .replaceAll(/https?:\/\/\S+/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/<\/?[A-Za-z][^<>]*>/g, ' ')
    .replaceAll(/\{@link [^}]*\}/g, ' ');
}

/** @returns {{ rule: string, found: string, use: string }[]} */
export function plainWordHits(text) {
  const plain = withoutCode(text);
  const hits = [];
  for (const { name, use, pattern } of DIALECT) {
    for (const [found] of plain.matchAll(pattern)) hits.push({ rule: name, found, use });
  }
  for (const [, sentence] of plain.matchAll(OPENER)) {
    if (!sentence.endsWith('?')) hits.push({ rule: 'opener', found: sentence.trim().slice(0, 40), use: 'name the thing first' });
  }
  return hits;
}

export const wordCount = (text) => withoutCode(text).match(/[A-Za-z]+(?:['’-][A-Za-z]+)*/g)?.length ?? 0;

const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[=(,:[!&|?{};]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//g;

const commentText = (token) =>
  token
    .replace(/^\/\*+|\*+\/$|^\/\/+/g, '')
    .replaceAll(/^\s*\*\s?/gm, '')
    .trim();

/** Documents an exported declaration, or a member of a type: the parts of a comment that a consumer of the package reads. */
const documents = (rest) => /^\s*(?:export\b|(?:readonly )?['"]?[\w-]+['"]?\??[:(])/.test(rest);

/** The text is the title of a test: `it('…'`, or `]) ('…', (a, b) =>` after the rows of `each`. */
const isTitle = (before, after) =>
  /(?<![.\w])(?:it|test|describe|step)(?:\.\w+)*(?:\([^()]*\))?\(\s*$/.test(before) ||
  (/[\])]\)\(\s*$/.test(before) && /^,\s*(?:async\s*)?(?:\(|\w+\s*=>)/.test(after));

/**
 * Comments, documentation comments, test names and strings of a TypeScript or JavaScript file.
 * @returns {{ kind: 'comments' | 'props' | 'test names' | 'strings', text: string }[]}
 */
export function partsOfSource(source) {
  const parts = [];
  for (const { 0: token, index } of source.matchAll(TOKENS)) {
    if (token.startsWith('/**')) {
      parts.push({ kind: documents(source.slice(index + token.length)) ? 'props' : 'comments', text: commentText(token) });
    } else if (token.startsWith('/*')) {
      parts.push({ kind: 'comments', text: commentText(token) });
    } else if (token.startsWith('//')) {
      const last = parts.at(-1);
      const joined = last?.line && /^\s*$/.test(source.slice(last.end, index)) && last.kind === 'comments';
      if (joined) Object.assign(last, { text: `${last.text}\n${commentText(token)}`, end: index + token.length });
      else parts.push({ kind: 'comments', text: commentText(token), line: true, end: index + token.length });
    } else if (!token.startsWith('/')) {
      const named = isTitle(source.slice(Math.max(0, index - 60), index), source.slice(index + token.length, index + token.length + 40));
      parts.push({ kind: named ? 'test names' : 'strings', text: token.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, 'x') });
    }
  }
  return parts.map(({ kind, text }) => ({ kind, text }));
}

/** Comments of a style sheet or of SQL. */
export function partsOfSheet(source) {
  return [...source.matchAll(/\/\*[\s\S]*?\*\/|^\s*--[^\n]*/gm)].map(([token]) => ({
    kind: 'comments',
    text: commentText(token.trim().replace(/^--+/, '')),
  }));
}

/** Areas with more hits than the baseline allows. An area without an entry allows none. */
export const grownAreas = (now, baseline) => Object.keys(now).filter((area) => now[area] > (baseline[area] ?? 0));

/** The baseline lowered to today's counts, never raised. Without a baseline (the first run) today's counts are taken. */
export function lowered(now, baseline) {
  const entries = baseline ? Object.entries(baseline).map(([area, limit]) => [area, Math.min(limit, now[area] ?? 0)]) : Object.entries(now);
  return Object.fromEntries(entries.filter(([, limit]) => limit > 0).toSorted(([a], [b]) => a.localeCompare(b)));
}
