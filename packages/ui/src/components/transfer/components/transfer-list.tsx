import { lazy, Suspense, useEffect, useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';

import { elementByIdInRoot } from '../../../lib/shadow-root.js';
import { useCollectionsText, useFormat } from '../../../lib/ui-provider.js';
import { Checkbox } from '../../checkbox/index.js';
import { EmptyState } from '../../empty-state/index.js';
import { SearchInput } from '../../search-input/index.js';
import { searchItems, type TransferItem } from '../transfer.logic.js';
import { TransferOption, type OptionContext } from './transfer-option.js';

const WindowedOptions = lazy(() => import('./windowed-options.js').then((module) => ({ default: module.WindowedOptions })));

/** Number of items up to which all are rendered; a longer list renders the visible ones only. */
const MAX_RENDERED = 200;

export interface TransferListProps {
  title: string;
  items: readonly TransferItem[];
  marked: ReadonlySet<string>;
  onMarkedChange: (marked: ReadonlySet<string>) => void;
  /** Moves items to the other list. */
  onMove: (ids: ReadonlySet<string>) => void;
  hintId: string;
}

/** One of the two lists: its count, search, and the items to mark. */
export function TransferList({ title, items, marked, onMarkedChange, onMove, hintId }: TransferListProps): ReactNode {
  const text = useCollectionsText();
  const format = useFormat();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [wanted, setActive] = useState<string | null>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const shown = useMemo(() => searchItems(items, query), [items, query]);
  const enabled = shown.filter(({ disabled }) => !disabled);
  const count = enabled.filter(({ id }) => marked.has(id)).length;
  const active = shown.find(({ id }) => id === wanted)?.id ?? shown[0]?.id ?? null;
  const activeId = active === null ? undefined : `${listId}-${active}`;

  useEffect(() => {
    if (activeId !== undefined && wanted !== null && scroller) elementByIdInRoot(scroller, activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, wanted, scroller]);

  const toggle = ({ id, disabled }: TransferItem): void => {
    setActive(id);
    if (disabled) return;
    onMarkedChange(new Set(marked.has(id) ? [...marked].filter((other) => other !== id) : [...marked, id]));
  };
  const markAll = (on: boolean): void => {
    const ids = new Set(enabled.map(({ id }) => id));
    onMarkedChange(new Set(on ? [...marked, ...ids] : [...marked].filter((id) => !ids.has(id))));
  };
  const handleKey = (event: KeyboardEvent): void => {
    const at = shown.findIndex(({ id }) => id === active);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    const item = shown[at];
    if (to !== undefined) setActive(shown[Math.min(Math.max(to, 0), shown.length - 1)]?.id ?? null);
    else if (event.key === ' ' && item) toggle(item);
    else if (event.key === 'Enter' && item) onMove(marked.size > 0 ? marked : new Set([item.id]));
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) markAll(true);
    else return;
    event.preventDefault();
  };
  const context: OptionContext = { listId, active, marked, onPress: toggle, onMove: ({ id }) => onMove(new Set([id])) };
  const renderAll = (some: readonly TransferItem[]): ReactNode =>
    some.map((item, at) => <TransferOption key={item.id} item={item} position={at + 1} total={shown.length} context={context} />);

  return (
    <div
      data-slot="transfer-side"
      className="sb:flex sb:h-80 sb:min-w-0 sb:flex-1 sb:basis-48 sb:flex-col sb:max-sm:flex-none sb:rounded-surface sb:border sb:border-border sb:bg-surface"
    >
      <div
        data-slot="transfer-head"
        className="sb:flex sb:shrink-0 sb:items-center sb:gap-2 sb:border-b sb:border-border sb:px-3 sb:py-2 sb:text-sm"
      >
        <Checkbox
          label={text.markAll(title)}
          hideLabel
          disabled={enabled.length === 0}
          checked={count > 0 && count === enabled.length}
          indeterminate={count > 0 && count < enabled.length}
          onCheckedChange={markAll}
        />
        <span data-slot="transfer-title" className="sb:min-w-0 sb:grow sb:truncate sb:font-semibold">
          {title}
        </span>
        <span data-slot="transfer-count" className="sb:shrink-0 sb:text-xs sb:text-muted sb:tabular-nums">
          {text.markedOf(format.number(marked.size), format.number(items.length))}
        </span>
      </div>
      <div data-slot="transfer-search" className="sb:shrink-0 sb:p-2">
        <SearchInput size="sm" label={text.searchIn(title)} placeholder={text.searchIn(title)} value={query} onChange={setQuery} />
      </div>
      {shown.length === 0 ? (
        <EmptyState size="sm" title={query.trim() === '' ? text.transferEmpty : text.noMatches} />
      ) : (
        // The role is spread because the linter would demand a native select, which has no checkboxes and renders every option.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          data-slot="transfer-list"
          ref={setScroller}
          {...{ role: 'listbox' }}
          aria-label={title}
          aria-multiselectable
          aria-describedby={hintId}
          aria-activedescendant={activeId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onKeyDown={handleKey}
          onFocus={() => setActive(active)}
          className="sb:group sb:min-h-0 sb:grow sb:overflow-y-auto sb:p-1 sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2"
        >
          {shown.length > MAX_RENDERED ? (
            <Suspense fallback={renderAll(shown.slice(0, 20))}>
              <WindowedOptions items={shown} context={context} scroller={scroller} />
            </Suspense>
          ) : (
            renderAll(shown)
          )}
        </div>
      )}
    </div>
  );
}
