'use client';

import { Button } from '@seaberry/ui/button';
import { Checkbox } from '@seaberry/ui/checkbox';
import { Popover } from '@seaberry/ui/popover';

export function PopoverExample() {
  return (
    <Popover label="Carriers" trigger={<Button>Carrier</Button>}>
      <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        {['COSCO', 'MSC', 'Maersk'].map((name) => (
          <Checkbox key={name} label={name} />
        ))}
      </div>
    </Popover>
  );
}
