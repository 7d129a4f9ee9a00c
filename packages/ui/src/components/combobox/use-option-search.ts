import { useEffect, useRef, useState } from 'react';

import type { ComboboxItem, ComboboxSearch } from './combobox.types.js';

export interface OptionSearch<Value extends string> {
  status: 'idle' | 'loading' | 'error' | 'done';
  /** Latest response. It remains visible while the next one is pending. */
  items: readonly ComboboxItem<Value>[];
  /** Searches after a debounce in ms; cancels the previous search. */
  search: (query: string, waitMs: number) => void;
  /** Cancels the pending search. */
  cancel: () => void;
}

interface SearchState<Value extends string> {
  status: OptionSearch<Value>['status'];
  items: readonly ComboboxItem<Value>[];
}

/** Runs one search request at a time. */
export function useOptionSearch<Value extends string>(onSearch: ComboboxSearch<Value> | undefined): OptionSearch<Value> {
  const [state, setState] = useState<SearchState<Value>>({ status: 'idle', items: [] });
  const pending = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const cancel = (): void => {
    clearTimeout(timer.current);
    pending.current?.abort();
    pending.current = undefined;
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      pending.current?.abort();
    },
    [],
  );

  const search = (query: string, waitMs: number): void => {
    if (!onSearch) return;
    cancel();
    const controller = new AbortController();
    pending.current = controller;
    setState(({ items }) => ({ status: 'loading', items }));
    timer.current = setTimeout(() => {
      const { signal } = controller;
      void Promise.resolve()
        .then(() => onSearch(query, signal))
        .then(
          (items) => signal.aborted || setState({ status: 'done', items }),
          // `onSearch` itself reports the error; the list only offers a retry.
          () => signal.aborted || setState({ status: 'error', items: [] }),
        );
    }, waitMs);
  };

  return { ...state, search, cancel };
}
