import { UpgradePrompt } from '@seaberry/ui/upgrade-prompt';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import { buildOf, runningBuild } from '../shared/build.ts';
import { storageKey } from '../shared/storage.ts';

const EVERY_MS = 5 * 60_000;
const DISMISSED = 'refusedVersion';

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
  const [current] = useState(runningBuild);
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
