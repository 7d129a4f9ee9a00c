import { useMemo, useState, type KeyboardEvent } from 'react';

import { announce } from '../../lib/announce.js';
import { useInputsText } from '../../lib/ui-provider.js';
import {
  filterItems,
  fold,
  optionRows,
  optionsOf,
  searchIndex,
  step,
  toRows,
  type ComboboxOptionRow,
  type ComboboxRow,
} from './combobox.logic.js';
import type { ComboboxItem, ComboboxOption, ComboboxSearch } from './combobox.types.js';
import { useOptionSearch } from './use-option-search.js';

const PAGE = 10;
const NO_ROWS: readonly never[] = [];
const NO_INDEX: ReadonlyMap<never, string> = new Map<never, string>();

export interface ComboboxSettings<Value extends string> {
  options: readonly ComboboxItem<Value>[];
  selectedOptions: readonly ComboboxOption<Value>[];
  values: readonly Value[];
  onValues: (values: readonly Value[]) => void;
  multiple: boolean;
  /** Disabled or read-only. */
  locked: boolean;
  clearable: boolean;
  loading: boolean;
  minQueryLength: number;
  debounceMs: number;
  onSearch: ComboboxSearch<Value> | undefined;
  onCreate: ((label: string) => ComboboxOption<Value> | undefined) | undefined;
}

/** Content of the list: options, or the reason why there are none. */
export type ComboboxView = 'list' | 'short' | 'loading' | 'error' | 'empty';

