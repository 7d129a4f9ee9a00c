import { useEffect, useState } from 'react';

/** A text once it has not changed for a while, such as typing that has paused. */
export function useSettled(text: string, pauseMs = 400): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
