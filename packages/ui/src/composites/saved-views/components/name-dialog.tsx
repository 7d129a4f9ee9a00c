import { useId, useState, type FormEvent, type ReactNode } from 'react';

import { Alert } from '../../../components/alert/index.js';
import { Button } from '../../../components/button/index.js';
import { Checkbox } from '../../../components/checkbox/index.js';
import { Dialog, DialogClose } from '../../../components/dialog/index.js';
import { Field } from '../../../components/field/index.js';
import { Input } from '../../../components/input/index.js';
import { useOverlaysText, useTableText } from '../../../lib/ui-provider.js';
import { NAME_LENGTH, nameProblem } from '../saved-views.logic.js';

interface NameDialogProps {
  title: string;
  confirmLabel: string;
  /** Initial name. */
  name: string;
  /** Names of other views. */
  taken: readonly string[];
  /** Offers to share the new view. */
  canShare: boolean;
  onSave: (choice: { name: string; shared: boolean }) => Promise<unknown>;
  describeError: (error: unknown) => string;
  onClose: () => void;
}

/** Dialog for the name of a view. Stays open with a message when saving fails. */
export function NameDialog({ title, confirmLabel, taken, canShare, onSave, describeError, onClose, ...start }: NameDialogProps): ReactNode {
  const text = useTableText();
  const { cancel } = useOverlaysText();
  const formId = useId();
  const [name, setName] = useState(start.name);
  const [shared, setShared] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const problem = nameProblem(name, taken);
  // A taken name is reported at once, a missing one only after a submit.
  const error = problem === 'taken' ? text.viewNameTaken : submitted && problem ? text.viewNameMissing : undefined;

  const save = async (): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await onSave({ name: name.trim(), shared });
      onClose();
    } catch (reason) {
      setFailure(describeError(reason));
      setPending(false);
    }
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // A form around the button is a different form, although React bubbles the event to it.
    event.stopPropagation();
    setSubmitted(true);
    if (!problem && !pending) void save();
  };
  return (
    <Dialog
      data-slot="saved-views-dialog"
      size="sm"
      title={title}
      open
      onOpenChange={onClose}
      onCloseRequest={() => !pending}
      footer={
        <>
          <DialogClose>
            <Button disabled={pending}>{cancel}</Button>
          </DialogClose>
          <Button variant="primary" type="submit" form={formId} loading={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form data-slot="saved-views-form" id={formId} noValidate onSubmit={handleSubmit} className="sb:flex sb:flex-col sb:gap-3 sb:text-sm">
        {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
        <Field label={text.viewName} error={error} required>
          <Input value={name} maxLength={NAME_LENGTH} autoComplete="off" onChange={(event) => setName(event.currentTarget.value)} />
        </Field>
        {canShare && <Checkbox label={text.viewShare} checked={shared} onCheckedChange={setShared} />}
      </form>
    </Dialog>
  );
}
