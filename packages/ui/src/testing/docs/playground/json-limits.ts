/** Most levels of objects and lists in each other; responses of carriers have about ten. */
export const MAX_DEPTH = 40;
/** Most objects; an event has five to ten. */
export const MAX_OBJECTS = 50_000;

/** Limit that a JSON text exceeds, undefined for none. Character by character: parsing first would take the time that the limits save. */
export function excessOf(text: string): 'depth' | 'objects' | undefined {
  let depth = 0;
  let objects = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (quoted && mark === '\\') at += 1;
    else if (mark === '"') quoted = !quoted;
    else if (!quoted && (mark === '{' || mark === '[')) {
      depth += 1;
      if (mark === '{') objects += 1;
    } else if (!quoted && (mark === '}' || mark === ']')) depth -= 1;
    if (depth > MAX_DEPTH) return 'depth';
    if (objects > MAX_OBJECTS) return 'objects';
  }
  return undefined;
}
