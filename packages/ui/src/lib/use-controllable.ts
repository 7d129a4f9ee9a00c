import { useCallback, useEffect, useRef, useState } from 'react';

import { warnOnce } from './warn-once.js';

export interface ControllableOptions<T> {
  /** Controlled value; undefined when the component is uncontrolled. */
  value: T | undefined;
  defaultValue: T;
  onChange?: ((value: T) => void) | undefined;
}

/** Controlled or uncontrolled state. Switching between the two while mounted is reported as a mistake. */
export function useControllable<T>({ value, defaultValue, onChange }: ControllableOptions<T>): [T, (next: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const controlled = value !== undefined;
  const wasControlled = useRef(controlled);

  useEffect(() => {
    if (wasControlled.current === controlled) return;
    wasControlled.current = controlled;
    warnOnce(
      'a component changed between controlled and uncontrolled. ' +
        'Its value may be lost. Pass a value always or never; use null or "" for none.',
    );
  }, [controlled]);

  const set = useCallback(
    (next: T) => {
      if (!controlled) setOwn(next);
      onChange?.(next);
    },
    [controlled, onChange],
  );
  return [controlled ? value : own, set];
}
