'use client';

import { UpgradePrompt } from '@seaberry/ui/upgrade-prompt';
import { useState } from 'react';

export function UpgradePromptExample() {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return <UpgradePrompt version="2.4.0" onRefuse={() => setShown(false)} onUpdate={() => window.location.reload()} />;
}
