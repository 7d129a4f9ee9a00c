'use client';

import { Button } from '@seaberry/ui/button';
import { useState } from 'react';

/** Handlers and state require a client component. */
export function Follow() {
  const [followed, setFollowed] = useState(false);
  return (
    <Button variant="primary" onClick={() => setFollowed(true)}>
      {followed ? 'Followed' : 'Follow'}
    </Button>
  );
}
