import { useState } from 'react';

export interface Draft {
  value: string;
  change(value: string): void;
  /** Commits a value, else the draft. */
  commit(value?: string): void;
  /** As `commit`, once the next control has the focus. Before that, the dialog takes the focus as soon as an element of it changes. */
  commitLater(value?: string): void;
}

/** Draft of a cell, which begins with its value or else with a suggestion. */
export function useDraft(value: string, onFix: (value: string) => void, suggestion = ''): Draft {
  const [draft, setDraft] = useState(value || suggestion);
  const [given, setGiven] = useState(value);
  const [committed, setCommitted] = useState(value);
  if (given !== value) {
    setGiven(value);
    // The value of a commit arrives later: what was typed meanwhile stays.
    if (draft === committed) {
      setDraft(value);
      setCommitted(value);
    }
  }
  const commit = (next = draft): void => {
    setDraft(next);
    if (next.trim() === value || next === committed) return;
    setCommitted(next);
    onFix(next);
  };
  return { value: draft, change: setDraft, commit, commitLater: (next) => void setTimeout(() => commit(next)) };
}
