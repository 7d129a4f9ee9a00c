import type { Tokens } from '@seaberry/api-client';

import { storageKey } from './storage.ts';

interface Change {
  /** Access token that is replaced. */
  from: string;
  /** Null after a sign-out. */
  to: Tokens | null;
}

/** A duplicated tab has a copy of the session storage: a second use of its refresh token would end the session. Tabs pass renewed tokens on. */
export function tokenCopies() {
  let channel: BroadcastChannel | null = null;
  return {
    post(from: Tokens, to: Tokens | null): void {
      channel?.postMessage({ from: from.accessToken, to } satisfies Change);
    },
    watch(onChange: (change: Change) => void): () => void {
      const opened = new BroadcastChannel(storageKey('tokens'));
      channel = opened;
      // Only pages of this origin can send, and all of them send this.
      opened.onmessage = ({ data }: MessageEvent<Change>) => onChange(data);
      return () => opened.close();
    },
  };
}
