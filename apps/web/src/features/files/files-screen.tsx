import { companyFile } from '@seaberry/api-client/fields/sys-file';
import type { FileRow } from '@seaberry/api-client/schemas';
import { Link } from '@seaberry/ui/link';
import { Download, Eye, Link2, Unlink, Upload } from 'lucide-react';
import type { ReactNode } from 'react';

import { defineResource } from '../../kit/define-resource.tsx';
import { bytesText } from '../../kit/measures.ts';
import { projected } from '../../kit/projected.ts';
import { hrefTo } from '../../shared/links.ts';
import { lazily } from '../../shared/lazily.tsx';

// Lazy: each is used only after a press.
const UploadDialog = lazily(async () => (await import('./upload-dialog.tsx')).UploadDialog);
const PreviewDialog = lazily(async () => (await import('./preview-dialog.tsx')).PreviewDialog);
const AttachDialog = lazily(async () => (await import('./attach-dialog.tsx')).AttachDialog);
const DownloadAction = lazily(async () => (await import('./download-action.tsx')).DownloadAction);

const BILL_PATH = '/tracking/oceanBill/detail';

/** The bill that uses the file. */
function usedBy({ relationName, relationId, relationTitle }: FileRow): ReactNode {
  if (relationName !== 'oceanBill' || !relationId || !relationTitle) return null;
  return <Link href={hrefTo(BILL_PATH, { id: relationId, title: relationTitle })}>{relationTitle}</Link>;
}

const isClean = ({ state }: FileRow): boolean => state !== 'scanning' && state !== 'infected';

const parts = projected(companyFile, {
  columns: {
    fileName: { size: 300, wrap: true },
    suffix: { kind: 'text', size: 104 },
    sizeKb: { size: 104, cell: ({ sizeKb }, { format }) => (sizeKb == null ? null : bytesText(sizeKb * 1024, format)) },
    state: {
      kind: 'words',
      words: 'states',
      tones: { clean: 'success', scanning: 'info', infected: 'danger' },
      size: 128,
      capability: 'files',
    },
    fileType: { size: 128 },
    isPublic: { size: 168 },
    relationName: { size: 176, cell: usedBy },
    provider: { kind: 'text' },
    updateTime: { hidden: true },
    updateUserName: { hidden: true },
    createTime: { hidden: false, size: 176 },
    createUserName: { hidden: false, size: 128 },
  },
  fields: { fileName: { wide: true, hint: 'fileName' }, isPublic: { hint: 'isPublic' } },
});

/** Files of the company: uploaded in parts, shown in place, handed out by signed addresses. */
export const filesScreen = defineResource({
  key: '/system/file/index',
  texts: 'files',
  ...parts,
  list: 'page',
  paging: 'server',
  sort: '-createTime',
  calls: { add: null },
  delete: { many: true, offered: ({ relationTitle }) => !relationTitle },
  toolbar: [{ id: 'upload', icon: <Upload size={16} />, call: 'begin', capability: 'files', Dialog: UploadDialog.Component }],
  rowActions: [
    {
      id: 'preview',
      icon: <Eye size={16} />,
      call: 'address',
      capability: 'files',
      Dialog: PreviewDialog.Component,
      opens: true,
      offered: isClean,
    },
    {
      id: 'download',
      icon: <Download size={16} />,
      call: 'address',
      capability: 'files',
      Dialog: DownloadAction.Component,
      offered: isClean,
    },
    {
      id: 'attach',
      icon: <Link2 size={16} />,
      call: 'attach',
      capability: 'files',
      permission: 'oceanBill:page',
      Dialog: AttachDialog.Component,
      offered: ({ relationTitle }) => !relationTitle,
    },
    {
      id: 'release',
      icon: <Unlink size={16} />,
      call: 'release',
      capability: 'files',
      confirm: true,
      offered: ({ relationTitle }) => Boolean(relationTitle),
    },
  ],
});
