import { UpgradePrompt } from '@seaberry/ui/upgrade-prompt';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import { storageKey } from '../shared/storage.ts';

const EVERY_MS = 5 * 60_000;
const REFUSED = 'refusedVersion';
const SCRIPT = /<script[^>]*\ssrc="([^"]*\/assets\/[^"]+)"/;

/** The build that a page names: the hash in the name of its application script. Null for a page that names none (while developing). */
const buildOf = (html: string): string | null => /-([\w-]{8,})\.js$/.exec(SCRIPT.exec(html)?.[1] ?? '')?.[1] ?? null;

const running = (): string | null => buildOf(document.documentElement.outerHTML);

function refused(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey(REFUSED));
  } catch {
    return null;
  }
}

/** Says that a newer build is served. Refused, it comes again with the next build, not before. */
export function Upgrade(): ReactNode {
  const { preferences } = useApp();
  const [current] = useState(running);
  const [no, setNo] = useState(refused);
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
  if (!current || !served || served === current || served === no) return null;
  return (
    <UpgradePrompt
      version={served}
      current={current}
      onRefuse={() => {
        setNo(served);
        try {
          window.sessionStorage.setItem(storageKey(REFUSED), served);
        } catch {
          // It asks again after a reload, no more.
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
