import { staticPage } from '@seaberry/api-client/fields/sys-static-page';
import { History } from 'lucide-react';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { lazily } from '../../shared/lazily.tsx';

// Lazy: used only after a press.
const VersionsDialog = lazily(async () => (await import('./versions-dialog.tsx')).VersionsDialog);

const parts = projected(staticPage, {
  columns: {
    title: { size: 240, wrap: true },
    key: { kind: 'words', words: 'keys', size: 160 },
    language: { kind: 'words', words: 'languages', size: 168 },
    number: { size: 96 },
  },
  fields: { title: { wide: true }, body: { rows: 20, hint: 'body' } },
});

/** Terms, privacy policy and help in each language. Saving publishes a new version. */
export const staticPagesScreen = defineResource({
  key: '/system/staticPage/index',
  texts: 'staticPages',
  capability: 'sysStaticPage.versions',
  ...parts,
  list: 'list',
  paging: 'browser',
  calls: { add: null },
  form: { ...parts.form, frame: 'drawer', size: 'lg' },
  rowActions: [{ id: 'versions', icon: <History size={16} />, call: 'versions', Dialog: VersionsDialog.Component, opens: true }],
});
