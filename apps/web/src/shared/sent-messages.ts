import type { LiveHint } from '@seaberry/api-client/contract';

type Listener = (hint: LiveHint) => void;

const listeners = new Set<Listener>();

/** Messages of other users, as they arrive while the page is open. @returns the unsubscribe function */
export function onSentMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function passSentMessage(hint: LiveHint): void {
  if (hint.message) for (const listener of listeners) listener(hint);
}
