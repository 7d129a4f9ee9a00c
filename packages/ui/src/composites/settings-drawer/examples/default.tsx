'use client';

import { Button } from '@seaberry/ui/button';
import { SettingsDrawer } from '@seaberry/ui/settings-drawer';
import { DEFAULT_THEME_CONFIG } from '@seaberry/ui/theme-config';
import { useState } from 'react';

export function SettingsDrawerExample() {
  const [config, setConfig] = useState(DEFAULT_THEME_CONFIG);
  return (
    <SettingsDrawer
      value={config}
      trigger={<Button>Settings</Button>}

      onChange={(change) => setConfig({ ...config, ...change })}
      onReset={() => setConfig(DEFAULT_THEME_CONFIG)}
    />
  );
}
