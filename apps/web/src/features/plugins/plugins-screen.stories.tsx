import type { DoubleHandlers } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import type { PairSearch } from '../../kit/list-pair/pair-search.ts';
import { opened } from '../../testing/opened.ts';
import { resourceStories, storeOf } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { pluginsScreen } from './plugins-screen.tsx';

const SECRET = 'whsec_7mZxQ0pV3nYw5sR8uJ2hL4gD6fA9eXcWvTzQpoBkC1E=';
const URL = 'https://hooks.blue-harbor.example/seaberry';

const row = (id: string, name: string, code: string, more: object = {}) => ({
  id,
  name,
  code,
  pluginVersion: '1.4.0',
  events: ['order.added', 'shipment.changed'],
  description: 'Writes milestones into the orders of the ERP.',
  author: 'Blue Harbor Logistics',
  manifest: JSON.stringify({ name, code, version: '1.4.0', hooks: [{ event: 'order.added', url: URL }] }),
  status: 1,
  orderNo: 100,
  previousUntil: null,
  remark: null,
  version: 1,
  updateTime: '2026-11-18T09:30:00Z',
  updateUserName: 'Lin Yue',
  createTime: '2026-10-02T08:00:00Z',
  createUserName: 'Lin Yue',
  ...more,
});

const delivery = (id: string, state: string, more: object = {}) => ({
  id,
  pluginId: '1',
  event: 'shipment.changed',
  state,
  url: URL,
  attempts: 1,
  responseStatus: 204,
  elapsed: 84,
  error: null,
  createTime: '2026-11-21T08:12:04Z',
  lastTime: '2026-11-21T08:12:05Z',
  nextTime: null,
  body: '{"type":"shipment.changed","timestamp":"2026-11-21T08:12:04.000Z","data":{"id":"b1","referenceNo":"COSU6412873350"}}',
  ...more,
});

const DELIVERIES = [
  delivery('018f0001', 'delivered'),
  delivery('018f0002', 'waiting', { responseStatus: 503, error: 'HTTP 503', attempts: 3, nextTime: '2026-11-21T10:12:05Z' }),
  delivery('018f0003', 'failed', { responseStatus: null, error: 'The request took longer than its time-out.', attempts: 10 }),
  delivery('018f0004', 'stopped', { attempts: 0, responseStatus: null, lastTime: null, event: 'user.created' }),
  delivery('018f0005', 'delivered', { event: 'plugin.test' }),
];

const again = fn((_input: unknown): unknown => null);
const tested = fn((_input: unknown): unknown => 1);

const others = (): DoubleHandlers => {
  const pluginDelivery = { ...storeOf({ controller: 'pluginDelivery', list: 'page' }, DELIVERIES), sendAgain: again };
  // The store has rows of any kind.
  return { pluginDelivery, sysConfig: { sysInfo: () => ({ capabilities: ['sysPlugin'] }) } } as unknown as DoubleHandlers;
};

const stories = resourceStories<PairSearch>({
  screen: pluginsScreen,
  controller: 'sysPlugin',
  list: 'page',
  rows: [
    row('1', 'ERP', 'blue-harbor.erp'),
    row('2', 'Chat', 'chat', { events: ['alert.raised'], pluginVersion: '0.9.2' }),
    row('3', '人事系统', 'hr', { events: ['user.created', 'user.enabled', 'user.disabled'], status: 2 }),
  ],
  answers: (store) => ({
    add: ({ manifest }) => {
      const { name, code, version } = JSON.parse(String(manifest)) as Record<string, string>;
      if (code === 'chat') return { id: '2', name, code, secret: null, previousUntil: null };
      const id = store['add']?.(row('new', String(name), String(code), { pluginVersion: version }));
      return { id, name, code, secret: SECRET, previousUntil: null };
    },
    rotate: ({ id }) => ({ id, name: 'ERP', code: 'blue-harbor.erp', secret: SECRET, previousUntil: '2026-11-22T09:00:00Z' }),
    setStatus: (input) => store['update']?.(input) ?? null,
    test: tested,
  }),
  others,
  noMatch: { name: 'astronaut', status: '1' },
});

