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

interface Answer<Value extends string> {
  status: OptionSearch<Value>['status'];
  items: readonly ComboboxItem<Value>[];
}

/** Runs one search request at a time. */
export function useOptionSearch<Value extends string>(ask: ComboboxSearch<Value> | undefined): OptionSearch<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>({ status: 'idle', items: [] });
  const asked = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const cancel = (): void => {
    clearTimeout(timer.current);
    asked.current?.abort();
    asked.current = undefined;
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asked.current?.abort();
    },
    [],
  );

  const search = (query: string, waitMs: number): void => {
    if (!ask) return;
    cancel();
    const controller = new AbortController();
    asked.current = controller;
    setAnswer(({ items }) => ({ status: 'loading', items }));
    timer.current = setTimeout(() => {
      const { signal } = controller;
      void Promise.resolve()
        .then(() => ask(query, signal))
        .then(
          (items) => signal.aborted || setAnswer({ status: 'done', items }),
          // `onSearch` itself reports the error; the list only offers a retry.
          () => signal.aborted || setAnswer({ status: 'error', items: [] }),
        );
    }, waitMs);
  };

  return { ...answer, search, cancel };
}
