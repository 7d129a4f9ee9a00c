'use client';

import { BulkBar } from '@seaberry/ui/bulk-bar';
import { Button } from '@seaberry/ui/button';
import { useState } from 'react';

export function BulkBarExample() {
  const [selected, setSelected] = useState(['COSU6123456789', 'OOLU2034567890', 'HLCUSHA2104567']);
  return (
    <BulkBar count={selected.length} onClear={() => setSelected([])}>
      <Button size="sm">Subscribe again</Button>
      <Button size="sm">Export</Button>
    </BulkBar>
  );
}
