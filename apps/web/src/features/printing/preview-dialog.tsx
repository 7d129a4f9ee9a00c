import type { PrintTemplateRow } from '@seaberry/api-client/schemas';
import type { ReactNode } from 'react';

import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { TemplatePreview } from './template-preview.tsx';

export function PreviewDialog({ row, onClose }: ActionDialogProps<PrintTemplateRow>): ReactNode {
  return (
    <ActionFrame title={row.name} size="xl" onClose={onClose}>
      <TemplatePreview template={row.template ?? ''} />
    </ActionFrame>
  );
}
