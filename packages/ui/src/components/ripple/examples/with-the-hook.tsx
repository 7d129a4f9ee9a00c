'use client';

import { useRipple, Ripple } from '@seaberry/ui/ripple';
import type { ReactNode } from 'react';

function Surface(): ReactNode {
  const { waves, ...handlers } = useRipple();
  return (
    <button type="button" {...handlers} style={{ position: 'relative', inlineSize: 240, blockSize: 80 }}>
      A surface of your own
      <Ripple waves={waves} />
    </button>
  );
}

export function WithTheHookExample() {
  return <Surface />;
}
