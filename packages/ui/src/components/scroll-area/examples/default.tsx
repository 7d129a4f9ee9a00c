'use client';

import { ScrollArea } from '@seaberry/ui/scroll-area';

const lines = Array.from({ length: 40 }, (_, at) => (
  <p key={at} style={{ margin: '0 0 8px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
    {`${at + 1}. COSU64128733${String(at + 10)} left Shanghai for Rotterdam by way of the Cape on CSCL Globe`}
  </p>
));

export function ScrollAreaExample() {
  return (
    <ScrollArea label="Messages" bars="always" style={{ blockSize: 200, inlineSize: 320 }}>
      {lines}
    </ScrollArea>
  );
}
