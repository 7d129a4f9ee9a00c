import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce of typing, in ms. */
const PAUSE_MS = 450;

interface Typed {
  text: string;
  /** Value of the URL that the text follows. */
  seen: string;
  /** Committed texts that the URL does not have yet, in order. */
  sent: readonly string[];
  /** Number of the change to be committed; 0 for none. */
  due: number;
}

const following = (value: string): Typed => ({ text: value, seen: value, sent: [], due: 0 });

/**
 * Text field whose value is in the URL: shown at once while typing, committed after a debounce or at once by `commit`, and replaced by
 * other changes of the URL, with what was about to be committed. Text typed while the URL updates is kept.
 */
export function useTyped(
  value: string,
  onCommit: (text: string) => void,
): { text: string; type(text: string): void; commit(text: string): void } {
  const [state, setState] = useState(() => following(value));
  if (state.seen !== value) {
    // The arrival of our own change keeps newer typed text; any other change replaces it.
    const own = state.sent.indexOf(value);
    setState(own < 0 ? following(value) : { ...state, seen: value, sent: state.sent.slice(own + 1) });
  }
  const commit = (text: string): void => {
    const known = (state.sent.at(-1) ?? value) === text;
    setState((last) => ({ ...last, text, due: 0, sent: known ? last.sent : text === value ? [] : [...last.sent, text] }));
    if (!known) onCommit(text);
  };
  const commitTyped = useEffectEvent(() => commit(state.text));
  const { due } = state;
  useEffect(() => {
    if (due === 0) return undefined;
    const timer = setTimeout(commitTyped, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [due]);
  return {
    text: state.text,
    type: (text) => setState((last) => ({ ...last, text, due: last.due + 1 })),
    commit,
  };
}
