import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useMemo,
  useState,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import { announce } from '../../lib/announce.js';
import { cn } from '../../lib/cn.js';
import { useCollectionsText, useControlSize, useFormat, type ControlSize } from '../../lib/ui-provider.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';
import { EmptyState } from '../empty-state/index.js';
import { SearchInput } from '../search-input/index.js';
import { Skeleton } from '../skeleton/index.js';
import { LoadFailed } from './components/load-failed.js';
import { TreeRow, type TreeRowContext } from './components/tree-row.js';
import { checkStates, toggleChecked } from './tree-check.logic.js';
import { moveByKey, type MoveDirection, type TreeMove } from './tree-move.logic.js';
import type { TreeNode, TreeRowData } from './tree.logic.js';
import type { TreeExpansion } from './tree.types.js';
import { useTreeEngine } from './use-tree-engine.js';
import { useTreeKeys } from './use-tree-keys.js';
import { useTreeState } from './use-tree-state.js';

const WindowedRows = lazy(() => import('./components/windowed-rows.js').then((module) => ({ default: module.WindowedRows })));

/** Number of visible rows from which the tree is windowed. */
const WINDOW_FROM = 200;

/**
 * Kind of selection. `check` shows checkboxes, and a parent represents its children; with `check-strict` each box is independent: a parent
 * may be checked without its children.
 */
export type TreeSelection = 'none' | 'single' | 'multiple' | 'check' | 'check-strict';

export interface TreeProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label' | 'children' | 'defaultValue' | 'onChange'> {
  /** Accessible name of the tree: “Menus of the role”. */
  label: string;
  /** Root nodes; undefined until the first response: skeletons are shown meanwhile. */
  nodes: readonly TreeNode[] | undefined;
  /** @default 'single' */
  selection?: TreeSelection;
  /** Ids of selected or checked nodes. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (value: readonly string[]) => void;
  /**
   * Expanded nodes, and the loader of children.
   * @default all collapsed, and uncontrolled
   */
  expansion?: TreeExpansion;
  /** Accessible name of a search field above the tree; without it there is none. A search expands and highlights its matches. */
  searchLabel?: string;
  /** Called with a move by drag and drop, or by Alt and the arrow keys. The caller applies it: `moveNode`. */
  onMove?: (move: TreeMove) => void;
  /** Buttons at the end of a row, shown on hover and for the focused row. */
  rowActions?: (node: TreeNode) => ReactNode;
  /** @default the size of the provider, else 'md' */
  size?: ControlSize;
  /**
   * Content without nodes.
   * @default a plain sentence
   */
  emptyState?: ReactNode;
}

/**
 * Hierarchy of nodes: menus, organizations, regions. For links to pages use a navigation.
 * With a height from its container or its class, it scrolls inside it; without one, a tree of many rows is 24 rem high.
 */
export function Tree(props: TreeProps): ReactNode {
  const { label, nodes, selection, value, defaultValue, onChange, expansion, ...more } = props;
  const { searchLabel, onMove, rowActions, size, emptyState, className, ...rest } = more;
  const text = useCollectionsText();
  const format = useFormat();
  const [query, setQuery] = useState('');
  return (
    <div data-slot="tree" {...rest} className={cn('sb:flex sb:min-h-0 sb:min-w-0 sb:flex-col sb:gap-2 sb:text-text', className)}>
      {searchLabel !== undefined && (
        <SearchInput
          label={searchLabel}
          placeholder={searchLabel}
          {...(size ? { size } : {})}
          value={query}
          onChange={setQuery}
          onKeyDown={goIntoTree}
        />
      )}
      {nodes === undefined ? (
        <Loading />
      ) : nodes.length === 0 ? (
        (emptyState ?? <EmptyState size="sm" title={text.treeEmpty} />)
      ) : (
        <TreeList
          {...{ label, nodes, query }}
          {...{ selection, value, defaultValue, onChange, expansion }}
          {...{ onMove, rowActions, size }}
          onMatches={(count) => announce(count === 0 ? text.noMatches : text.treeMatches(count, format.number(count)))}
        />
      )}
    </div>
  );
}

