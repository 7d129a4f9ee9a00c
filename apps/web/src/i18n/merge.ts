type Tree = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fills in missing messages from `fallback`, at every depth. Compiled messages are arrays and taken whole. */
export function withFallback(texts: Tree, fallback: Tree): Tree {
  const merged: Record<string, unknown> = { ...fallback };
  for (const [key, value] of Object.entries(texts)) {
    const below = fallback[key];
    merged[key] = isTree(value) && isTree(below) ? withFallback(value, below) : value;
  }
  return merged;
}
