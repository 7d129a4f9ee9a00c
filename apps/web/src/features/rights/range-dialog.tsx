import type { AnswerOf } from '@seaberry/api-client';
import { callQuery } from '@seaberry/api-client/query';
import type { RoleRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { Checkbox } from '@seaberry/ui/checkbox';
import { RadioGroup } from '@seaberry/ui/radio-group';
import { toast } from '@seaberry/ui/toaster';
import { Tree } from '@seaberry/ui/tree';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { NewerRow } from '../../kit/form/newer-row.tsx';
import { useNewer } from '../../kit/form/use-newer.ts';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { useResourceTexts } from '../../kit/words.ts';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import { orgNodes, withBelow } from './range.logic.ts';

type Orgs = AnswerOf<'sysOrg', 'list'>;

/** Widest first, with the custom one last (product specification §3). */
const SCOPES = [1, 2, 3, 4, 5] as const;
const CUSTOM = 5;
const NONE: readonly string[] = [];

/** Data range of a role. */
export function RangeDialog({ row, onClose, onDone }: ActionDialogProps<RoleRow>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('rights.range');
  const names = useResourceTexts('rights.roles');
  const words = useResourceTexts('rights.range');
  const meta = { handledByCaller: true };
  // Fetched each time the dialog opens, and not while it is open.
  const own = useQuery({
    queryKey: ['rights', 'range', useId()],
    queryFn: () => client.sysRole.ownOrgList({ id: row.id }),
    staleTime: Infinity,
    gcTime: 0,
    meta,
  });
  const orgs = useQuery({ ...callQuery(client, 'sysOrg', 'list'), meta });
  const had = own.data ?? NONE;
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const [scope, setScope] = useState(String(row.dataScope ?? ''));
  const [submitted, setAsked] = useState(false);
  const chosen = changed ?? had;
  const custom = scope === String(CUSTOM);
  const problem = !SCOPES.some((one) => String(one) === scope) ? t('noScope') : custom && chosen.length === 0 ? t('none') : undefined;
  const newer = useNewer<RoleRow>(row.version);
  const save = useMutation({
    mutationFn: (version: typeof row.version) =>
      client.sysRole.grantDataScope({ id: row.id, version, dataScope: Number(scope), ...(custom ? { orgIdList: [...chosen] } : {}) }),
    onSuccess: () => {
      toast({ tone: 'success', title: t('done', { name: row.name }) });
      onDone();
    },
    onError: newer.refused,
    meta,
  });
  const submit = (): void => {
    setAsked(true);
    if (!problem) save.mutate(newer.version);
  };
  return (
    <ActionFrame
      title={t('title', { name: row.name })}
      description={t('text')}
      needs={[own, orgs]}
      dirty={scope !== String(row.dataScope ?? '') || (custom && !sameIds(chosen, had))}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        label={t('scope')}
        required
        value={scope}
        onChange={setScope}
        error={submitted ? problem : undefined}
        options={SCOPES.map((one) => ({
          value: String(one),
          label: names.t(`dataScopes.${one}`),
          description: words.t(`scopes.${one}`),
        }))}
      />
      {custom && <Organizations orgs={orgs.data ?? []} chosen={chosen} onChange={setChanged} />}
      <NewerRow
        {...{ newer }}
        name={row.name}
        onKeep={save.mutate}
        onTake={({ dataScope }) => {
          setScope(String(dataScope ?? ''));
          setChanged(null);
          save.reset();
          void own.refetch();
        }}
      />
    </ActionFrame>
  );
}

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

interface OrganizationsProps {
  orgs: Orgs;
  chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

/** Independent checkboxes: a range may contain an organization without its descendants. */
function Organizations({ orgs, chosen, onChange }: OrganizationsProps): ReactNode {
  const t = useTranslations('rights.range');
  const [below, setBelow] = useState(true);
  const nodes = useMemo(() => orgNodes(orgs), [orgs]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Tree
        className="h-[min(16rem,36dvh)]"
        label={t('organizations')}
        searchLabel={t('search')}
        selection="check-strict"
        nodes={nodes}
        expansion={{ defaultExpanded: nodes.map(({ id }) => id) }}
        value={chosen}
        onChange={(after) => onChange(below ? withBelow(nodes, chosen, after) : after)}
      />
      <Checkbox size="sm" label={t('below')} checked={below} onCheckedChange={setBelow} />
    </div>
  );
}
