import { useTranslations } from '@seaberry/i18n/react';
import { Combobox } from '@seaberry/ui/combobox';
import { Field } from '@seaberry/ui/field';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { peopleSearch } from '../people-search.ts';
import { assignMutation, shipmentsChanged } from '../queries.ts';
import type { ShipmentKind } from '../shipment.ts';

export interface AssignDialogProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller'>;
  ids: readonly string[];
  onClose(): void;
  /** It is done; called before the lists are asked for anew. */
  onDone(): void;
}

/** Gives shipments to a colleague who may see all of them, or leaves them without an owner. A refusal stays in the dialog. */
export function AssignDialog({ kind: { texts, controller }, ids, onClose, onDone }: AssignDialogProps): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations(texts);
  const common = useTranslations('common');
  const explain = useExplain();
  const formId = useId();
  const [owner, setOwner] = useState<string | null>(null);
  const assign = useMutation({
    ...assignMutation(client, controller),
    onSuccess: () => {
      onDone();
      shipmentsChanged(queryClient, controller);
      toast({ tone: 'success', title: t('assigned', { count: ids.length }) });
    },
  });
  return (
    <FormFrame
      size="sm"
      title={t('assignTitle', { count: ids.length })}
      submitLabel={t(owner === null ? 'assignNone' : 'assignSubmit')}
      dirty={owner !== null}
      pending={assign.isPending}
      {...{ formId, onClose }}
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          assign.mutate({ ids: [...ids], ownerId: owner });
        }}
      >
        <Field
          label={t('fields.ownerId')}
          description={t('assignHint')}
          error={assign.error ? `${common('failure.editFailed')} ${explain(assign.error)}` : undefined}
        >
          <Combobox onSearch={peopleSearch(client, controller, ids)} value={owner} onValueChange={setOwner} />
        </Field>
      </form>
    </FormFrame>
  );
}
