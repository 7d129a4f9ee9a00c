'use client';

import { Button } from '@seaberry/ui/button';
import { DialogClose } from '@seaberry/ui/dialog';
import { Drawer } from '@seaberry/ui/drawer';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';

export function DrawerExample() {
  return (
    <Drawer
      title="Edit the bill"
      trigger={<Button>Edit</Button>}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="primary">Save</Button>
        </>
      }
    >
      <div style={{ display: 'grid', gap: 16 }}>
        {['Reference no.', 'Carrier', 'Port of loading', 'Port of discharge', 'Customer service'].map((label) => (
          <Field key={label} label={label}>
            <Input />
          </Field>
        ))}
      </div>
    </Drawer>
  );
}
