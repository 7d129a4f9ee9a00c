import { networkError, type DoubleHandlers } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { pageOf } from '../../testing/pages.ts';
import { buttonsOf } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { demoScreen } from './demo-screen.tsx';
import { demoTexts } from './demo-texts.ts';

const screen = demoScreen(
  {
    key: '/demo/order',
    controller: 'sysDictData',
    texts: 'demo',
    list: 'page',
    paging: 'server',
    rowName: (row) => String(row['value']),
    filters: [{ id: 'code', kind: 'search' }],
    columns: [
      { id: 'name', value: (row) => row['value'] },
      { id: 'code', kind: 'code' },
    ],
    owner: { dictTypeId: '1' },
    order: { call: 'order' },
  },
  demoTexts,
);

const value = (id: string, label: string) => ({ id, dictTypeId: '1', value: label, code: label.toLowerCase() });

/** Backend that keeps the order, or refuses it. */
const answers =
  (labels: readonly string[], refuses = false) =>
  (): DoubleHandlers => {
    let rows = labels.map((label, at) => value(String(at + 1), label));
    return {
      sysDictData: {
        page: ({ code: wanted, ...input }) =>
          pageOf(
            rows.filter((row) => row.code.includes(wanted ?? '')),
            input,
          ),
        order: ({ ids }) => {
          if (refuses) return networkError();
          rows = ids.flatMap((id) => rows.filter((row) => row.id === String(id)));
          return null;
        },
      },
    };
  };

const meta = {
  title: 'Kit/Order',
  parameters: { search: 'reorder rows, drag and drop, 排序, 调整顺序, 調整順序' },
  component: StoryScreen,
  args: { screen, buttons: buttonsOf('sysDictData'), answers: answers(['Ocean', 'Air', 'Rail']) },
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openOrder(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Change order' }, { timeout: 10_000 }));
  return opened(within(document.body).findByRole('dialog', { name: 'Order: Kinds' }, { timeout: 10_000 }));
}

async function moveRailUp(dialog: HTMLElement): Promise<void> {
  (await within(dialog).findByRole('button', { name: 'Move Rail up' })).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
}

/** All rows are put into order, also those that a filter leaves out. */
export const Default: Story = {
  args: { search: { code: 'ai' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = await openOrder(canvasElement);
    await expect(await within(dialog).findAllByRole('listitem')).toHaveLength(3);
    await moveRailUp(dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const names = (): string[] => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toEqual(['Rail', 'Air']));
  },
};

/** The dialog stays, with the new order, when it could not be saved. */
export const Failed: Story = {
  args: { answers: answers(['Ocean', 'Air', 'Rail'], true) },
  play: async ({ canvasElement }) => {
    const dialog = await openOrder(canvasElement);
    await moveRailUp(dialog);
    await expect(await within(dialog).findByRole('alert')).toBeVisible();
    await expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ocean', 'Rail', 'Air']);
  },
};

/** One row needs no order. */
export const OneRow: Story = {
  args: { answers: answers(['Ocean']) },
  play: async ({ canvasElement }) => {
    const dialog = await openOrder(canvasElement);
    await expect(await within(dialog).findByText('There are not enough rows to put into order.')).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
  },
};
