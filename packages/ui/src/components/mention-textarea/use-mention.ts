import { useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

import { filterItems, optionRows, optionsOf, searchIndex, step, toRows, type ComboboxOptionRow } from '../combobox/combobox.logic.js';
import type { ComboboxOption, ComboboxSearch } from '../combobox/index.js';
import type { ComboboxModel } from '../combobox/use-combobox.js';
import { useOptionSearch } from '../combobox/use-option-search.js';
import { typedMention, type TypedMention } from './mention.logic.js';

export interface MentionSettings {
  area: RefObject<HTMLTextAreaElement | null>;
  onSearch: ComboboxSearch;
  onMention: ((person: ComboboxOption) => void) | undefined;
  /** Disabled or read-only. */
  locked: boolean;
  debounceMs: number;
}

/** Content of the list, and the handlers for events of the text area. */
export interface MentionModel extends Pick<
  ComboboxModel<string>,
  'open' | 'view' | 'busy' | 'query' | 'rows' | 'choices' | 'activeAt' | 'chosen' | 'mark' | 'choose' | 'retry' | 'hide'
> {
  /** After an input, also by an input method that has ended. */
  read: () => void;
  /** After the caret has moved. */
  follow: () => void;
  /** @returns whether the key was for the list */
  handleKey: (event: KeyboardEvent) => boolean;
}

const NO_CHOSEN: readonly never[] = [];

/** State of a mention: what is typed, whom it may mean, and which of them is highlighted. */
export function useMention({ area, onSearch, onMention, locked, debounceMs }: MentionSettings): MentionModel {
  const remote = useOptionSearch(onSearch);
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const asked = useRef('');
  // A sign whose list was closed, or whose mention is complete.
  const done = useRef<number | null>(null);

  const query = typed?.query ?? '';
  const busy = remote.status === 'loading';
  const none = optionsOf(remote.items).length === 0;
  const rows = useMemo(() => {
    // While a response is pending, matching people of the previous one.
    const shown = busy ? filterItems(remote.items, searchIndex(remote.items), query) : remote.items;
    return toRows(shown);
  }, [busy, remote.items, query]);
  const choices = useMemo(() => optionRows(rows), [rows]);
  const view = remote.status === 'error' ? 'error' : choices.length > 0 ? 'list' : busy ? 'loading' : 'empty';
  // Words behind a name without a match are the text itself.
  const open = typed !== null && (view === 'list' || view === 'loading' || !/\s/u.test(query));
  const activeAt = moved === null ? step(choices, -1, 1) : Math.min(moved, choices.length - 1);

  const ask = (next: string, waitMs: number): void => {
    // More letters do not make a match of a name without one.
    if (remote.status === 'done' && none && typed !== null && next.startsWith(asked.current)) return;
    asked.current = next;
    remote.search(next, waitMs);
  };
  const hide = (): void => {
    done.current = typed?.start ?? done.current;
    setTyped(null);
    setMoved(null);
    remote.cancel();
  };
  const now = (): TypedMention | null => {
    const field = area.current;
    if (!field || locked || field.selectionStart !== field.selectionEnd) return null;
    return typedMention(field.value, field.selectionStart);
  };
  const take = (next: TypedMention): void => {
    if (next.start === typed?.start && next.query === typed.query) return;
    setTyped(next);
    setMoved(null);
    ask(next.query, typed === null ? 0 : debounceMs);
  };
  const read = (): void => {
    const next = now();
    if (next !== null && next.start !== done.current) {
      done.current = null;
      take(next);
      return;
    }
    if (typed) hide();
    if (next === null) done.current = null;
  };
  const follow = (): void => {
    if (!typed) return;
    const next = now();
    if (next?.start === typed.start) take(next);
    else hide();
  };
  const choose = ({ option }: ComboboxOptionRow): void => {
    const field = area.current;
    if (!field || !typed || option.disabled) return;
    const { start } = typed;
    const end = start + 1 + query.length;
    hide();
    field.setRangeText(`@${option.label}${/^\s/u.test(field.value.slice(end)) ? '' : ' '}`, start, end, 'end');
    // The owner of the value gets an input event, as for typed text.
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: option.label }));
    onMention?.(option);
  };
  const move = (by: number): boolean => {
    if (choices.length === 0) return false;
    setMoved(step(choices, activeAt, by));
    return true;
  };
  const retry = (): void => remote.search(query, 0);
  const chooseActive = (): boolean => {
    const row = view === 'list' ? choices[activeAt] : undefined;
    if (row) choose(row);
    return row !== undefined;
  };
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => {
      if (view !== 'error') return chooseActive();
      retry();
      return true;
    },
    Tab: chooseActive,
  };

  return {
    open,
    view,
    busy,
    query,
    rows,
    choices,
    activeAt,
    chosen: NO_CHOSEN,
    mark: setMoved,
    choose,
    retry,
    hide,
    read,
    follow,
    handleKey: ({ key, shiftKey, ctrlKey, metaKey, altKey }) =>
      open && !shiftKey && !ctrlKey && !metaKey && !altKey && (keys[key]?.() ?? false),
  };
}