/** Manifests with web hooks: requests to other systems when something happens here. */
const meta = {
  title: 'Screens/Plugins',
  parameters: { search: 'plugin, webhook, web hook, integration, 插件, 回调, 外掛, 回呼', frame: '/platform/plugin' },
  component: StoryScreen,
  args: { ...stories.base, search: { chosen: '1' } },
} satisfies Meta<typeof StoryScreen<PairSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

const LATER = { timeout: 10_000 };
const manifest = (more: object = {}): string =>
  JSON.stringify({ name: 'Rates', code: 'rates', version: '1.0.0', hooks: [{ event: 'order.added', url: URL }], ...more });

async function upload(canvasElement: HTMLElement, text: string): Promise<HTMLElement> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Upload plugin' }, LATER));
  const form = await opened(within(document.body).findByRole('dialog', { name: 'Upload plugin' }, LATER));
  const file = new File([text], 'manifest.json', { type: 'application/json' });
  await userEvent.upload(await within(form).findByLabelText('Choose file', {}, LATER), file);
  await waitFor(() => expect(within(form).getByRole('textbox', { name: /^Manifest/ })).toHaveValue(text));
  return form;
}

/** A manifest is uploaded from a file; its secret is shown once. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const form = await upload(canvasElement, manifest());
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    const shown = await opened(within(document.body).findByRole('dialog', { name: 'Secret of Rates' }, LATER));
    await expect(within(shown).getByText(SECRET)).toBeVisible();
    await userEvent.click(within(shown).getByRole('button', { name: 'I have saved it' }));
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    await expect(await within(canvasElement).findByText('Rates')).toBeVisible();
  },
};

/** A manifest with a known code replaces that plugin; its secret stays. */
export const Replaced: Story = {
  play: async ({ canvasElement }) => {
    const form = await upload(canvasElement, manifest({ name: 'Chat', code: 'chat' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    const told = await opened(within(document.body).findByRole('dialog', { name: 'Chat is replaced' }, LATER));
    await userEvent.click(within(told).getByText('Close'));
    await waitFor(() => expect(told).not.toBeInTheDocument());
  },
};

/** A test event is sent, the manifest is shown, and a failed delivery is sent again. */
export const Deliveries: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for ERP' }, LATER));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Send test event' }));
    await waitFor(() => expect(tested.mock.lastCall?.[0]).toMatchObject({ id: '1' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for ERP' }, LATER));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Show manifest' }));
    const shown = await opened(body.findByRole('dialog', { name: 'Manifest of ERP' }, LATER));
    await expect(await within(shown).findByText(/hooks\.blue-harbor\.example/, {}, LATER)).toBeVisible();
    await userEvent.click(within(shown).getByText('Close'));
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    const failed = (await canvas.findAllByRole('row', {}, LATER)).find(({ textContent }) => textContent.includes('time-out'));
    await userEvent.click(within(failed as HTMLElement).getByRole('button', { name: /Send again|More actions/ }));
    const item = body.queryByRole('menuitem', { name: 'Send again' });
    if (item) await userEvent.click(item);
    await waitFor(() => expect(again.mock.lastCall?.[0]).toMatchObject({ id: '018f0003' }));
  },
};

/** A secret is replaced; the old one signs too for a day. */
export const Rotation: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for ERP' }, LATER));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Replace secret' }));
    const asked = await opened(body.findByRole('dialog', { name: 'Replace the secret of ERP' }, LATER));
    await expect(within(asked).getByRole('radio', { name: 'For 1 more day' })).toBeChecked();
    await userEvent.click(within(asked).getByRole('button', { name: 'Replace' }));
    const shown = await opened(body.findByRole('dialog', { name: 'Secret of ERP' }, LATER));
    await expect(within(shown).getByText(/signed with the old secret too until/)).toBeVisible();
    await userEvent.click(within(shown).getByRole('button', { name: 'I have saved it' }));
    await waitFor(() => expect(shown).not.toBeInTheDocument());
  },
};

export const NothingChosen: Story = { args: { search: {} } };
export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
export const ReadOnly: Story = stories.readOnly;
