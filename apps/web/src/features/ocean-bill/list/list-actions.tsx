import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Can } from '@seaberry/ui/permission';
import { useQuery } from '@tanstack/react-query';
import { Download, ListPlus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { useSession } from '../../../session/use-session.ts';
import type { BillDialog } from '../actions/dialogs.tsx';
import { pageQuery } from '../queries.ts';
import { filterInput, pageInput, type ListSearch } from './list-search.ts';

export interface ListActionsProps {
  selection: ReadonlySet<string>;
  search: ListSearch;
  onOpen(dialog: BillDialog): void;
}

/** What can be done with the whole list, as far as the person may. */
export function ListActions({ selection, search, onOpen }: ListActionsProps): ReactNode {
  const { client } = useApp();
  const t = useTranslations('oceanBill');
  const { base } = useSession();
  const { data } = useQuery({ ...pageQuery(client, pageInput(search)), enabled: false });
  const broke = base.berries === 0 ? t('noBerries') : undefined;
  return (
    <>
      <Can code="oceanBill:export">
        <Button
          icon={<Download size={16} />}
          onClick={() =>
            onOpen({ kind: 'export', filter: filterInput(search), total: data?.total ?? 0, selected: [...selection], sort: search.sort })
          }
        >
          {t('export')}
        </Button>
      </Can>
      <Can code="oceanBill:add">
        <Button icon={<ListPlus size={16} />} disabledReason={broke} onClick={() => onOpen({ kind: 'many' })}>
          {t('addMany')}
        </Button>
        <Button variant="primary" icon={<Plus size={16} />} disabledReason={broke} onClick={() => onOpen({ kind: 'add' })}>
          {t('add')}
        </Button>
      </Can>
    </>
  );
}
