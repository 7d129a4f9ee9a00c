import type { FocusEvent } from 'react';

/** SCAC of a carrier. */
export const SCAC = /^[A-Z]{4}$/u;
/** UN/LOCODE of a place. */
export const LOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/u;

/** Takes a code that was typed into a picker and left without a choice: also one that no list has. */
export const takeTyped = (event: FocusEvent<HTMLInputElement>, code: RegExp, take: (code: string) => void): void => {
  const typed = event.currentTarget.value.trim().toUpperCase();
  if (code.test(typed)) take(typed);
};
