'use client';

import { Button } from '@seaberry/ui/button';
import { toast, Toaster } from '@seaberry/ui/toaster';

export function ToasterExample() {
  return (
    <>
      <Button onClick={() => toast({ tone: 'success', title: 'Added successfully!' })}>Add</Button>
      <Toaster />
    </>
  );
}