export interface ComboboxModel<Value extends string> {
  open: boolean;
  view: ComboboxView;
  /** A newer response is pending; the visible options may be outdated. */
  busy: boolean;
  /** Text of the field. */
  text: string;
  query: string;
  rows: readonly ComboboxRow<Value>[];
  choices: readonly ComboboxOptionRow<Value>[];
  /** Index of the highlighted option; −1 for none. */
  activeAt: number;
  /** Selected options with their labels. */
  chosen: readonly ComboboxOption<Value>[];
  mark: (at: number) => void;
  choose: (row: ComboboxOptionRow<Value>) => void;
  remove: (option: ComboboxOption<Value>) => void;
  clear: () => void;
  type: (text: string) => void;
  show: () => void;
  hide: () => void;
  retry: () => void;
  handleKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** State and behaviour of a combobox: text, list, highlight, selection and keys. */
export function useCombobox<Value extends string>(settings: ComboboxSettings<Value>): ComboboxModel<Value> {
  const { values, onValues, multiple, locked, clearable, minQueryLength, onSearch, onCreate } = settings;
  const text = useInputsText();
  const remote = useOptionSearch(onSearch);
  const [open, setOpen] = useState(false);
  // null: no query, the input shows the selected label.
  const [typed, setTyped] = useState<string | null>(null);
  // Highlight that the user moved; null: the best match or the selected option.
  const [moved, setMoved] = useState<number | 'first' | 'last' | null>(null);
  const [remembered, setRemembered] = useState<readonly ComboboxOption<Value>[]>([]);

  const query = (typed ?? '').trim();
  const chosen = useChosen(settings, remote.items, remembered);
  const short = onSearch !== undefined && query.length < minQueryLength;
  const { rows, choices } = useRows(settings, { open, query, items: short ? NO_ROWS : remote.items });
  const busy = settings.loading || (!short && onSearch !== undefined && remote.status === 'loading');
  const failed = !short && onSearch !== undefined && remote.status === 'error';
  const view: ComboboxView = short ? 'short' : failed ? 'error' : choices.length > 0 ? 'list' : busy ? 'loading' : 'empty';
  const activeAt = busy ? -1 : placeOf(choices, moved, { query, value: multiple ? undefined : values[0] });

  const request = (next: string, waitMs: number): void => {
    if (next.length < minQueryLength) remote.cancel();
    else remote.search(next, waitMs);
  };
  const show = (at: 'first' | 'last' | null = null): void => {
    if (locked || open) return;
    setOpen(true);
    setMoved(values.length > 0 && !multiple ? null : at);
    request(query, 0);
  };
  const hide = (): void => {
    setOpen(false);
    setTyped(null);
    setMoved(null);
    remote.cancel();
  };
  const type = (next: string): void => {
    setTyped(next);
    setOpen(true);
    setMoved(null);
    request(next.trim(), settings.debounceMs);
    // Clearing the input clears the selection.
    if (next === '' && !multiple && clearable && values.length > 0) onValues([]);
  };
  const remove = (option: ComboboxOption<Value>): void => {
    onValues(values.filter((value) => value !== option.value));
    announce(text.removed(option.label));
  };
  const clear = (): void => {
    setTyped(null);
    onValues([]);
  };
  const select = (option: ComboboxOption<Value>, at: number): void => {
    setRemembered([...remembered.filter(({ value }) => value !== option.value && values.includes(value)), option]);
    if (!multiple) {
      onValues([option.value]);
      hide();
      return;
    }
    onValues(values.includes(option.value) ? values.filter((value) => value !== option.value) : [...values, option.value]);
    setMoved(query === '' ? at : null);
    if (query !== '') request('', 0);
    setTyped(null);
  };
  const choose = ({ option, at, create }: ComboboxOptionRow<Value>): void => {
    if (locked || option.disabled) return;
    const made = create ? onCreate?.(query) : option;
    if (made) select(made, at);
  };

  const keys: Record<string, () => boolean> = {
    ArrowDown: () => (open ? move(1) : (show('first'), true)),
    ArrowUp: () => (open ? move(-1) : (show('last'), true)),
    PageDown: () => open && move(PAGE),
    PageUp: () => open && move(-PAGE),
    Enter: () => {
      const row = choices[activeAt];
      if (!open) return false;
      if (failed) request(query, 0);
      else if (row) choose(row);
      // An open list consumes Enter, which must not submit the form.
      return true;
    },
    Backspace: () => {
      const last = chosen.at(-1);
      if (!multiple || typed || !last) return false;
      remove(last);
      return true;
    },
  };
  const move = (by: number): boolean => {
    setMoved(step(choices, activeAt, by));
    return true;
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    // During IME composition the keys belong to the input method.
    if (locked || event.nativeEvent.isComposing) return;
    if (event.altKey && event.key === 'ArrowUp') hide();
    else if (keys[event.key]?.()) event.preventDefault();
  };

  return {
    open,
    view,
    busy,
    text: typed ?? (multiple ? '' : (chosen[0]?.label ?? '')),
    query,
    rows,
    choices,
    activeAt,
    chosen,
    mark: (at) => at !== activeAt && setMoved(at),
    choose,
    remove,
    clear,
    type,
    show: () => show(),
    hide,
    retry: () => request(query, 0),
    handleKey,
  };
}

/** Selected options with their known labels; a value without a label is shown as the value. */
function useChosen<Value extends string>(
  { options, selectedOptions, values }: ComboboxSettings<Value>,
  found: readonly ComboboxItem<Value>[],
  remembered: readonly ComboboxOption<Value>[],
): readonly ComboboxOption<Value>[] {
  return useMemo(() => {
    if (values.length === 0) return [];
    const wanted = new Set(values);
    const known = new Map<Value, ComboboxOption<Value>>();
    for (const option of [...remembered, ...optionsOf(found), ...optionsOf(options), ...selectedOptions]) {
      if (wanted.has(option.value)) known.set(option.value, option);
    }
    return values.map((value) => known.get(value) ?? { value, label: value });
  }, [values, remembered, found, options, selectedOptions]);
}

/** Rows of the open list; none while it is closed, to save work for thousands of options. */
function useRows<Value extends string>(
  { options, onSearch, onCreate, loading }: ComboboxSettings<Value>,
  { open, query, items }: { open: boolean; query: string; items: readonly ComboboxItem<Value>[] },
): { rows: readonly ComboboxRow<Value>[]; choices: readonly ComboboxOptionRow<Value>[] } {
  const text = useInputsText();
  const filtering = onSearch === undefined && query !== '';
  const canCreate = onCreate !== undefined && !loading;
  const index = useMemo(() => (filtering ? searchIndex(options) : NO_INDEX), [filtering, options]);
  const rows = useMemo(() => {
    if (!open) return NO_ROWS;
    const shown = onSearch ? items : filterItems(options, index, query);
    const wanted = fold(query);
    const create = canCreate && wanted !== '' && !optionsOf(shown).some(({ label }) => fold(label) === wanted);
    // The value is never used: choosing this row requests the real option from the caller.
    return toRows(shown, create ? { value: query as Value, label: text.create(query) } : undefined);
  }, [open, onSearch, items, options, index, query, canCreate, text]);
  const choices = useMemo(() => optionRows(rows), [rows]);
  return { rows, choices };
}

/** Highlighted row: the one that the user moved to, else the best match, else the selected option. */
function placeOf<Value extends string>(
  choices: readonly ComboboxOptionRow<Value>[],
  moved: number | 'first' | 'last' | null,
  { query, value }: { query: string; value: Value | undefined },
): number {
  if (typeof moved === 'number') return Math.min(moved, choices.length - 1);
  if (moved === 'last') return step(choices, -1, -1);
  if (moved === 'first' || query !== '') return step(choices, -1, 1);
  return value === undefined ? -1 : choices.findIndex(({ option }) => option.value === value);
}
