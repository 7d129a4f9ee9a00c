import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Combobox } from '@seaberry/ui/combobox';
import { Field } from '@seaberry/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { peopleSearch } from '../people-search.ts';
import { assignMutation, shipmentsChanged } from '../queries.ts';
import type { Shipment, ShipmentKind } from '../shipment.ts';
import { useOutcome } from './use-outcome.ts';
import { useOwnerUndo } from './use-owner-undo.ts';

export interface AssignDialogProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller'>;
  ids: readonly string[];
  /** Present owner; null without one, undefined where it is not known. */
  owner: Shipment['owner'] | undefined;
  onClose(): void;
  /** Called with the shipments that were changed, before the lists are fetched again. */
  onDone(ids: readonly string[]): void;
}

/** Gives shipments to a colleague who may see all of them, or takes their owner away. A refusal stays in the dialog. */
export function AssignDialog({ kind, ids, owner: present, onClose, onDone }: AssignDialogProps): ReactNode {
  const { texts, controller } = kind;
  const { client, queryClient } = useApp();
  const t = useTranslations(texts);
  const common = useTranslations('common');
  const explain = useExplain();
  const showOutcome = useOutcome(kind);
  const undoOf = useOwnerUndo(kind);
  const formId = useId();
  const [owner, setOwner] = useState<string | null>(present?.id ?? null);
  const isChosen = owner !== null && owner !== present?.id;
  const assign = useMutation({
    ...assignMutation(client, controller),
    onSuccess: (answer, { ownerId }) => {
      const title = (count: number): string => t(ownerId === null ? 'unassigned' : 'assigned', { count });
      onDone(showOutcome(answer, ids, { title, action: undoOf(ids, present) }));
      shipmentsChanged(queryClient, controller);
    },
  });
  return (
    <FormFrame
      size="sm"
      title={t('assignTitle', { count: ids.length })}
      submitLabel={t('assignSubmit')}
      disabledReason={isChosen ? undefined : t('assignChoose')}
      dirty={isChosen}
      pending={assign.isPending}
      {...{ formId, onClose }}
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (isChosen) assign.mutate({ ids: [...ids], ownerId: owner });
        }}
      >
        <Field
          label={t('fields.ownerId')}
          description={t('assignHint')}
          error={assign.error ? `${common('failure.editFailed')} ${explain(assign.error)}` : undefined}
        >
          <Combobox
            onSearch={peopleSearch(client, controller, ids)}
            {...(present ? { selectedOptions: [{ value: present.id, label: present.name }] } : {})}
            value={owner}
            onValueChange={setOwner}
          />
        </Field>
        {present !== null && (
          <Button size="sm" variant="ghost" disabled={assign.isPending} onClick={() => assign.mutate({ ids: [...ids], ownerId: null })}>
            {t('assignNone')}
          </Button>
        )}
      </form>
    </FormFrame>
  );
}
