import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@seaberry/ui/dropdown-menu';
import { IconButton } from '@seaberry/ui/icon-button';
import { Ellipsis, ListPlus, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { useMayAct, useMayCall } from '../access.ts';
import type { Resource, Row } from '../resource.types.ts';
import { rowIdOf } from '../row-id.ts';
import type { ResourceTexts } from '../words.ts';
import { addCall, deleteCall, updateCall } from './calls.ts';
import type { OpenDialog } from './open-dialog.ts';

export interface RowMenuProps {
  resource: Resource;
  words: ResourceTexts;
  row: Row;
  onOpen(dialog: OpenDialog): void;
}

/** Menu of a row's permitted actions; not rendered without any. */
export function RowMenu({ resource, words, row, onOpen }: RowMenuProps): ReactNode {
  const mayCall = useMayCall(resource.controller);
  const mayAct = useMayAct(resource.controller);
  const { common, t } = words;
  const edit = mayCall(updateCall(resource)) && (resource.editable?.(row) ?? true);
  const below = mayCall(addCall(resource)) ? (resource.form?.below?.(row) ?? null) : null;
  const remove = mayCall(deleteCall(resource)) && (resource.delete?.offered?.(row) ?? true);
  const actions = (resource.rowActions ?? []).filter((action) => mayAct(action) && (action.offered?.(row) ?? true));
  if (!edit && !below && !remove && actions.length === 0) return null;
  const others = actions.filter(({ tone }) => tone !== 'danger');
  const dangers = actions.filter(({ tone }) => tone === 'danger');
  const item = (action: (typeof actions)[number]): ReactNode => (
    <DropdownMenuItem
      key={action.id}
      icon={action.icon}
      {...(action.tone ? { tone: action.tone } : {})}
      onSelect={() => onOpen({ kind: 'action', action, row })}
    >
      {t(`actions.${action.id}.label`)}
    </DropdownMenuItem>
  );
  return (
    <DropdownMenu
      trigger={
        <IconButton
          data-row-menu={rowIdOf(resource, row)}
          size="sm"
          label={common('moreActions', { name: resource.rowName(row) })}
          icon={<Ellipsis size={16} />}
        />
      }
    >
      {edit && (
        <DropdownMenuItem icon={<Pencil size={16} />} onSelect={() => onOpen({ kind: 'edit', row })}>
          {common('edit')}
        </DropdownMenuItem>
      )}
      {below && (
        <DropdownMenuItem icon={<ListPlus size={16} />} onSelect={() => onOpen({ kind: 'add', values: below })}>
          {common('addBelow')}
        </DropdownMenuItem>
      )}
      {others.map(item)}
      {(edit || below || others.length > 0) && (remove || dangers.length > 0) && <DropdownMenuSeparator />}
      {dangers.map(item)}
      {remove && (
        <DropdownMenuItem tone="danger" icon={<Trash2 size={16} />} onSelect={() => onOpen({ kind: 'delete', rows: [row] })}>
          {common('delete')}
        </DropdownMenuItem>
      )}
    </DropdownMenu>
  );
}
