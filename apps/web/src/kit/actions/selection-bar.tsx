import { BulkBar } from '@seaberry/ui/bulk-bar';
import { Button } from '@seaberry/ui/button';
import { Download, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { useMayAct, useMayCall } from '../access.ts';
import type { Resource, Row } from '../resource.types.ts';
import type { ResourceTexts } from '../words.ts';
import { deleteCall } from './calls.ts';
import type { OpenDialog } from './open-dialog.ts';

export interface SelectionBarProps {
  resource: Resource;
  words: ResourceTexts;
  /** Selected rows of all pages. */
  selected: readonly Row[];
  onClear(): void;
  onOpen(dialog: OpenDialog): void;
}

/** Permitted actions on the selected rows. */
export function SelectionBar({ resource, words, selected, onClear, onOpen }: SelectionBarProps): ReactNode {
  const mayCall = useMayCall(resource.controller);
  const mayAct = useMayAct(resource.controller);
  const { common } = words;
  const { offered = () => true, many = false } = resource.delete ?? {};
  const bulk = (resource.rowActions ?? []).filter((action) => (action.bulk || action.Many) && mayAct(action));
  return (
    <BulkBar count={selected.length} onClear={onClear}>
      <Button size="sm" icon={<Download size={14} />} onClick={() => onOpen({ kind: 'export', selected })}>
        {common('export')}
      </Button>
      {bulk.map((action) => (
        <Button
          key={action.id}
          size="sm"
          icon={action.icon}
          disabledReason={selected.every((row) => action.offered?.(row) ?? true) ? undefined : common('someNot')}
          onClick={() => onOpen({ kind: 'bulk', action, rows: selected })}
        >
          {words.t(`actions.${action.id}.label`)}
        </Button>
      ))}
      {many && mayCall(deleteCall(resource)) && (
        <Button
          size="sm"
          icon={<Trash2 size={14} />}
          disabledReason={selected.every(offered) ? undefined : common('someStay')}
          onClick={() => onOpen({ kind: 'delete', rows: selected })}
        >
          {common('delete')}
        </Button>
      )}
    </BulkBar>
  );
}
