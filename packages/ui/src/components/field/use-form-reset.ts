import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when the surrounding form is reset, by its button or by `reset` of our Form. */
export function useFormReset(element: RefObject<HTMLElement | null>, onReset: () => void): void {
  const handleReset = useEffectEvent(onReset);
  useEffect(() => {
    const own = element.current;
    const form = own instanceof HTMLInputElement ? own.form : own?.closest('form');
    const listen = (): void => handleReset();
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  }, [element]);
}
