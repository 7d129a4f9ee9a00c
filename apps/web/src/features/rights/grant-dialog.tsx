import type { AnswerOf } from '@seaberry/api-client';
import { callQuery } from '@seaberry/api-client/query';
import { useTranslations } from '@seaberry/i18n/react';
import { toast } from '@seaberry/ui/toaster';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { NewerRow } from '../../kit/form/newer-row.tsx';
import { useNewer } from '../../kit/form/use-newer.ts';
import { useCapability } from '../../session/use-session.ts';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import { GrantTree } from './grant-tree.tsx';
import { grantOf, leavesGranted, idsOutsideTree } from './grant.logic.ts';

type Menus = AnswerOf<'sysMenu', 'list'>;

/** Input of the call: every granted id in one list, and the partly granted ones where the backend stores them. */
export interface GrantInput {
  version: number | null | undefined;
  menuIdList: string[];
  halfMenuIdList?: string[];
}

export interface GrantDialogProps {
  /** Name of the role or company. */
  name: string;
  description: string;
  /** Of the row from which the dialog was opened. */
  version: number | null | undefined;
  /** Fetches the granted ids. */
  granted(): Promise<string[]>;
  /** Filters the menus that can be granted. @default everything */
  offered?(menus: Menus): Menus;
  /** Without it the dialog is read-only. */
  save?(input: GrantInput): Promise<unknown>;
  onClose(): void;
  onDone(): void;
}

const NO_MENUS: Menus = [];

/** Pages and buttons granted to a role or to a company. */
export function GrantDialog({ name, description, version, granted, offered, save, onClose, onDone }: GrantDialogProps): ReactNode {
  const { client } = useApp();
  const t = useTranslations('rights.grant');
  const keepsPartial = useCapability('access') === true;
  const meta = { handledByCaller: true };
  const all = useQuery({ ...callQuery(client, 'sysMenu', 'list'), meta });
  // Fetched each time the dialog opens, and not while it is open.
  const own = useQuery({ queryKey: ['rights', 'granted', useId()], queryFn: granted, staleTime: Infinity, gcTime: 0, meta });
  const menus = useMemo(() => (all.data ? (offered?.(all.data) ?? all.data) : NO_MENUS), [all.data, offered]);
  const had = useMemo(() => new Set(own.data), [own.data]);
  const before = useMemo(() => new Set(leavesGranted(menus, had)), [menus, had]);
  const [changed, setChanged] = useState<ReadonlySet<string> | null>(null);
  const checked = changed ?? before;
  const newer = useNewer(version);
  const grant = useMutation({
    mutationFn: async (from: typeof version) => {
      const { ids, partial } = grantOf(menus, checked);
      // Our backend keeps ids that are not shown; others treat the list as complete.
      const given = keepsPartial ? { menuIdList: ids, halfMenuIdList: partial } : { menuIdList: [...ids, ...idsOutsideTree(menus, had)] };
      await save?.({ ...given, version: from });
    },
    onError: newer.refused,
    onSuccess: () => {
      toast({ tone: 'success', title: t('done', { name }) });
      onDone();
    },
    meta,
  });
  return (
    <ActionFrame
      title={t('title', { name })}
      description={description}
      needs={[all, own]}
      dirty={checked.size !== before.size || [...checked].some((leaf) => !before.has(leaf))}
      pending={grant.isPending}
      error={grant.error}
      onSubmit={save && (() => grant.mutate(newer.version))}
      onClose={onClose}
    >
      <GrantTree
        menus={menus}
        checked={checked}
        withdrawn={save ? idsOutsideTree(menus, had).length : 0}
        {...(save ? { onChange: setChanged } : {})}
      />
      <NewerRow
        {...{ name, newer }}
        onKeep={grant.mutate}
        onTake={() => {
          grant.reset();
          setChanged(null);
          void own.refetch();
        }}
      />
    </ActionFrame>
  );
}
