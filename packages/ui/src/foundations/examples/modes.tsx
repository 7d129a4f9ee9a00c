'use client';

import { Button } from '@seaberry/ui/button';
import { applyAppearance } from '@seaberry/ui/ui-provider';

export function AppearanceExample() {
  return (
    <Button onClick={() => applyAppearance({ theme: 'system', primary: '#1d5fd1', grey: false, inverted: false })}>
      Blue, as the system is
    </Button>
  );
}
