import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { pageOf } from '../../testing/pages.ts';
import { buttonsOf } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { demoPair } from './demo-screen.tsx';
import { demoTexts } from './demo-texts.ts';

const screen = demoPair(
  {
    key: '/demo/pair',
    by: 'orgId',
    master: {
      key: '/demo/pair/kinds',
      controller: 'sysPos',
      texts: 'demo',
      list: 'list',
      paging: 'browser',
      rowName: (row) => String(row['name']),
      filters: [{ id: 'name', kind: 'search' }],
      columns: [
        { id: 'name', size: 160 },
        { id: 'remark', size: 120 },
      ],
      delete: { many: true },
    },
    detail: {
      key: '/demo/pair/people',
      controller: 'sysUser',
      texts: 'demo.people',
      list: 'page',
      paging: 'server',
      rowName: (row) => String(row['realName']),
      filters: [{ id: 'account', kind: 'search' }],
      columns: [{ id: 'realName' }, { id: 'account' }, { id: 'status', kind: 'status' }],
      delete: { many: true },
    },
  },
  demoTexts,
);

const KINDS = ['Ocean', 'Air', 'Rail'];

/** Backend whose first list counts the rows of the second. */
function answers() {
  let kinds = KINDS.map((name, at) => ({ id: String(at + 1), name, code: `k${at}`, orderNo: 100, status: 1 }));
  let people = ['Ann', 'Norah', 'Sam', 'Rita'].map((realName, at) => ({
    id: String(at + 11),
    realName,
    account: realName.toLowerCase(),
    status: 1,
    accountType: 777,
    orgId: at < 3 ? '1' : '2',
  }));
  return {
    sysPos: {
      list: () => kinds.map((kind) => ({ ...kind, remark: `${people.filter(({ orgId }) => orgId === kind.id).length} people` })),
      delete: ({ id }: { id: string }) => {
        kinds = kinds.filter((kind) => kind.id !== id);
        return null;
      },
    },
    sysUser: {
      page: (input: { orgId?: string | null | undefined; account?: string | null | undefined }) =>
        pageOf(
          people.filter(({ orgId, account }) => orgId === String(input.orgId) && account.includes(input.account ?? '')),
          {},
        ),
      delete: ({ id }: { id: string }) => {
        people = people.filter((person) => person.id !== id);
        return null;
      },
    },
  };
}

const meta = {
  title: 'Kit/Pair',
  parameters: { search: 'two lists!, master detail, 主从列表, 主從清單' },
  component: StoryScreen,
  args: { screen, buttons: new Set([...buttonsOf('sysPos'), ...buttonsOf('sysUser')]), answers },
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function remove(canvas: ReturnType<typeof within>, name: string): Promise<void> {
  (await canvas.findByRole('button', { name: `More actions for ${name}` })).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Delete' }));
  const dialog = await opened(within(document.body).findByRole('alertdialog', { name: `Delete “${name}”?` }, { timeout: 10_000 }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
}

/** A row of the first list selects the second; a deletion in either list refreshes the other. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Choose a row', {}, { timeout: 10_000 })).toBeVisible();
    (await canvas.findByRole('button', { name: 'Ocean' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Norah')).toBeVisible();
    await expect(canvas.getByText('3 people')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Ocean/ })).toHaveAttribute('aria-current', 'true');
    await remove(canvas, 'Norah');
    await expect(await canvas.findByText('2 people')).toBeVisible();
    const people = within(canvas.getByRole('group', { name: 'People' }));
    await userEvent.type(people.getByRole('searchbox'), 'sam{Enter}');
    await waitFor(() => expect(canvas.queryByText('Ann')).toBeNull());
    await expect(canvas.getByText('Rail')).toBeVisible();
    await remove(canvas, 'Ocean');
    await expect(await canvas.findByText('Choose a row')).toBeVisible();
  },
};

/** The selection is in the URL; a row without children has an empty list. */
export const FromTheAddress: Story = {
  args: { search: { chosen: '3', 'in-page': '1' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This kind has none.', {}, { timeout: 10_000 })).toBeVisible();
  },
};

/** On a phone both lists are cards, and the second replaces the first, with a back button. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 358 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const air = await canvas.findByRole('button', { name: 'Air' }, { timeout: 10_000 });
    await expect(canvas.queryByRole('table', { name: 'Kinds' })).toBeNull();
    await userEvent.click(air);
    await expect(await canvas.findByText('Rita')).toBeVisible();
    const back = canvas.getByRole('button', { name: 'Back to Kinds' });
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Air' })).toHaveFocus());
    await expect(back).not.toBeVisible();
  },
};
