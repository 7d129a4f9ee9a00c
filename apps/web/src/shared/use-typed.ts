import { useEffect, useRef, useState } from 'react';

/** Debounce of typing, in ms. */
const PAUSE_MS = 450;

/**
 * Text field whose value is in the URL: shown at once while typing, committed after a debounce or at once by `commit`, and replaced by
 * other changes of the URL. Text typed while the URL updates is kept.
 */
export function useTyped(
  value: string,
  onCommit: (text: string) => void,
): { text: string; type(text: string): void; commit(text: string): void } {
  const [state, setState] = useState<{ text: string; seen: string; sent: string | null }>({ text: value, seen: value, sent: null });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (state.seen !== value) {
    // The arrival of our own change keeps newer typed text; any other change replaces it.
    setState({ text: state.sent === value ? state.text : value, seen: value, sent: null });
  }
  const commit = (text: string): void => {
    clearTimeout(timer.current);
    if (text === value) return;
    setState((last) => ({ ...last, text, sent: text }));
    onCommit(text);
  };
  return {
    text: state.text,
    type: (text) => {
      setState((last) => ({ ...last, text }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => commit(text), PAUSE_MS);
    },
    commit,
  };
}
