import { useState } from 'react';

export interface TextEntryOptions {
  value: string | null;
  /** Formats the value as the text of the input. */
  format: (value: string) => string;
  /** Parses the typed text into a value, or returns why it is invalid. */
  parse: (typed: string) => { value: string } | { fault: string };
  onChange: (value: string | null) => void;
}

export interface TextEntry {
  text: string;
  fault: string | undefined;
  type: (text: string) => void;
  /** Commits the typed text. @returns false when it is invalid: it stays in the input and the value becomes null */
  commit: () => boolean;
  revert: () => void;
}

interface Draft {
  text: string;
  /** Value when typing began: when it changes, the draft is outdated. */
  over: string | null;
  fault: string | undefined;
}

/** Draft text over a value: parsed on blur, kept when it is invalid. */
export function useTextEntry({ value, format, parse, onChange }: TextEntryOptions): TextEntry {
  const [draft, setDraft] = useState<Draft | null>(null);
  const live = draft?.over === value ? draft : null;

  const settle = (next: Draft | null, nextValue: string | null): void => {
    setDraft(next);
    if (nextValue !== value) onChange(nextValue);
  };
  const commit = (): boolean => {
    if (!live) return true;
    const typed = live.text.trim();
    const parsed = typed === '' ? null : parse(typed);
    if (parsed && 'fault' in parsed) {
      // A value that differs from the visible text must not be submitted by accident.
      settle({ text: live.text, over: null, fault: parsed.fault }, null);
      return false;
    }
    settle(null, parsed?.value ?? null);
    return true;
  };
  return {
    text: live?.text ?? (value === null ? '' : format(value)),
    fault: live?.fault,
    type: (text) => setDraft({ text, over: value, fault: undefined }),
    commit,
    revert: () => setDraft(null),
  };
}
