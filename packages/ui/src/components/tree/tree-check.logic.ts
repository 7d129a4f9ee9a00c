import { buildModel, childrenOf, descendantsOf, type TreeModel, type TreeNode } from './tree.logic.js';

export type CheckState = 'checked' | 'unchecked' | 'mixed';

/**
 * State of every checkbox.
 * With `strict` a node is checked if it is in the list. Otherwise the state of a parent comes from its children; the id of a parent in the
 * list counts only while its children are not loaded, or if they were loaded later and none of them is in the list.
 */
export function checkStates(model: TreeModel, checked: ReadonlySet<string>, strict = false): Map<string, CheckState> {
  const states = new Map<string, CheckState>();
  const visit = (id: string, inherited: boolean): CheckState => {
    const children = childrenOf(model, id);
    const own = inherited || checked.has(id);
    let state: CheckState = own ? 'checked' : 'unchecked';
    if (strict) for (const child of children) visit(child, false);
    else if (children.length > 0) {
      const includesAll = inherited || (model.lazy.has(id) && own && !descendantsOf(model, id).some((below) => checked.has(below)));
      const below = new Set(children.map((child) => visit(child, includesAll)));
      const [only] = below;
      state = below.size === 1 && only ? only : 'mixed';
    }
    states.set(id, state);
    return state;
  };
  for (const root of model.roots) visit(root, false);
  return states;
}

export interface ToggleOptions {
  strict?: boolean;
  /** Limits the change to these: the result of a search. */
  within?: ReadonlySet<string> | null;
}

/**
 * The list after a press on one checkbox. A parent checks every enabled node below it, or, when all are checked, unchecks them.
 * Disabled nodes keep their state. Unknown ids stay in the list.
 */
export function toggleChecked(model: TreeModel, value: readonly string[], id: string, options: ToggleOptions = {}): string[] {
  const { strict = false, within = null } = options;
  const before = new Set(value);
  if (strict) return before.has(id) ? value.filter((other) => other !== id) : [...value, id];
  const states = checkStates(model, before);
  const leaves = [id, ...descendantsOf(model, id)].filter(
    (nodeId) => childrenOf(model, nodeId).length === 0 && !isDisabledWithin(model, nodeId, id) && (!within || within.has(nodeId)),
  );
  const next = leaves.some((leaf) => states.get(leaf) !== 'checked');
  const changed = new Set(leaves);
  const kept = [...model.nodes.keys()].filter((nodeId) => {
    if (childrenOf(model, nodeId).length > 0) return false;
    return changed.has(nodeId) ? next : states.get(nodeId) === 'checked';
  });
  const complete = new Set(kept);
  const after = checkStates({ ...model, lazy: new Set() }, complete);
  return [
    ...value.filter((other) => !model.nodes.has(other)),
    ...[...model.nodes.keys()].filter((nodeId) => after.get(nodeId) === 'checked'),
  ];
}

/** A disabled node also protects its descendants from a press on an ancestor. */
function isDisabledWithin(model: TreeModel, id: string, top: string): boolean {
  for (let ancestorId: string | null = id; ancestorId !== null; ancestorId = model.parents.get(ancestorId) ?? null) {
    if (model.nodes.get(ancestorId)?.disabled) return true;
    if (ancestorId === top) return false;
  }
  return false;
}

/**
 * Partly checked parents. For servers that need them beside the checked ones.
 * @example save([...value, ...mixedIds(nodes, value)])
 */
export function mixedIds(nodes: readonly TreeNode[], value: readonly string[]): string[] {
  const states = checkStates(buildModel(nodes), new Set(value));
  return [...states].filter(([, state]) => state === 'mixed').map(([id]) => id);
}
