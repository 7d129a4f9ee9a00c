import { Button } from '@seaberry/ui/button';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';

export function DialogExample() {
  return (
    <Dialog
      title="Track a shipment"
      trigger={<Button>Track a shipment</Button>}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="primary">Track</Button>
        </>
      }
    >
      <Field label="Bill, container or booking">
        <Input identifier name="number" />
      </Field>
    </Dialog>
  );
}
