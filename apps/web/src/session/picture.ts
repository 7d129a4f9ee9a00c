/** Whether a backend sent a file id, not a URL: ours are ids, others send `/upload/a.png` or `https://…`. */
export const isFileId = (given: string | null | undefined): given is string => Boolean(given) && /^[\w-]+$/.test(given ?? '');

interface Held {
  address: string;
  holders: number;
}

const held = new WeakMap<Blob, Held>();

/** Shared object URL of a blob; the last user revokes it. Returns the release function. */
export function holdAddress(blob: Blob): () => void {
  const before = held.get(blob);
  const entry = before ?? { address: URL.createObjectURL(blob), holders: 0 };
  entry.holders++;
  held.set(blob, entry);
  return () => {
    entry.holders--;
    if (entry.holders > 0) return;
    held.delete(blob);
    URL.revokeObjectURL(entry.address);
  };
}

/** Object URL of a blob that is in use. */
export const heldAddress = (blob: Blob): string | null => held.get(blob)?.address ?? null;
