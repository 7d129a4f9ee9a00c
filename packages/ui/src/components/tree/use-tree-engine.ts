import { dragAndDropFeature, isOrderedDragTarget, syncDataLoaderFeature, type DragTarget, type ItemInstance } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useMemo, type ComponentProps } from 'react';

import { canMoveInto, type TreeMove } from './tree-move.logic.js';
import { childrenOf, type TreeModel, type TreeNode } from './tree.logic.js';

/** Id of the invisible root that headless-tree requires. */
const ROOT = '\u0000root';
const ROOT_NODE: TreeNode = { id: ROOT, label: '' };

export interface TreeEngineOptions {
  model: TreeModel;
  expanded: ReadonlySet<string>;
  /** Ids in the result of a search; null shows all. */
  shown: ReadonlySet<string> | null;
  focused: string | null;
  onFocusedChange: (id: string | null) => void;
  onMove: ((move: TreeMove) => void) | undefined;
}

export type DropPlace = 'above' | 'below' | 'inside';
export type EngineRowProps = Pick<
  ComponentProps<'div'>,
  'ref' | 'draggable' | 'onDragStart' | 'onDragEnd' | 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'
>;

export interface TreeEngine {
  /** Ref of the element with the role `tree`. */
  register: (element: HTMLElement | null) => void;
  /** Makes a row the tab stop and focuses it, mounted or not yet. */
  focus: (id: string) => void;
  rowProps: (id: string) => EngineRowProps;
  /** Drop position of the dragged node, relative to a row. */
  dropPlace: (id: string) => DropPlace | undefined;
}

/** Only this module imports headless-tree: roving focus and dragging. Rows and their content are defined outside. */
export function useTreeEngine({ model, expanded, shown, focused, onFocusedChange, onMove }: TreeEngineOptions): TreeEngine {
  // headless-tree reads the nodes again when this list changes, so the list depends on everything that changes the rows.
  const expandedItems = useMemo(
    () => [...expanded].filter((id) => model.nodes.has(id) && (!shown || shown.has(id))),
    [expanded, model, shown],
  );
  const children = (id: string): string[] => childrenOf(model, id === ROOT ? null : id).filter((child) => !shown || shown.has(child));
  const tree = useTree<TreeNode>({
    rootItemId: ROOT,
    features: [syncDataLoaderFeature, dragAndDropFeature],
    dataLoader: { getItem: (id) => model.nodes.get(id) ?? ROOT_NODE, getChildren: children },
    getItemName: (item) => item.getItemData().label,
    isItemFolder: (item) => children(item.getId()).length > 0,
    state: { expandedItems, focusedItem: focused },
    setFocusedItem: (next) => onFocusedChange(typeof next === 'function' ? next(focused) : next),
    canDrag: (items) => onMove !== undefined && !shown && items.every((item) => !item.getItemData().disabled),
    canDrop: (items, target) =>
      items.every((item) => canMoveInto(model, item.getId(), parentOf(target)) && !target.item.getItemData().disabled),
    onDrop: (items, target) => {
      const [item] = items;
      if (item) onMove?.(toMove(model, item, target));
    },
  });
  const movable = onMove !== undefined && !shown;
  return {
    register: tree.registerElement,
    focus: (id) => {
      onFocusedChange(id);
      const item = tree.getItemInstance(id);
      const element = item.getElement();
      item.setFocused();
      // Synchronous if the row is mounted, since two quick keys are two steps; otherwise the row is rendered first.
      if (element?.isConnected) element.focus();
      else tree.updateDomFocus();
    },
    rowProps: (id) => {
      const item = tree.getItemInstance(id);
      // headless-tree types its props loosely; these are the documented ones of its drag-and-drop feature.
      const props = item.getProps() as EngineRowProps;
      const ref = props.ref ?? null;
      if (!movable) return { ref };
      const { onDragStart, onDragEnd, onDragEnter, onDragOver, onDragLeave, onDrop } = props;
      return { ref, draggable: !model.nodes.get(id)?.disabled, onDragStart, onDragEnd, onDragEnter, onDragOver, onDragLeave, onDrop };
    },
    dropPlace: (id) => {
      if (!tree.getState().dnd?.dragTarget) return undefined;
      const item = tree.getItemInstance(id);
      if (item.isUnorderedDragTarget()) return 'inside';
      if (item.isDragTargetAbove()) return 'above';
      return item.isDragTargetBelow() ? 'below' : undefined;
    },
  };
}

function parentOf(target: DragTarget<TreeNode>): string | null {
  const id = target.item.getId();
  return id === ROOT ? null : id;
}

function toMove(model: TreeModel, item: ItemInstance<TreeNode>, target: DragTarget<TreeNode>): TreeMove {
  const id = item.getId();
  const parentId = parentOf(target);
  // The type guard of headless-tree does not narrow its own union here, so the property is tested.
  const ordered = isOrderedDragTarget(target) && 'insertionIndex' in target;
  return { id, parentId, index: ordered ? target.insertionIndex : childrenOf(model, parentId).filter((child) => child !== id).length };
}
