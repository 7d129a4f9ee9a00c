'use client';

import { SettingsDrawer } from '@seaberry/ui/settings-drawer';
import { DEFAULT_THEME_CONFIG } from '@seaberry/ui/theme-config';
import { useState } from 'react';

export function LayoutsExample() {
  const [config, setConfig] = useState(DEFAULT_THEME_CONFIG);
  return (
    <SettingsDrawer
      value={config}
      defaultOpen

      onChange={(change) => setConfig({ ...config, ...change })}
      onReset={() => setConfig(DEFAULT_THEME_CONFIG)}
    />
  );
}
