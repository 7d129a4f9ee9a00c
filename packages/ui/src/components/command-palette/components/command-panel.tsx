import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { focusedInRoot } from '../../../lib/shadow-root.js';
import { useCollectionsText } from '../../../lib/ui-provider.js';
import { Kbd } from '../../kbd/index.js';
import { Spinner } from '../../spinner/index.js';
import { recentItems, searchCommands, type CommandGroup, type CommandItem } from '../command-palette.logic.js';
import { useCommandSearch, type CommandSearch } from '../use-command-search.js';
import { FIELD, INPUT } from './field-classes.js';

export interface CommandPanelProps {
  name: string;
  placeholder: string;
  groups: readonly CommandGroup[];
  recent: readonly string[] | undefined;
  search: CommandSearch | undefined;
  onPick: (item: CommandItem) => void;
  /** Text that was typed before the panel had loaded. */
  typed: string;
}

const RECENT = 'recent';

const valueOf = (group: CommandGroup, item: CommandItem): string => `${group.id}/${item.id}`;

/** Moves focus into a panel that loads after its dialog has opened, behind what is typed already: the field it was typed into is gone. */
function focusOnLoad(field: HTMLInputElement | null): void {
  if (!field) return;
  const focused = focusedInRoot(field);
  if (focused && focused !== document.body && focused !== field.closest('[role="dialog"]')) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

/** Field, list and keys of the palette. Only this module imports cmdk; matching is our own search. */
export function CommandPanel({ name, placeholder, groups, recent = [], search, onPick, typed }: CommandPanelProps): ReactNode {
  const text = useCollectionsText();
  const [query, setQuery] = useState(typed);
  const deferredQuery = useDeferredValue(query);
  const remote = useCommandSearch(search, query);
  const shown = useMemo(() => {
    const last = deferredQuery.trim() === '' ? recentItems(groups, recent) : [];
    const first = last.length > 0 ? [{ id: RECENT, label: text.paletteRecent, items: last }] : [];
    return [...first, ...searchCommands(groups, deferredQuery)];
  }, [groups, recent, deferredQuery, text.paletteRecent]);
  const all = [...shown, ...remote.groups];
  const values = all.flatMap((group) => group.items.filter((item) => !item.disabledReason).map((item) => valueOf(group, item)));
  // The choice together with its results: new results select the best match, also when they arrive after the query changed.
  const [chosen, setChosen] = useState({ value: '', among: '' });
  const current = chosen.among === deferredQuery && values.includes(chosen.value) ? chosen.value : (values[0] ?? '');
  return (
    <Command
      data-slot="command-palette-panel"
      label={name}
      shouldFilter={false}
      loop
      value={current}
      onValueChange={(value) => setChosen({ value, among: deferredQuery })}
      className="sb:flex sb:min-h-0 sb:flex-col"
    >
      <div data-slot="command-palette-field" className={FIELD}>
        {remote.loading ? (
          <Spinner size="sm" label={text.paletteLoading} />
        ) : (
          <Search data-slot="command-palette-sign" size={16} aria-hidden className="sb:shrink-0 sb:text-muted" />
        )}
        <Command.Input
          data-slot="command-palette-input"
          ref={focusOnLoad}
          value={query}
          onValueChange={setQuery}
          placeholder={placeholder}
          className={INPUT}
        />
      </div>
      {!remote.loading && (
        <Command.Empty data-slot="command-palette-empty" className="sb:px-4 sb:py-6 sb:text-center sb:text-muted">
          {remote.failed ? text.paletteFailed : text.paletteEmpty}
          {!remote.failed && <span className="sb:block sb:text-xs sb:text-subtle">{text.paletteEmptyHint}</span>}
        </Command.Empty>
      )}
      <Command.List data-slot="command-palette-list" label={name} className="sb:min-h-0 sb:overflow-y-auto sb:overscroll-contain sb:p-1">
        {all.map((group) => (
          <Command.Group
            key={group.id}
            data-slot="command-palette-group"
            value={group.id}
            heading={
              <span data-slot="command-palette-heading" className="sb:block sb:px-2 sb:pt-1.5 sb:pb-1 sb:text-xs sb:text-subtle">
                {group.label}
              </span>
            }
          >
            {group.items.map((item) => (
              <Entry key={item.id} item={item} value={valueOf(group, item)} onPick={onPick} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      <Keys />
    </Command>
  );
}

function Entry({ item, value, onPick }: { item: CommandItem; value: string; onPick: (item: CommandItem) => void }): ReactNode {
  const isDisabled = item.disabledReason !== undefined;
  const detail = item.disabledReason ?? item.description;
  return (
    <Command.Item
      data-slot="command-palette-item"
      value={value}
      disabled={isDisabled}
      onSelect={() => onPick(item)}
      className={cn(
        'sb:flex sb:min-h-control-md sb:items-center sb:gap-2 sb:rounded-control sb:px-2 sb:py-1 sb:select-none',
        isDisabled ? 'sb:cursor-not-allowed sb:text-subtle' : 'sb:cursor-pointer',
        'sb:data-[selected=true]:bg-primary-soft sb:data-[selected=true]:text-primary-text',
        'sb:forced-colors:data-[selected=true]:outline-2 sb:forced-colors:data-[selected=true]:-outline-offset-2',
      )}
    >
      {item.icon !== undefined && (
        <span
          data-slot="command-palette-icon"
          aria-hidden="true"
          className="sb:flex sb:size-4 sb:shrink-0 sb:items-center sb:justify-center"
        >
          {item.icon}
        </span>
      )}
      <span
        data-slot="command-palette-label"
        className={cn('sb:truncate', detail === undefined ? 'sb:min-w-0' : 'sb:max-w-2/3 sb:shrink-0')}
      >
        {item.label}
      </span>
      {detail !== undefined && (
        <span data-slot="command-palette-detail" className="sb:min-w-0 sb:truncate sb:text-xs sb:text-muted">
          {detail}
        </span>
      )}
      {item.shortcut && (
        <span data-slot="command-palette-keys" className="sb:ms-auto sb:flex sb:shrink-0 sb:gap-1 sb:ps-2">
          {item.shortcut.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </Command.Item>
  );
}

/** Keyboard hints; hidden on touch devices. */
function Keys(): ReactNode {
  const text = useCollectionsText();
  return (
    <div
      data-slot="command-palette-hints"
      aria-hidden="true"
      className="sb:flex sb:shrink-0 sb:items-center sb:gap-4 sb:border-t sb:border-border sb:px-4 sb:py-2 sb:text-xs sb:text-muted sb:pointer-coarse:hidden"
    >
      {[
        { keys: ['↑', '↓'], effect: text.paletteMove },
        { keys: ['↵'], effect: text.paletteOpen },
        { keys: ['Esc'], effect: text.paletteClose },
      ].map(({ keys, effect }) => (
        <span data-slot="command-palette-hint" key={effect} className="sb:flex sb:items-center sb:gap-1">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {effect}
        </span>
      ))}
    </div>
  );
}
