import { useRef, type KeyboardEvent } from 'react';

import type { MoveDirection } from './tree-move.logic.js';
import { findByPrefix, type TreeModel, type TreeRowData } from './tree.logic.js';

/** Time within which typed letters belong to one search text, in ms. */
const TYPE_AHEAD_MS = 600;

export interface TreeKeysOptions {
  rows: readonly TreeRowData[];
  model: TreeModel;
  expanded: ReadonlySet<string>;
  focus: (id: string) => void;
  setExpanded: (ids: readonly string[], open: boolean) => void;
  /** Enter or Space on a row. */
  press: (row: TreeRowData, key: 'Enter' | 'Space') => void;
  /** Shift with ↑ or ↓ selects the rows up to this one, with multiple selection. */
  selectTo: ((row: TreeRowData) => void) | undefined;
  /** Ctrl A or ⌘ A, with multiple selection. */
  selectAll: (() => void) | undefined;
  move: ((id: string, direction: MoveDirection) => void) | undefined;
}

const MOVES: Partial<Record<string, MoveDirection>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

/** Keyboard handling of a tree, by the ARIA authoring practices; Alt and the arrow keys move a node. */
export function useTreeKeys(options: TreeKeysOptions): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 });

  const typeAhead = (row: TreeRowData, key: string, now: number): void => {
    const text = now - typed.current.at < TYPE_AHEAD_MS ? typed.current.text + key : key;
    typed.current = { text, at: now };
    const found = findByPrefix(options.rows, row.id, text);
    if (found !== null) options.focus(found);
  };

  return (event) => {
    const { target, currentTarget, key } = event;
    // Buttons inside a row have their own keys.
    if (event.defaultPrevented || !(target instanceof HTMLElement) || target.role !== 'treeitem') return;
    const at = options.rows.findIndex(({ id }) => id === target.dataset['id']);
    const row = options.rows[at];
    if (!row) return;
    const rightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const arrow = rightToLeft && key === 'ArrowLeft' ? 'ArrowRight' : rightToLeft && key === 'ArrowRight' ? 'ArrowLeft' : key;
    const direction = MOVES[arrow];
    if (event.altKey) {
      if (!direction || !options.move) return;
      event.preventDefault();
      options.move(row.id, direction);
    } else if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'a' && options.selectAll) {
      event.preventDefault();
      options.selectAll();
    } else if (act(options, row, at, arrow, event.shiftKey)) {
      event.preventDefault();
    } else if (key.length === 1 && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      typeAhead(row, key, event.timeStamp);
    }
  };
}

/** Handles the other keys of a tree, with any modifier but Alt; returns false for a key that a tree does not have. */
function act(
  { rows, model, expanded, focus, setExpanded, press, selectTo }: TreeKeysOptions,
  row: TreeRowData,
  at: number,
  key: string,
  shift: boolean,
): boolean {
  const go = (to: TreeRowData | undefined): void => {
    if (!to) return;
    focus(to.id);
    if (shift && (key === 'ArrowDown' || key === 'ArrowUp')) selectTo?.(to);
  };
  const open = expanded.has(row.id);
  const parent = model.parents.get(row.id) ?? null;
  switch (key) {
    case 'ArrowDown':
      go(rows[at + 1]);
      return true;
    case 'ArrowUp':
      go(rows[at - 1]);
      return true;
    case 'Home':
      go(rows[0]);
      return true;
    case 'End':
      go(rows.at(-1));
      return true;
    case 'ArrowRight':
      if (!row.expandable) return true;
      if (!open) setExpanded([row.id], true);
      else if ((rows[at + 1]?.level ?? 0) > row.level) go(rows[at + 1]);
      return true;
    case 'ArrowLeft':
      if (row.expandable && open) setExpanded([row.id], false);
      else if (parent !== null) focus(parent);
      return true;
    case '*':
      setExpanded(
        rows
          .filter(({ id, expandable }) => expandable && (model.parents.get(id) ?? null) === parent && !expanded.has(id))
          .map(({ id }) => id),
        true,
      );
      return true;
    case 'Enter':
    case ' ':
      press(row, key === ' ' ? 'Space' : 'Enter');
      return true;
    default:
      return false;
  }
}
