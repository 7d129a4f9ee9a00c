'use client';

import { Button } from '@seaberry/ui/button';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { type ReactNode, useState } from 'react';

const footer = (
  <>
    <DialogClose>
      <Button>Cancel</Button>
    </DialogClose>
    <Button variant="primary">Track</Button>
  </>
);

function Guarded(): ReactNode {
  const [text, setText] = useState('');
  return (
    <Dialog title="Remark" trigger={<Button>Write a remark</Button>} dirtyGuard={text !== ''} footer={footer}>
      <Field label="Remark">
        <Input value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </Field>
    </Dialog>
  );
}

export function DirtyGuardExample() {
  return <Guarded />;
}
