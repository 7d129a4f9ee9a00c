'use client';

import { Button } from '@seaberry/ui/button';
import { useState } from 'react';

/** Handlers and state are the client's part, so this file says so. */
export function Follow() {
  const [followed, setFollowed] = useState(false);
  return (
    <Button variant="primary" onClick={() => setFollowed(true)}>
      {followed ? 'Followed' : 'Follow'}
    </Button>
  );
}
