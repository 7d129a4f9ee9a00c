import type { PluginRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { JsonViewer } from '@seaberry/ui/json-viewer';
import type { ReactNode } from 'react';

import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { parsed } from './parsed.logic.ts';

/** The manifest of a plugin as it was uploaded. */
export function ManifestDialog({ row, onClose }: ActionDialogProps<PluginRow>): ReactNode {
  const t = useTranslations('plugins.list');
  return (
    <ActionFrame title={t('actions.manifest.title', { name: row.name })} onClose={onClose}>
      <JsonViewer label={t('fields.manifest')} value={parsed(row.manifest)} defaultDepth={3} />
    </ActionFrame>
  );
}
