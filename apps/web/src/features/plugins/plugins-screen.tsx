import { pluginDelivery } from '@seaberry/api-client/fields/plugin-delivery';
import { plugin } from '@seaberry/api-client/fields/sys-plugin';
import type { PluginDeliveryRow, PluginRow } from '@seaberry/api-client/schemas';
import { Braces, KeyRound, Radio, Send } from 'lucide-react';

import { statusActions } from '../../kit/actions/status-actions.tsx';
import { definePair } from '../../kit/define-pair.tsx';
import { resourceOf } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { wordOf } from '../../kit/values.tsx';
import type { ResourceTexts } from '../../kit/words.ts';
import { lazily } from '../../shared/lazily.tsx';
import { DeliveryBody } from './delivery-body.tsx';

// Lazy: used only in forms and dialogs.
const Manifest = lazily(async () => (await import('./manifest-field.tsx')).ManifestField);
const Added = lazily(async () => (await import('./secret-shown.tsx')).AddedPlugin);
const Shown = lazily(async () => (await import('./manifest-dialog.tsx')).ManifestDialog);
const Rotate = lazily(async () => (await import('./rotate-dialog.tsx')).RotateDialog);

const KEY = '/system/plugin/index';
const REFRESH_MS = 10_000;
const STATE_TONES = { waiting: 'info', delivered: 'success', failed: 'danger', stopped: 'neutral' } as const;

const isEnabled = ({ status }: { status?: number | null | undefined }): boolean => status !== 2;
const eventsOf = ({ events }: PluginRow, words: ResourceTexts): string =>
  (events ?? []).map((event) => wordOf(words, 'events', event)).join(', ');

const plugins = projected(plugin, {
  columns: {
    name: { size: 136, wrap: true },
    pluginVersion: { size: 80 },
    code: { size: 136 },
    events: { kind: 'custom', size: 200, cell: eventsOf, text: eventsOf },
    status: { size: 104 },
    orderNo: { hidden: true },
    updateTime: { hidden: true },
    updateUserName: { hidden: true },
  },
  fields: { manifest: { kind: 'custom', Component: Manifest.Component, wide: true } },
});

const { columns, filters, controller } = projected(pluginDelivery, {
  columns: {
    event: { kind: 'words', words: 'events', size: 128 },
    state: { kind: 'words', words: 'states', tones: STATE_TONES, size: 112 },
    responseStatus: { size: 96 },
    createTime: { size: 180 },
    attempts: { size: 96 },
    error: { size: 200, wrap: true },
    nextTime: { size: 180 },
    lastTime: { seconds: true, size: 220 },
    url: { size: 220 },
    elapsed: { kind: 'duration' },
  },
  filters: { pluginId: null },
});

const [enable, disable] = statusActions<PluginRow>({ asks: 'disable' });

/** Plugins of a company, and what was sent to each. */
export const pluginsScreen = definePair({
  key: KEY,
  by: 'pluginId',
  master: resourceOf({
    key: KEY,
    texts: 'plugins.list',
    capability: 'sysPlugin',
    ...plugins,
    form: { ...plugins.form, size: 'lg', Added: Added.Component },
    list: 'page',
    paging: 'server',
    delete: {},
    affects: ['pluginDelivery'],
    rowActions: [
      { id: 'manifest', icon: <Braces size={16} />, call: 'page', Dialog: Shown.Component },
      { id: 'test', icon: <Radio size={16} />, call: 'test', input: ({ id }) => ({ id }), offered: isEnabled },
      { id: 'rotate', icon: <KeyRound size={16} />, call: 'rotate', Dialog: Rotate.Component },
      enable,
      disable,
    ],
  }),
  detail: resourceOf({
    key: `${KEY}/deliveries`,
    texts: 'plugins.deliveries',
    controller,
    columns,
    filters,
    list: 'page',
    paging: 'server',
    sort: '-createTime',
    refreshMs: REFRESH_MS,
    rowName: ({ url, id }: PluginDeliveryRow) => url ?? id,
    record: { copy: ['url'], Below: DeliveryBody },
    rowActions: [{ id: 'sendAgain', icon: <Send size={16} />, call: 'sendAgain', input: ({ id }) => ({ id }), bulk: true }],
  }),
});