function Loading(): ReactNode {
  const text = useCollectionsText();
  return (
    <div data-slot="tree-loading" aria-busy="true" className="sb:flex sb:flex-col sb:gap-3 sb:p-2">
      <span data-slot="tree-loading-text" className="sb:sr-only">
        {text.treeLoading}
      </span>
      {[70, 50, 60, 40].map((width, at) => (
        <Skeleton key={width} style={{ inlineSize: `${width}%`, marginInlineStart: `${(at % 3) * 1.25}rem` }} />
      ))}
    </div>
  );
}

/** Down moves focus from the search field to the result. */
function goIntoTree(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
  const stop = event.currentTarget.closest('[data-slot="tree"]')?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
  if (!stop) return;
  event.preventDefault();
  stop.focus();
}

type OptionalProps = Pick<TreeProps, 'selection' | 'value' | 'defaultValue' | 'onChange' | 'expansion' | 'onMove' | 'rowActions' | 'size'>;

type TreeListProps = { [Key in keyof OptionalProps]: OptionalProps[Key] | undefined } & {
  label: string;
  nodes: readonly TreeNode[];
  query: string;
  onMatches: (count: number) => void;
};

const NONE: readonly string[] = [];
const NOTHING: TreeExpansion = {};

function TreeList(props: TreeListProps): ReactNode {
  const { label, nodes, selection = 'single', expansion = NOTHING, onMove, query, onMatches } = props;
  const strict = selection === 'check-strict';
  const boxes = strict || selection === 'check';
  const text = useCollectionsText();
  const size = useControlSize(props.size);
  const hintId = useId();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<string | null>(null);
  const [value, setValue] = useControllable({ value: props.value, defaultValue: props.defaultValue ?? NONE, onChange: props.onChange });
  const state = useTreeState({
    nodes,
    query,
    expanded: expansion.expanded,
    defaultExpanded: expansion.defaultExpanded ?? NONE,
    onExpandedChange: expansion.onExpandedChange,
    loadChildren: expansion.loadChildren,
    revision: expansion.revision,
    findPaths: expansion.findPaths,
  });
  const { model, rows, search, expanded, setExpanded, finding } = state;
  const chosen = useMemo(() => new Set(value), [value]);
  const checks = useMemo(() => (boxes ? checkStates(model, chosen, strict) : undefined), [boxes, model, chosen, strict]);
  const move = (next: TreeMove): void => {
    onMove?.(next);
    const moved = model.nodes.get(next.id)?.label ?? '';
    const into = next.parentId === null ? undefined : model.nodes.get(next.parentId);
    const sameParent = (model.parents.get(next.id) ?? null) === next.parentId;
    const total = (next.parentId === null ? model.roots : (model.children.get(next.parentId) ?? [])).length + (sameParent ? 0 : 1);
    announce(into && !sameParent ? text.treeMovedInto(moved, into.label) : text.treeMoved(moved, String(next.index + 1), String(total)));
  };
  const engine = useTreeEngine({
    model,
    expanded,
    shown: search?.shown ?? null,
    focused,
    onFocusedChange: setFocused,
    onMove: onMove && move,
  });
  const setRef = useMergedRef<HTMLElement | null>(engine.register, setScroller);

  /** @param keys whether the row is put into the selection or taken out of it (`toggle`), or ends a range */
  const press = (row: TreeRowData, keys: { toggle: boolean; range: boolean }): void => {
    const { id, node } = row;
    if (selection === 'none') {
      if (row.expandable) setExpanded([id], !expanded.has(id));
      return;
    }
    if (node.disabled) return;
    if (boxes) setValue(toggleChecked(model, value, id, { strict, within: search?.shown ?? null }));
    else if (selection === 'single') setValue([id]);
    else if (keys.range && anchor !== null) {
      setValue(between(rows, anchor, id));
      return;
    } else if (keys.toggle) setValue(chosen.has(id) ? value.filter((other) => other !== id) : [...value, id]);
    else setValue([id]);
    setAnchor(id);
  };
  const moveFocused = (id: string, direction: MoveDirection): void => {
    const next = search ? null : moveByKey(model, id, direction);
    if (!next) return;
    if (next.parentId !== null && !expanded.has(next.parentId)) setExpanded([next.parentId], true);
    move(next);
    engine.focus(id);
  };
  const handleKey = useTreeKeys({
    rows,
    model,
    expanded,
    setExpanded,
    press: (row, key) => press(row, { toggle: key === 'Space', range: false }),
    selectTo: selection === 'multiple' ? (row) => press(row, { toggle: false, range: true }) : undefined,
    focus: engine.focus,
    selectAll: selection === 'multiple' ? () => setValue(rows.filter(({ node }) => !node.disabled).map(({ id }) => id)) : undefined,
    move: onMove && moveFocused,
  });

  const matches = finding === 'pending' ? undefined : search?.matches.size;
  useEffect(() => {
    if (matches !== undefined) onMatches(matches);
    // Only a change of the number is announced; `onMatches` is a new function on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [matches]);

  const visibleFocus = rows.some(({ id }) => id === focused) ? focused : null;
  const firstChosen = rows.find(({ id }) => chosen.has(id))?.id;
  const context: TreeRowContext = {
    size,
    query,
    expanded,
    checks,
    tabStop: visibleFocus ?? firstChosen ?? rows[0]?.id ?? null,
    selected: selection === 'single' || selection === 'multiple' ? chosen : undefined,
    isLoading: state.isLoading,
    isFailed: state.isFailed,
    onRetry: state.retry,
    rowProps: engine.rowProps,
    dropPlace: engine.dropPlace,
    rowActions: props.rowActions,
    onPress: (row, event) => {
      engine.focus(row.id);
      press(row, { toggle: event.ctrlKey || event.metaKey, range: event.shiftKey });
    },
    onToggle: (row) => setExpanded([row.id], !expanded.has(row.id)),
  };
  const renderRows = (some: readonly TreeRowData[]): ReactNode => some.map((row) => <TreeRow key={row.id} row={row} context={context} />);
  const windowed = rows.length > WINDOW_FROM;
  const levels = useMemo(() => rows.reduce((deepest, { level }) => Math.max(deepest, level - 1), 1), [rows]);

  if (rows.length === 0 && finding === 'none') return <EmptyState size="sm" title={text.noMatches} />;
  if (rows.length === 0) return finding === 'pending' ? <Loading /> : <LoadFailed onRetry={state.findAgain} />;
  return (
    <>
      {finding === 'failed' && <LoadFailed onRetry={state.findAgain} />}
      <div
        data-slot="tree-list"
        role="tree"
        tabIndex={-1}
        ref={setRef}
        aria-label={label}
        aria-multiselectable={selection === 'multiple' || boxes || undefined}
        aria-describedby={onMove ? hintId : undefined}
        onKeyDown={handleKey}
        // React's style type has no custom properties.
        style={{ '--sb-levels': levels } as CSSProperties}
        // 24 rem is the flex basis, for a container without a height; in one with a height it grows and shrinks.
        className={cn('sb:min-h-0 sb:grow sb:overflow-y-auto', windowed && 'sb:basis-96')}
      >
        {windowed ? (
          <Suspense fallback={renderRows(rows.slice(0, 40))}>
            <WindowedRows rows={rows} context={context} scroller={scroller} />
          </Suspense>
        ) : (
          renderRows(rows)
        )}
      </div>
      {onMove && (
        <span data-slot="tree-hint" id={hintId} className="sb:sr-only">
          {text.treeMoveHint}
        </span>
      )}
    </>
  );
}

/** Selectable rows of a range. */
function between(rows: readonly TreeRowData[], from: string, to: string): string[] {
  const [start = 0, end = 0] = [from, to].map((id) => rows.findIndex((row) => row.id === id)).toSorted((a, b) => a - b);
  return rows.slice(Math.max(start, 0), end + 1).flatMap(({ id, node }) => (node.disabled ? [] : [id]));
}
