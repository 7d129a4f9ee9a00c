/** Ends of the token at which a text was cut, before the brackets that are open: of a key, a value, a text or a literal. */
const TOKENS = [
  '',
  '"',
  '0',
  ':0',
  '":0',
  '"":0',
  'e',
  'ue',
  'rue',
  'se',
  'lse',
  'alse',
  'l',
  'll',
  'ull',
  '\\"',
  '0"',
  '00"',
  '000"',
  '0000"',
];
/** For keys that were cut inside an escape. */
const ENDS = [...TOKENS, ...TOKENS.filter((token) => token.endsWith('"')).map((token) => `${token}:0`)];

/** Brackets that close those which are open at the end of a JSON text. */
function closing(text: string): string {
  const open: string[] = [];
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (quoted && mark === '\\') at += 1;
    else if (mark === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (mark === '{' || mark === '[') open.push(mark === '{' ? '}' : ']');
    else if (mark === '}' || mark === ']') open.pop();
  }
  return open.toReversed().join('');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text that is no JSON is the beginning of one: something behind it makes it JSON. */
export function isCut(text: string): boolean {
  const rest = closing(text);
  return rest !== '' && ENDS.some((end) => isJson(`${text}${end}${rest}`));
}
