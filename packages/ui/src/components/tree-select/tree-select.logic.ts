import { childrenOf, pathOf, type TreeModel } from '../tree/tree.logic.js';

/** Separator of the levels in a path. */
const LEVEL = ' › ';

/**
 * Text of the field for its value: the full path of a single one, the labels of several.
 * Of several, only the topmost are named: “East China” without its two branches.
 */
export function valueText(model: TreeModel, value: readonly string[]): string[] {
  const known = value.filter((id) => model.nodes.has(id));
  const [only] = known;
  if (known.length === 1 && only !== undefined) return [pathOf(model, only).join(LEVEL)];
  const selected = new Set(known);
  const covered = (id: string): boolean => {
    const parent = model.parents.get(id) ?? null;
    return parent !== null && selected.has(parent) && childrenOf(model, parent).every((child) => selected.has(child));
  };
  return known.filter((id) => !covered(id)).flatMap((id) => model.nodes.get(id)?.label ?? []);
}
