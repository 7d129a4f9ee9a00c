import { callQuery } from '@seaberry/api-client/query';
import type { ParameterRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { toast } from '@seaberry/ui/toaster';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { fieldsOf } from '../../kit/staying/form-failure.tsx';
import { wordOf } from '../../kit/values.tsx';
import { useResourceTexts } from '../../kit/words.ts';
import { changedItems, isRestorable, isSiteSetting, needsValue, type Changed } from './parameter-values.ts';
import { ValueControl } from './value-control.tsx';

/** Values of all parameters by group, saved together: all or none. */
export function ValuesDialog({ onClose, onDone }: ActionDialogProps<null>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('configuration.parameters');
  const required = useTranslations('errors')('required');
  const [changed, setChanged] = useState<Changed>({});
  const query = useQuery({ ...callQuery(client, 'sysSettings', 'list', {}), staleTime: 0, gcTime: 0, meta: { handledByCaller: true } });
  const rows = (query.data ?? []).filter((row) => !isSiteSetting(row));
  const items = changedItems(rows, changed);
  const save = useMutation({
    mutationFn: () => client.sysSettings.batchUpdate(items),
    onSuccess: () => {
      toast({ tone: 'success', title: t('actions.values.done') });
      onDone();
    },
    meta: { handledByCaller: true },
  });
  const [empty, setEmpty] = useState<Record<string, string[]> | null>(null);
  const refused = empty ?? fieldsOf(save.error);
  const submit = (): void => {
    const faults = rows.filter((row) => needsValue(row) && changed[row.code ?? ''] === '').map(({ code }) => [code, [required]]);
    setEmpty(faults.length > 0 ? Object.fromEntries(faults) : null);
    if (faults.length > 0) return;
    if (items.length > 0) save.mutate();
    else onClose();
  };
  const byGroup = Map.groupBy(rows, ({ groupCode }) => groupCode ?? '');
  return (
    <ActionFrame
      title={t('actions.values.label')}
      {...(rows.some(isRestorable) ? { description: t('hints.value') } : {})}
      size="lg"
      needs={[query]}
      dirty={items.length > 0}
      pending={save.isPending}
      error={refused ? null : save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {[...byGroup].map(([group, parameters]) => (
        <Group key={group} {...{ group, parameters, changed, refused }} onChange={(next) => setChanged({ ...changed, ...next })} />
      ))}
    </ActionFrame>
  );
}

interface GroupProps {
  group: string;
  parameters: readonly ParameterRow[];
  changed: Changed;
  refused: Record<string, string[]> | null;
  onChange(changed: Changed): void;
}

function Group({ group, parameters, changed, refused, onChange }: GroupProps): ReactNode {
  const words = useResourceTexts('configuration.parameters');
  const name = group === '' ? words.t('fields.groupCode') : wordOf(words, 'groups', group);
  return (
    <section className="grid gap-4" aria-label={name}>
      <strong>{name}</strong>
      {parameters.map((row) => (
        <ValueControl
          key={row.id}
          row={row}
          label={row.name}
          {...(row.remark ? { description: row.remark } : {})}
          value={changed[row.code ?? ''] ?? row.value ?? ''}
          onChange={(value) => onChange({ [row.code ?? '']: value })}
          error={refused?.[row.code ?? '']?.join(' ')}
        />
      ))}
    </section>
  );
}
