import { Button } from '@seaberry/ui/button';
import { Download, ListOrdered, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

import { useMayAct, useMayCall } from '../access.ts';
import type { Resource, Row } from '../resource.types.ts';
import type { ResourceTexts } from '../words.ts';
import { addCall } from './calls.ts';
import type { OpenDialog } from './open-dialog.ts';

export interface ToolbarActionsProps {
  resource: Resource;
  words: ResourceTexts;
  selected: readonly Row[];
  onOpen(dialog: OpenDialog): void;
}

/** Permitted actions on the whole list. Every reader may export it. */
export function ToolbarActions({ resource, words, selected, onOpen }: ToolbarActionsProps): ReactNode {
  const mayCall = useMayCall(resource.controller);
  const mayAct = useMayAct(resource.controller);
  const { common, t } = words;
  const tools = (resource.toolbar ?? []).filter(mayAct);
  return (
    <>
      {tools.map((action) => (
        <Button key={action.id} icon={action.icon} onClick={() => onOpen({ kind: 'listAction', action })}>
          {t(`actions.${action.id}.label`)}
        </Button>
      ))}
      {mayCall(resource.order?.call) && (
        <Button icon={<ListOrdered size={16} />} onClick={() => onOpen({ kind: 'order' })}>
          {common('order.open')}
        </Button>
      )}
      <Button icon={<Download size={16} />} onClick={() => onOpen({ kind: 'export', selected })}>
        {common('export')}
      </Button>
      {mayCall(addCall(resource)) && (
        <Button variant="primary" icon={<Plus size={16} />} onClick={() => onOpen({ kind: 'add' })}>
          {t('add')}
        </Button>
      )}
    </>
  );
}
