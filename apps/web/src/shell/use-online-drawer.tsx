import { usePermission } from '@seaberry/ui/permission';
import { Suspense, useState, type ReactNode } from 'react';

import { screenByKey } from '../menu/screens.ts';
import { lazily } from '../shared/lazily.tsx';
import type { AppLocation } from '../shared/links.ts';

// Lazy: the landing page does not wait for it.
const OnlineDrawer = lazily(async () => (await import('./online-drawer.tsx')).OnlineDrawer);

/** The list of online users as a drawer over any page, for those who may see it. */
export function useOnlineDrawer(onGo: (place: AppLocation) => void): { offered: boolean; show(): void; drawer: ReactNode } {
  const offered = usePermission()({ code: 'sysOnlineUser:page' });
  const [open, setOpen] = useState(false);
  const show = async (): Promise<void> => {
    try {
      await OnlineDrawer.load();
      setOpen(true);
    } catch {
      // The page of the list reports that it cannot be loaded.
      const page = screenByKey('/system/onlineUser/index');
      if (page) onGo({ path: page.path, search: {} });
    }
  };
  const drawer = offered && open && (
    <Suspense fallback={null}>
      <OnlineDrawer.Component onGo={onGo} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { offered, show: () => void show(), drawer };
}
