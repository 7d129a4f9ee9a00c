import { Suspense, type ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import { lazily } from '../shared/lazily.tsx';
import { useChangeThemeConfig, useThemeConfig } from './use-theme-config.ts';

// Lazy: forty rarely used fields.
const SettingsDrawer = lazily(async () => (await import('@seaberry/ui/settings-drawer')).SettingsDrawer);

/** User settings of the frame. */
export function SettingsPanel({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { preferences } = useApp();
  const config = useThemeConfig();
  const change = useChangeThemeConfig();
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <SettingsDrawer.Component
        open
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        value={config}
        onChange={change}
        onReset={() => preferences.reset()}
      />
    </Suspense>
  );
}
