import { callQuery } from '@seaberry/api-client/query';
import type { TenantRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { EmptyState } from '@seaberry/ui/empty-state';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@seaberry/ui/table';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { cellOf } from '../../kit/values.tsx';
import { useResourceTexts } from '../../kit/words.ts';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';

const COLUMNS = ['account', 'realName', 'phone', 'email', 'status'] as const;
const STATUS = { id: 'status', kind: 'status' } as const;

/** Users of a company, read-only: its own administrators manage them. */
export function PeopleDialog({ row, onClose }: ActionDialogProps<TenantRow>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('rights.people');
  const words = useResourceTexts('rights.people');
  const people = useQuery({ ...callQuery(client, 'sysTenant', 'userList', { tenantId: row.id }), meta: { handledByCaller: true } });
  const rows = people.data ?? [];
  return (
    <ActionFrame title={t('title', { name: row.name })} size="lg" needs={[people]} onClose={onClose}>
      {rows.length === 0 ? (
        <EmptyState size="sm" title={t('empty')} />
      ) : (
        <div className="overflow-x-auto">
          <Table label={t('table', { name: row.name })} density="sm">
            <TableHead>
              <TableRow>
                {COLUMNS.map((column) => (
                  <TableHeadCell key={column}>{t(column)}</TableHeadCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ id, account, realName, phone, email, status }) => (
                <TableRow key={id}>
                  <TableHeadCell scope="row">{account}</TableHeadCell>
                  <TableCell className="whitespace-nowrap">{realName}</TableCell>
                  <TableCell>{phone}</TableCell>
                  <TableCell>{email}</TableCell>
                  <TableCell>{cellOf(STATUS, { status }, words)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </ActionFrame>
  );
}
