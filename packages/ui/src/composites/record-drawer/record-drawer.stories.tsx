import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Badge } from '../../components/badge/index.js';
import { Button } from '../../components/button/index.js';
import { page, clickPage } from '../../testing/stories/steps.js';
import { RecordDrawer, type RecordGroup } from './record-drawer.js';
import { example } from '../../testing/stories/example.js';
import { RecordDrawerExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

interface Call {
  id: string;
  title: string;
  account: string;
  trace: string;
}

const calls: readonly Call[] = [
  { id: '1', title: 'Positions · Add', account: 'ann', trace: '01932f0c-11aa-7bbb-8ccc-000000000001' },
  { id: '2', title: 'Positions · Edit', account: 'norah', trace: '01932f0c-11aa-7bbb-8ccc-000000000002' },
  { id: '3', title: 'Users · Delete', account: 'sam', trace: '01932f0c-11aa-7bbb-8ccc-000000000003' },
];

const groupsOf = (call: Call): RecordGroup[] => [
  {
    id: 'who',
    title: 'Who and when',
    items: [
      { term: 'Account', description: call.account },
      { term: 'Time', description: '22 Nov 2026, 08:30:12 UTC' },
      { term: 'Result', description: <Badge tone="success">Done</Badge> },
    ],
  },
  {
    id: 'call',
    title: 'Call',
    items: [
      { term: 'Path', description: '/api/sysPos/add', copy: '/api/sysPos/add' },
      { term: 'Trace', description: call.trace, copy: call.trace },
      { term: 'Message', description: null },
    ],
  },
];

const [first] = calls;
if (!first) throw new Error('There are no calls.');

const meta = {
  title: 'Patterns/Record drawer',
  parameters: { search: 'record panel, details panel, row detail, preview, peek, 详情抽屉, 詳情抽屜, 记录详情' },
  component: RecordDrawer,
  args: { title: first.title, groups: groupsOf(first), defaultOpen: true },
} satisfies Meta<typeof RecordDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Facts in groups, copyable values, and navigation to the neighbours by button or by J and K. */
export const Default = example(RecordDrawerExample, defaultCode, {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Positions · Add' }));
    await expect(await page().findByRole('dialog', { name: 'Positions · Add' })).toBeVisible();
    await userEvent.keyboard('j');
    await userEvent.click(page().getByRole('button', { name: 'Next record' }));
    const drawer = await page().findByRole('dialog', { name: 'Users · Delete' });
    await expect(within(drawer).getByRole('button', { name: `Copy ${calls[2]?.trace}` })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await clickPage();
  },
});

export const Playground: Story = {
  args: { place: { at: 2, of: 20 }, size: 'lg' },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg', 'xl', 'full'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** The first record of a list, with actions. */
export const Matrix: Story = {
  args: { place: { at: 1, of: 12_480 }, onNext: () => {}, footer: <Button>Edit</Button>, description: 'Operation log' },
};

export const LongText: Story = {
  args: {
    title: 'Consolidated ocean shipments from Shanghai and Ningbo to Rotterdam, 第四十七周的拼箱货物',
    groups: [
      {
        id: 'a',
        title: 'Benachrichtigungseinstellungen für Ankunftsverspätungen',
        items: [
          {
            term: 'Address of the request as the browser sent it',
            description: `/api/oceanBill/page?${'reference=COSU6412873350&'.repeat(6)}`,
          },
          { term: 'Trace', description: 'x'.repeat(120), copy: 'x'.repeat(120) },
        ],
      },
    ],
  },
};
