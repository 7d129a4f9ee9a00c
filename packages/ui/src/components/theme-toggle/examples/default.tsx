'use client';

import { ThemeToggle, type ThemeToggleProps } from '@seaberry/ui/theme-toggle';
import { useState } from 'react';

export function ThemeToggleExample() {
  const [theme, setTheme] = useState<ThemeToggleProps['value']>('light');
  return <ThemeToggle value={theme} onChange={setTheme} />;
}
