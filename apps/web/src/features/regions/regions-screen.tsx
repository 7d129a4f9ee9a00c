import { region } from '@seaberry/api-client/fields/sys-region';
import type { RegionRow } from '@seaberry/api-client/schemas';
import type { TreeNode } from '@seaberry/ui/tree';
import { RefreshCw } from 'lucide-react';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { from } from '../../kit/sources.ts';
import { lazily } from '../../shared/lazily.tsx';

// Lazy: used only in the form and after a press.
const ParentRegion = lazily(async () => (await import('./parent-region-field.tsx')).ParentRegionField);
const SyncDialog = lazily(async () => (await import('./sync-dialog.tsx')).SyncDialog);

/** Of the origin every region may have others below it. */
const nodesOf = (rows: readonly RegionRow[]): TreeNode[] =>
  rows.map(({ id, name, code, hasChildren }) => ({
    id,
    label: name,
    ...(code ? { keywords: [code] } : {}),
    hasChildren: hasChildren ?? true,
  }));
const below = (id: string) => from('sysRegion', 'list', { id }, nodesOf);

const parts = projected(region, {
  columns: {
    name: { size: 176, wrap: true },
    code: { size: 128 },
    mergerName: { size: 240, wrap: true, hidden: true },
    level: { size: 72, hidden: true },
    cityCode: { size: 104 },
    orderNo: { size: 88 },
    remark: { size: 200 },
    source: { kind: 'words', words: 'sources', tones: { package: 'neutral', changed: 'warning', own: 'info' }, size: 128 },
    updateTime: { hidden: true },
    updateUserName: { hidden: true },
  },
  filters: {
    pid: { kind: 'tree', from: below('0'), children: below, find: (client, text, signal) => client.sysRegion.search({ text }, { signal }) },
  },
  fields: {
    pid: { kind: 'custom', Component: ParentRegion.Component },
    code: { hint: 'code' },
    lng: { hint: 'degrees' },
    lat: { hint: 'degrees' },
  },
});

/** Administrative regions: the tree beside the list shows those directly below one. */
export const regionsScreen = defineResource({
  key: '/system/region/index',
  texts: 'regions',
  ...parts,
  list: 'page',
  paging: 'server',
  form: { ...parts.form, below: ({ id }) => ({ pid: id }) },
  delete: { many: true },
  toolbar: [{ id: 'sync', icon: <RefreshCw size={16} />, call: 'sync', Dialog: SyncDialog.Component, capability: 'sysRegion' }],
});
