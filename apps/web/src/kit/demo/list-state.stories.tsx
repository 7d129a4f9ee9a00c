import type { Meta, StoryObj } from '@storybook/react-vite';
import { businessError, type DoubleHandlers } from '@seaberry/api-client/doubles';
import { Power } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { pageOf } from '../../testing/pages.ts';
import { buttonsOf } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import type { Resource } from '../resource.types.ts';
import { demoScreen } from './demo-screen.tsx';
import { demoTexts } from './demo-texts.ts';

const resource: Resource = {
  key: '/demo/list-state',
  controller: 'sysPos',
  texts: 'demo',
  list: 'list',
  paging: 'browser',
  rowName: (row) => String(row['name']),
  filters: [
    { id: 'name', kind: 'search' },
    { id: 'remark', kind: 'text' },
    { id: 'status', kind: 'status' },
  ],
  columns: [{ id: 'name' }, { id: 'remark' }, { id: 'status', kind: 'status' }],
  rowActions: [
    {
      id: 'enable',
      icon: <Power size={14} />,
      call: 'update',
      bulk: true,
      input: ({ id, name, code, remark }) => ({ id, name, code, remark, status: 1 }),
    },
  ],
  delete: { many: true },
};

type Position = Readonly<Record<'id' | 'name' | 'code' | 'remark', string>> & { orderNo: number; status: number; version: number };

/** Rows of the backend, which another user changes in the middle of a story. */
let rows: Position[] = [];
let sent: unknown[] = [];

const answers = (): DoubleHandlers => ({
  sysPos: {
    list: () => rows,
    update: (input) => {
      sent.push(input);
      return rows.find(({ id }) => id === input.id)?.version === input.version
        ? null
        : businessError('outdated', 'Another user changed it.');
    },
    delete: ({ id, version }) => {
      const found = rows.find((row) => row.id === id);
      if (found && found.version !== version) return businessError('outdated', 'Another user changed it.');
      rows = rows.filter((row) => row.id !== id);
      return found ? null : businessError('D1002', 'The record does not exist.');
    },
  },
});

const meta = {
  title: 'Kit/List state',
  parameters: { search: 'selection, filters, 选择, 筛选, 選擇, 篩選' },
  component: StoryScreen,
  args: { screen: demoScreen(resource, demoTexts), buttons: buttonsOf('sysPos'), answers },
  beforeEach: () => {
    sent = [];
    rows = ['Ocean', 'Air', 'Rail', 'Road'].map((name, at) => ({
      id: String(at + 1),
      name,
      code: `c${at}`,
      remark: 'old',
      orderNo: 100,
      status: at < 2 ? 2 : 1,
      version: 1,
    }));
  },
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

/** Longer than a typed text waits to be searched for. */
const PAUSE_MS = 600;

async function press(place: ReturnType<typeof within>, name: string | RegExp): Promise<void> {
  (await place.findByRole('button', { name }, { timeout: 10_000 })).focus();
  await userEvent.keyboard('{Enter}');
}

/** Actions on selected rows use the rows as they were loaded last, with their versions; rows that are gone are not selected. */
export const Selection: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Ocean', 'Air', 'Rail']) await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(name) }));
    rows = rows.flatMap((row) => (row.id === '1' ? [{ ...row, remark: 'new', version: 2 }] : row.id === '3' ? [] : [row]));
    // A change of another row reloads the list.
    await press(canvas, 'More actions for Road');
    await userEvent.click(await page.findByRole('menuitem', { name: 'Enable' }));
    await expect(await canvas.findByText('new')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('group', { name: /selected/ })).toHaveTextContent('2 selected'));
    sent = [];
    await press(canvas, 'Enable');
    const dialog = await opened(page.findByRole('alertdialog', { name: 'Enable: 2 rows?' }, { timeout: 10_000 }));
    // Changed by another user while the dialog is open: refused, since it is sent with the version that the user has seen.
    rows = rows.map((row) => (row.id === '2' ? { ...row, version: 2 } : row));
    await press(within(dialog), 'Enable');
    await expect(await page.findByText(/Air: Another user changed it\./)).toBeVisible();
    await expect(sent).toMatchObject([
      { id: '1', remark: 'new', version: 2 },
      { id: '2', remark: 'old', version: 1 },
    ]);
  },
};

/** A row that another user has deleted is no longer selected; refused rows are named. A changed one is shown before it can be deleted. */
export const Deletion: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Ocean', 'Air']) await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(name) }));
    await press(canvas, 'Delete');
    const dialog = await opened(page.findByRole('alertdialog', { name: 'Delete 2 rows?' }, { timeout: 10_000 }));
    rows = rows.filter(({ id }) => id !== '2');
    await press(within(dialog), 'Delete');
    await expect(await page.findByText('1 of 2 deleted. The others stay.')).toBeVisible();
    await expect(page.getByText(/Air: The record does not exist\./)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('group', { name: /selected/ })).toBeNull());

    // The list is as it is at the server.
    await waitFor(() => expect(canvas.queryByText('Air')).toBeNull());
    const deleteRoad = async (): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: 'More actions for Road' }));
      await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }));
      await press(within(await opened(page.findByRole('alertdialog', { name: /Road/ }))), 'Delete');
    };
    rows = rows.map((row) => (row.name === 'Road' ? { ...row, remark: 'changed meanwhile', version: 2 } : row));
    await deleteRoad();
    await expect(await page.findByText('Road: Another user changed it.')).toBeVisible();
    await expect(await canvas.findByText('changed meanwhile')).toBeVisible();
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await deleteRoad();
    await waitFor(() => expect(canvas.queryByText('changed meanwhile')).toBeNull());
  },
};

/** A filter that is set while a text is typed keeps both; clearing takes away a text that is still being typed. */
export const Typing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }, { timeout: 10_000 }), 'o');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Disabled');
    await expect(await canvas.findByRole('button', { name: 'Remove filter Note: o' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter Status: Disabled' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'r');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Enabled');
    await waitFor(() => expect(canvas.queryByText('Ocean')).toBeNull());
    await expect(canvas.getByText('Rail')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    await expect(canvas.getByRole('button', { name: 'Remove filter Status: Enabled' })).toBeVisible();
    await expect(canvas.queryByText('Air')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'oad');
    // Sent to the button without the time that pressing it takes.
    canvas.getByRole('button', { name: 'Clear' }).click();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Remove filter/ })).toBeNull());
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByText('Ocean')).toBeVisible();
  },
};

let answer = (): void => {};

/** The next page, pressed twice while the first one is still loading, is the one after it. */
export const SlowPages: Story = {
  args: {
    screen: demoScreen(
      {
        key: '/demo/slow',
        controller: 'sysRole',
        texts: 'demo',
        list: 'page',
        paging: 'server',
        rowName: () => '',
        columns: [{ id: 'name' }],
      },
      demoTexts,
    ),
    buttons: buttonsOf('sysRole'),
    answers: () => ({
      sysRole: {
        page: async (input) => {
          const roles = Array.from({ length: 90 }, (_, at) => ({ id: String(at + 1), name: `Kind ${at + 1}`, status: 1 }));
          if (input.page > 1) await new Promise<void>((resolve) => (answer = resolve));
          return pageOf(roles, input);
        },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Kind 1', {}, { timeout: 10_000 });
    await press(canvas, 'Next page');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page'));
    answer();
    await expect(await canvas.findByText('Kind 41')).toBeVisible();
  },
};
