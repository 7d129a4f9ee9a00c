import { useTranslations } from '@seaberry/i18n/react';
import { Drawer } from '@seaberry/ui/drawer';
import { Spinner } from '@seaberry/ui/spinner';
import { Suspense, use, useMemo, useState, type ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import { onlineScreen } from '../features/logs/online-screen.tsx';
import { PaneContext } from '../kit/list-pair/pane.ts';
import type { AppLocation } from '../shared/links.ts';
import { changedSearch, ScreenContext, type ScreenContextValue } from '../shared/screen.tsx';

export interface OnlineDrawerProps {
  onGo(place: AppLocation): void;
  onClose(): void;
}

const PANE = { level: 2 } as const;

/** The screen of online users in a drawer. Its filters and pages are not in the address. */
export function OnlineDrawer({ onGo, onClose }: OnlineDrawerProps): ReactNode {
  const app = useApp();
  const t = useTranslations('shell');
  const [search, setSearch] = useState(() => onlineScreen.parseSearch({}));
  // The texts and the first page, requested once.
  const [loaded] = useState(() => onlineScreen.loader?.({ app, search }) ?? Promise.resolve());
  const value = useMemo<ScreenContextValue<typeof search>>(() => {
    const go = (path: string, target = {}): void => {
      onClose();
      onGo({ path, search: target });
    };
    return {
      key: onlineScreen.key,
      pageId: 'online-drawer',
      inFront: () => true,
      search,
      setSearch: (patch) => setSearch((before) => changedSearch(before, patch)),
      open: go,
      instead: go,
      searchOf: () => null,
      setSearchOf: () => {},
      close: onClose,
    };
  }, [search, onGo, onClose]);
  return (
    <Drawer open size="xl" title={t('titles.onlineUsers')} hideTitle onOpenChange={(next) => !next && onClose()}>
      <PaneContext value={PANE}>
        {/* One context for every screen; `useScreen` restores the type. */}
        <ScreenContext value={value as unknown as ScreenContextValue<object>}>
          <Suspense fallback={<Spinner />}>
            <Online loaded={loaded} />
          </Suspense>
        </ScreenContext>
      </PaneContext>
    </Drawer>
  );
}

function Online({ loaded }: { loaded: Promise<void> }): ReactNode {
  use(loaded);
  return <onlineScreen.Component />;
}
