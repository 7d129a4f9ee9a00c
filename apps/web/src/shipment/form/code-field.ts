import type { FocusEvent } from 'react';

/** Takes a code that was typed into a picker and left without a choice: also one that no list has. */
export const takeTyped = (event: FocusEvent<HTMLInputElement>, code: RegExp, take: (code: string) => void): void => {
  const typed = event.currentTarget.value.trim().toUpperCase();
  if (code.test(typed)) take(typed);
};
