import { printTemplate } from '@seaberry/api-client/fields/sys-print';
import type { PrintTemplateRow } from '@seaberry/api-client/schemas';
import { Copy, Eye } from 'lucide-react';

import { statusActions } from '../../kit/actions/status-actions.tsx';
import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { lazily } from '../../shared/lazily.tsx';

// Lazy: used only in the form and after a press.
const TemplateField = lazily(async () => (await import('./template-field.tsx')).TemplateField);
const PreviewDialog = lazily(async () => (await import('./preview-dialog.tsx')).PreviewDialog);

const isOwn = ({ builtIn }: PrintTemplateRow): boolean => builtIn !== true;

const parts = projected(printTemplate, {
  columns: {
    name: { size: 280 },
    kind: { kind: 'words', words: 'kinds', size: 144 },
    builtIn: { size: 104 },
  },
  fields: {
    name: { wide: true },
    template: { kind: 'custom', Component: TemplateField.Component, hint: 'template' },
  },
});

/** Templates for printing. Those of the product are copied before they are changed. */
export const templatesScreen = defineResource({
  key: '/system/print/index',
  texts: 'printing',
  capability: 'print',
  ...parts,
  list: 'page',
  paging: 'server',
  form: { ...parts.form, frame: 'drawer', size: 'lg' },
  editable: isOwn,
  delete: { many: true, offered: isOwn },
  rowActions: [
    { id: 'preview', icon: <Eye size={16} />, call: 'preview', Dialog: PreviewDialog.Component, opens: true },
    { id: 'copy', icon: <Copy size={16} />, call: 'copy' },
    ...statusActions({ offered: isOwn }),
  ],
});
