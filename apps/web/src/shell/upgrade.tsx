import { UpgradePrompt } from '@seaberry/ui/upgrade-prompt';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import { storageKey } from '../shared/storage.ts';

const EVERY_MS = 5 * 60_000;
const DISMISSED = 'refusedVersion';
const SCRIPT = /<script[^>]*\ssrc="([^"]*\/assets\/[^"]+)"/;

/** Build of a page: the hash in the name of its application script. Null without one (during development). */
const buildOf = (html: string): string | null => /-([\w-]{8,})\.js$/.exec(SCRIPT.exec(html)?.[1] ?? '')?.[1] ?? null;

const running = (): string | null => buildOf(document.documentElement.outerHTML);

function dismissedBuild(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey(DISMISSED));
  } catch {
    return null;
  }
}

/** Notice of a newer build. Once dismissed, it appears again only for another build. */
export function Upgrade(): ReactNode {
  const { preferences } = useApp();
  const [current] = useState(running);
  const [dismissed, setDismissed] = useState(dismissedBuild);
  const { data: served } = useQuery({
    queryKey: ['build'],
    queryFn: async ({ signal }) => {
      const answer = await fetch(window.location.pathname, { cache: 'no-cache', signal });
      return answer.ok ? buildOf(await answer.text()) : null;
    },
    enabled: current !== null,
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
    retry: false,
    meta: { handledByCaller: true },
  });
  if (!current || !served || served === current || served === dismissed) return null;
  return (
    <UpgradePrompt
      version={served}
      current={current}
      onRefuse={() => {
        setDismissed(served);
        try {
          window.sessionStorage.setItem(storageKey(DISMISSED), served);
        } catch {
          // The prompt appears again after the reload.
        }
      }}
      onUpdate={() => {
        // Product specification §4: updating resets the default configuration.
        preferences.reset();
        window.location.reload();
      }}
    />
  );
}
