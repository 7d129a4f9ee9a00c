import { childrenOf, pathOf, type TreeModel } from '../tree/tree.logic.js';

/** Between the levels of a path. */
const LEVEL = ' › ';

/**
 * What a field says about its value: the whole path of one, the labels of several.
 *
 * Of several, only the topmost are named: “East China” and not its two branches as well.
 */
export function valueText(model: TreeModel, value: readonly string[]): string[] {
  const known = value.filter((id) => model.nodes.has(id));
  const [only] = known;
  if (known.length === 1 && only !== undefined) return [pathOf(model, only).join(LEVEL)];
  const held = new Set(known);
  const covered = (id: string): boolean => {
    const parent = model.parents.get(id) ?? null;
    return parent !== null && held.has(parent) && childrenOf(model, parent).every((child) => held.has(child));
  };
  return known.filter((id) => !covered(id)).flatMap((id) => model.nodes.get(id)?.label ?? []);
}
