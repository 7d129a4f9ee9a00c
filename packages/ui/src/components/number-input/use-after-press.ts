import { useEffect, useRef } from 'react';

export interface AfterPress {
  /** For the field's `onFocus`: observes presses from then on. */
  watch: () => void;
  /** Runs the action at once, or after the press that moved focus away. */
  run: (action: () => void) => void;
}

const RELEASE_EVENTS = ['mouseup', 'dragend'] as const;

/** Delays layout changes while a press is in progress: a button that moves under the pointer between press and release would not be clicked. */
export function useAfterPress(): AfterPress {
  const pressed = useRef(false);
  const removeListeners = useRef<() => void>(undefined);
  useEffect(() => () => removeListeners.current?.(), []);
  const watch = (): void => {
    removeListeners.current?.();
    pressed.current = false;
    const press = (): void => {
      pressed.current = true;
    };
    const release = (): void => {
      pressed.current = false;
    };
    document.addEventListener('mousedown', press, true);
    for (const name of RELEASE_EVENTS) document.addEventListener(name, release, true);
    removeListeners.current = () => {
      document.removeEventListener('mousedown', press, true);
      for (const name of RELEASE_EVENTS) document.removeEventListener(name, release, true);
    };
  };
  const run = (action: () => void): void => {
    removeListeners.current?.();
    if (!pressed.current) {
      action();
      return;
    }
    pressed.current = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The click event follows the release directly, before any timer.
    const runAfterClick = (): void => {
      timer = setTimeout(action);
    };
    for (const name of RELEASE_EVENTS) document.addEventListener(name, runAfterClick, { capture: true, once: true });
    removeListeners.current = () => {
      clearTimeout(timer);
      for (const name of RELEASE_EVENTS) document.removeEventListener(name, runAfterClick, true);
    };
  };
  return { watch, run };
}
