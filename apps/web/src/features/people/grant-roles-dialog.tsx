import { callQuery } from '@seaberry/api-client/query';
import type { UserRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import { ErrorState } from '@seaberry/ui/error-state';
import { toast } from '@seaberry/ui/toaster';
import { Tree } from '@seaberry/ui/tree';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { NewerRow } from '../../kit/form/newer-row.tsx';
import { useNewer } from '../../kit/form/use-newer.ts';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { useSource } from '../../kit/use-choices.ts';
import { nameOf, type Person } from './person-cell.tsx';
import { roleChoices } from './sources.ts';

/** Roles of a user, as checkboxes. */
export function GrantRolesDialog({ row, onClose, onDone }: ActionDialogProps<Person & Pick<UserRow, 'id' | 'version'>>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('people.users.grant');
  const common = useTranslations('common');
  const explain = useExplain();
  const own = useQuery({
    ...callQuery(client, 'sysUser', 'ownRoleList', { userId: row.id }),
    staleTime: 0,
    gcTime: 0,
    meta: { handledByCaller: true },
  });
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const chosen = changed ?? own.data ?? [];
  const name = nameOf(row);
  const newer = useNewer(row.version);
  const grant = useMutation({
    mutationFn: (version: typeof row.version) => client.sysUser.grantRole({ userId: row.id, version, roleIdList: [...chosen] }),
    onError: newer.refused,
    onSuccess: () => {
      toast({ tone: 'success', title: t('done', { name }) });
      onDone();
    },
    meta: { failure: 'actionFailed', handledByCaller: true },
  });
  return (
    <Dialog
      open
      title={t('title', { name })}
      dirtyGuard={changed !== null || grant.isPending}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <DialogClose>
            <Button>{common('cancel')}</Button>
          </DialogClose>
          <Button
            variant="primary"
            loading={grant.isPending}
            disabledReason={own.data && chosen.length === 0 ? t('none') : undefined}
            disabled={!own.data}
            onClick={() => grant.mutate(newer.version)}
          >
            {common('save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {grant.error !== null && (
          <Alert tone="danger" title={common('failure.actionFailed')}>
            {explain(grant.error)}
          </Alert>
        )}
        {own.error ? (
          <ErrorState
            size="sm"
            title={common('failure.loadFailed')}
            description={explain(own.error)}
            retrying={own.isFetching}
            onRetry={() => void own.refetch()}
          />
        ) : (
          <Boxes had={own.data} chosen={chosen} onChange={setChanged} />
        )}
        <output className="empty:hidden">{own.data && chosen.length === 0 && t('none')}</output>
        <NewerRow
          {...{ name, newer }}
          onKeep={grant.mutate}
          onTake={() => {
            grant.reset();
            setChanged(null);
            void own.refetch();
          }}
        />
      </div>
    </Dialog>
  );
}

interface BoxesProps {
  /** Present roles of the user; undefined while loading. */
  had: readonly string[] | undefined;
  chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

/** All enabled roles, and the disabled ones that the user still has. */
function Boxes({ had, chosen, onChange }: BoxesProps): ReactNode {
  const t = useTranslations('people.users');
  const { items, loading } = useSource(roleChoices);
  const gone = (had ?? []).filter((id) => !loading && !items.some(({ value }) => value === id));
  const nodes = [...items.map(({ value, label }) => ({ id: value, label })), ...gone.map((id) => ({ id, label: t('noLongerOffered') }))];
  return (
    <Tree
      label={t('grant.label')}
      searchLabel={t('grant.search')}
      selection="check"
      nodes={loading || had === undefined ? undefined : nodes}
      value={chosen}
      onChange={onChange}
    />
  );
}
