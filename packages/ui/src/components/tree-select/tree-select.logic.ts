import { childrenOf, pathOf, type TreeModel } from '../tree/tree.logic.js';

/** Separator of the levels in a path. */
const LEVEL = ' › ';

/**
 * Text of the field for its value: the full path of a single one, the labels of several.
 * Of several, only the topmost are named: “East China” without its two branches.
 */
export function selectedLabels(model: TreeModel, value: readonly string[]): string[] {
  const knownIds = value.filter((id) => model.nodes.has(id));
  const [singleId] = knownIds;
  if (knownIds.length === 1 && singleId !== undefined) return [pathOf(model, singleId).join(LEVEL)];
  const selected = new Set(knownIds);
  const isCovered = (id: string): boolean => {
    const parent = model.parents.get(id) ?? null;
    return parent !== null && selected.has(parent) && childrenOf(model, parent).every((child) => selected.has(child));
  };
  return knownIds.filter((id) => !isCovered(id)).flatMap((id) => model.nodes.get(id)?.label ?? []);
}
