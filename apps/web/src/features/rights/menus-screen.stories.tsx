import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { menusScreen } from './menus-screen.tsx';
import { MENUS, sysConfig } from './story-answers.ts';

const added = fn();

const stories = resourceStories({
  screen: menusScreen,
  controller: 'sysMenu',
  list: 'list',
  rows: MENUS.map((menu) => ({ ...menu })),
  noMatch: { titleLike: 'astronaut' },
  others: { sysConfig },
  answers: (store) => ({
    ...store,
    add: (input) => {
      added(input);
      return store['add']?.(input);
    },
  }),
});

const plain = resourceStories({
  screen: menusScreen,
  controller: 'sysMenu',
  list: 'list',
  rows: MENUS.map((menu) => ({ ...menu })),
  noMatch: {},
  others: { sysConfig: { sysInfo: () => ({ sysTitle: 'Seaberry Tracking', capabilities: [] }) } },
});

/** The menu of the product as a tree of directories, pages and buttons. Each button has the permission code that the server checks. */
const meta = {
  title: 'Screens/Menus',
  parameters: { search: 'menu management, navigation!, 菜单管理, 選單管理', frame: '/platform/menu' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (dialog: HTMLElement, name: string) => within(dialog).findByRole('textbox', { name: new RegExp(`^${name}`) });

/** A page has a route; a button below a page has a code. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    added.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Freight rates' }, { timeout: 10_000 }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Add below' }));
    const dialog = await opened(within(document.body).findByRole('dialog', { name: 'Add menu entry' }, { timeout: 10_000 }));
    await expect(await within(dialog).findByRole('radio', { name: 'Button' }, { timeout: 10_000 })).toBeChecked();
    await expect(within(dialog).queryByRole('textbox', { name: /^Path/ })).not.toBeInTheDocument();
    await userEvent.type(await field(dialog, 'Title\\*?$'), 'Compare');
    await userEvent.type(await field(dialog, 'Title in 简体中文'), '比较');
    await userEvent.type(await field(dialog, 'Permission code'), 'rates:compare');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(added).toHaveBeenCalledWith({
      type: 3,
      pid: 'rates',
      title: 'Compare',
      titles: { en: '', 'zh-cn': '比较', 'zh-tw': '' },
      permission: 'rates:compare',
      orderNo: 100,
      status: 1,
    });
  },
};

/** A built-in row keeps its type and its component. */
export const EditBuiltIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Ocean bills' }, { timeout: 10_000 }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Edit' }));
    const dialog = await opened(within(document.body).findByRole('dialog', undefined, { timeout: 10_000 }));
    await expect(await field(dialog, 'Component')).toHaveAttribute('readonly');
    await expect(await field(dialog, 'Path')).not.toHaveAttribute('readonly');
  },
};

/** One title field for a backend that stores no others. */
export const OneTitle: Story = {
  args: plain.base,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add menu entry' }, { timeout: 10_000 }));
    const dialog = await opened(within(document.body).findByRole('dialog', undefined, { timeout: 10_000 }));
    await field(dialog, 'Title');
    await expect(within(dialog).queryByRole('textbox', { name: /^Title in/ })).not.toBeInTheDocument();
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: view and export only. */
export const ReadOnly: Story = stories.readOnly;
