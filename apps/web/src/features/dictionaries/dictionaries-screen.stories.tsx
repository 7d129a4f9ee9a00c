import type { DoubleHandlers } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import type { PairSearch } from '../../kit/list-pair/pair-search.ts';
import { opened } from '../../testing/opened.ts';
import { pageOf } from '../../testing/pages.ts';
import { addOne, resourceStories, storeOf } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { dictionariesScreen } from './dictionaries-screen.tsx';

const row = (id: string, more: object) => ({
  id,
  orderNo: 100,
  status: 1,
  remark: '',
  builtIn: false,
  createTime: '2026-10-02T08:00:00Z',
  createUserName: 'Lin Yue',
  updateTime: '2026-11-18T09:30:00Z',
  updateUserName: 'Lin Yue',
  ...more,
});
const value = (id: string, label: string, tagType: string, more: object = {}) =>
  row(id, { dictTypeId: '1', value: label, name: label, code: label.split(' ')[0]?.toLowerCase(), tagType, ...more });

const VALUES = [
  value('11', 'Weather', 'warning', { extData: '{"insured":true}' }),
  value('12', 'Customs hold', 'danger'),
  value('13', 'Rolled cargo', 'info'),
  value('14', 'Strike', '', { status: 2 }),
];

/** Spy for a changed value. */
const saved = fn((_input: unknown): unknown => null);

const others = (): DoubleHandlers => {
  let order = VALUES.map(({ id }) => id);
  const store = storeOf({ controller: 'sysDictData', list: 'page' }, VALUES);
  const inOrder = ({ items, ...page }: { items: { id: string }[] }) => ({
    ...page,
    items: items.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
  });
  const sysDictData = {
    ...store,
    page: (input: { id: string }) => inOrder(store['page']?.(input) as { items: { id: string }[] }),
    order: ({ ids }: { ids: string[] }) => {
      order = ids;
      return null;
    },
  };
  // The store has rows of any kind.
  return { sysDictData, sysConfig: { sysInfo: () => ({ capabilities: ['sysDictData.order'] }) } } as unknown as DoubleHandlers;
};

const stories = resourceStories<PairSearch>({
  screen: dictionariesScreen,
  controller: 'sysDictType',
  list: 'page',
  rows: [
    row('1', { name: 'Reasons of delays', code: 'delay_reason' }),
    row('2', { name: 'Organization type', code: 'org_type', builtIn: true }),
    row('3', { name: 'Packing', code: 'packing', status: 2 }),
  ],
  others,
  noMatch: { name: 'astronaut', status: '1' },
});

/** Lists of values that forms offer, the same for every company. */
const meta = {
  title: 'Screens/Dictionaries',
  parameters: { search: 'data dictionary, lookup values, 数据字典, 字典, 資料字典', frame: '/platform/dict' },
  component: StoryScreen,
  args: { ...stories.base, search: { chosen: '1' } },
} satisfies Meta<typeof StoryScreen<PairSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An added value appears in the dictionary. */
export const Default: Story = {
  play: ({ canvasElement }) =>
    addOne({ canvasElement, button: 'Add value', fields: { Label: 'Missing papers', Code: 'papers' }, appears: 'Missing papers' }),
};

/** Values are put into order with the keys alone. */
export const Order: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const labels = (): string[] =>
      within(canvas.getByRole('group', { name: 'Values' }))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change order' }, { timeout: 10_000 }));
    const dialog = await opened(within(document.body).findByRole('dialog', { name: 'Order: Values' }, { timeout: 10_000 }));
    (await within(dialog).findByRole('button', { name: 'Move Rolled cargo up' })).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(labels()).toEqual(['Rolled cargo', 'Weather', 'Customs hold', 'Strike']));
  },
};

const OTHER_VALUE = {
  id: '11',
  dictTypeId: '1',
  value: 'Weather',
  name: 'weather',
  code: 'weather',
  status: 1,
  styleSetting: 'color: teal',
  classSetting: null,
};

/** Another backend gets the fields of a value back that the form does not have. */
export const OtherBackEnd: Story = {
  args: {
    answers: {
      sysConfig: { sysInfo: () => ({}) },
      sysDictType: { page: (input) => pageOf([{ id: '1', name: 'Reasons of delays', code: 'delay_reason', status: 1 }], input) },
      sysDictData: {
        page: (input) => pageOf([OTHER_VALUE], input),
        update: (input) => saved(input),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    saved.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Weather' }, { timeout: 10_000 }));
    await userEvent.click(within(await opened(within(document.body).findByRole('menu'))).getByRole('menuitem', { name: 'Edit' }));
    const dialog = await opened(within(document.body).findByRole('dialog', {}, { timeout: 10_000 }));
    await userEvent.type(await within(dialog).findByRole('textbox', { name: /^Label/ }), ' at sea');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const [[sent] = []] = saved.mock.calls;
    await expect(sent).toMatchObject({ value: 'Weather at sea', name: 'weather', styleSetting: 'color: teal' });
    await expect(sent).not.toHaveProperty('classSetting');
  },
};

/** A built-in dictionary can be disabled, but not deleted. */
export const BuiltIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Organization type' }, { timeout: 10_000 }));
    const menu = await opened(within(document.body).findByRole('menu'));
    await expect(within(menu).getByRole('menuitem', { name: 'Disable' })).toBeVisible();
    await expect(within(menu).queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
export const ReadOnly: Story = stories.readOnly;
