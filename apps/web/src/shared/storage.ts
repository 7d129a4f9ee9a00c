/** Key of stored data, which begins with the host (product specification §9). */
export const storageKey = (key: string): string => `${window.location.host}:${key}`;

type Area = 'localStorage' | 'sessionStorage';

/** Reads a stored text; null when there is none or storage is blocked. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(storageKey(key));
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with null. Blocked or full storage only means that nothing is stored. */
export function writeStored(key: string, value: string | null, area: Area = 'localStorage'): void {
  try {
    if (value === null) window[area].removeItem(storageKey(key));
    else window[area].setItem(storageKey(key), value);
  } catch {
    // Storage may be blocked or full.
  }
}

/** Reads stored JSON; null when there is none or it cannot be read. */
export function readStoredJson(key: string): unknown {
  const text = readStored(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
