import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import type { ColumnLayout } from '../column-layout/index.js';
import { ColumnChooser, type ColumnChooserProps } from './index.js';
import { example } from '../../testing/stories/example.js';
import { ColumnChooserExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { PinsExample } from './examples/pins.js';
import pinsCode from './examples/pins.tsx?raw';

const meta = {
  title: 'Patterns/Column chooser',
  parameters: { search: 'column settings, show columns, hide columns, 列设置, 欄位設定' },
  component: ColumnChooser,
  args: {
    columns: [
      { id: 'reference', header: 'Reference', alwaysShown: true, defaultPinned: true },
      { id: 'carrier', header: 'Carrier' },
      { id: 'route', header: 'Route' },
      { id: 'stage', header: 'Stage' },
      { id: 'eta', header: 'ETA' },
      { id: 'remark', header: 'Remark', defaultHidden: true },
    ],
    layout: {},
    onLayoutChange: fn(),
  },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof ColumnChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

function Owner(props: ColumnChooserProps): ReactNode {
  const [layout, setLayout] = useState<ColumnLayout>(props.layout);
  return (
    <ColumnChooser
      {...props}
      layout={layout}
      onLayoutChange={(next) => {
        props.onLayoutChange(next);
        setLayout(next);
      }}
    />
  );
}

const names = (): (string | undefined)[] =>
  within(page().getByRole('list', { name: 'Columns' }))
    .getAllByRole('checkbox')
    .map((box: HTMLElement) => box.closest('label')?.textContent);

export const Default = example(ColumnChooserExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    await userEvent.click(await page().findByRole('checkbox', { name: 'Remark' }));
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(expect.objectContaining({ hidden: [] }));
    await expect(page().getByRole('checkbox', { name: 'Reference' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await clickPage();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Buttons and Alt with the arrow keys move a column; focus stays on it. */
export const MoveByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    const carrier = await page().findByRole('checkbox', { name: 'Carrier' });
    carrier.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(names()).toEqual(['Reference', 'Route', 'Carrier', 'Stage', 'ETA', 'Remark']));
    await waitFor(() => expect(page().getByRole('checkbox', { name: 'Carrier' })).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(names()).toEqual(['Reference', 'Route', 'Stage', 'Carrier', 'ETA', 'Remark']));
    await expect(page().getByRole('checkbox', { name: 'Carrier' })).toHaveFocus();
    await userEvent.click(page().getByRole('button', { name: 'Move ETA up' }));
    await expect(names()).toEqual(['Reference', 'Route', 'Stage', 'ETA', 'Carrier', 'Remark']);
    await userEvent.click(page().getByRole('button', { name: 'Reset' }));
    await expect(names()).toEqual(['Reference', 'Carrier', 'Route', 'Stage', 'ETA', 'Remark']);
    await userEvent.keyboard('{Escape}');
    await clickPage();
  },
};

/** A column can be pinned to the start edge, to the end edge, or not at all. */
export const Pins = example(PinsExample, pinsCode, { parameters: { docs: { story: { inline: false, iframeHeight: 360 } } } });

export const PinsBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  args: { open: true },
  play: async ({ args }) => {
    await userEvent.click(page().getByRole('button', { name: 'Pin ETA' }));
    await userEvent.click(await page().findByRole('menuitemradio', { name: 'At the end' }));
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({ pinned: ['reference'], pinnedEnd: ['eta'] });
    await expect(names()).toEqual(['Reference', 'Carrier', 'Route', 'Stage', 'Remark', 'ETA']);
    await expect(page().getByRole('button', { name: 'Pin ETA' })).toHaveFocus();
  },
};

/** All columns at once, except for the one that identifies the row. */
export const ShowAll: Story = {
  args: { open: true },
  play: async () => {
    const all = page().getByRole('checkbox', { name: 'All columns' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await waitFor(() => expect(page().getByText('6 of 6')).toBeVisible());
    await userEvent.click(all);
    await waitFor(() => expect(page().getByText('1 of 6')).toBeVisible());
  },
};

/** More than twelve columns are searchable. While the list is filtered, columns cannot be moved. */
export const ManyColumns: Story = {
  args: {
    open: true,
    columns: [
      'Reference',
      'Carrier',
      'Route',
      'Stage',
      'Vessel',
      'Voyage',
      'Containers',
      'ETD',
      'ATD',
      'ETA',
      'ATA',
      'State',
      'Remark',
    ].map((header) => ({ id: header.toLowerCase(), header })),
  },
  play: async () => {
    const search = page().getByRole('searchbox', { name: 'Find a column' });
    await userEvent.type(search, 'et');
    await expect(names()).toEqual(['ETD', 'ETA']);
    await expect(page().queryByRole('button', { name: 'Move ETA up' })).toBeNull();
    await userEvent.type(search, 'x');
    await waitFor(() => expect(page().getByText('No column of that name')).toBeVisible());
    await userEvent.clear(search);
    await expect(names()).toHaveLength(13);
  },
};

export const Matrix: Story = {
  args: { open: true, layout: { pinned: ['reference', 'carrier'], pinnedEnd: ['eta'], hidden: ['stage'] } },
};

export const LongText: Story = {
  args: {
    open: true,
    columns: Array.from({ length: 30 }, (_, at) => ({ id: `c${at}`, header: `预计到港时间（目的港当地时间）${at} estimated arrival` })),
  },
};
