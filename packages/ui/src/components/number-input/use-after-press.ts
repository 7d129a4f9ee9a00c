import { useEffect, useRef } from 'react';

export interface AfterPress {
  /** For the field's `onFocus`: observes presses from then on. */
  watch: () => void;
  /** Runs the action at once, or after the press that moved focus away. */
  run: (action: () => void) => void;
}

const LET_GO = ['mouseup', 'dragend'] as const;

/** Delays layout changes while a press is in progress: a button that moves under the pointer between press and release is not clicked. */
export function useAfterPress(): AfterPress {
  const pressed = useRef(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const watch = (): void => {
    stop.current?.();
    pressed.current = false;
    const press = (): void => {
      pressed.current = true;
    };
    const release = (): void => {
      pressed.current = false;
    };
    document.addEventListener('mousedown', press, true);
    for (const name of LET_GO) document.addEventListener(name, release, true);
    stop.current = () => {
      document.removeEventListener('mousedown', press, true);
      for (const name of LET_GO) document.removeEventListener(name, release, true);
    };
  };
  const run = (action: () => void): void => {
    stop.current?.();
    if (!pressed.current) {
      action();
      return;
    }
    pressed.current = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The click event follows the release directly, before any timer.
    const later = (): void => {
      timer = setTimeout(action);
    };
    for (const name of LET_GO) document.addEventListener(name, later, { capture: true, once: true });
    stop.current = () => {
      clearTimeout(timer);
      for (const name of LET_GO) document.removeEventListener(name, later, true);
    };
  };
  return { watch, run };
}
