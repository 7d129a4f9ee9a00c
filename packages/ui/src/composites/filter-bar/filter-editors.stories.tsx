import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Button } from '../../components/button/index.js';
import { SearchInput } from '../../components/search-input/index.js';
import { FilterBar, FilterEditors, type FilterDefinition, type FilterEditorsProps } from './index.js';

const choices = (...names: string[]): { value: string; label: string }[] => names.map((label) => ({ value: label.toLowerCase(), label }));
const definitions: FilterDefinition[] = [
  { id: 'reference', label: 'Reference', kind: 'text' },
  { id: 'late', label: 'Late by', kind: 'number', unit: 'd', min: 0 },
  { id: 'eta', label: 'ETA', kind: 'date' },
  { id: 'stage', label: 'Stage', kind: 'one', options: choices('Booked', 'On board', 'Arrived') },
  { id: 'carrier', label: 'Carrier', kind: 'several', options: choices('COSCO', 'MSC', 'ONE', 'Maersk') },
  { id: 'held', label: 'Customs hold', kind: 'boolean' },
];

const meta = {
  title: 'Patterns/Filter bar/Editors',
  component: FilterEditors,
  args: {
    definitions,
    value: {
      eta: { kind: 'range', min: '2026-11-21', max: '2026-12-21' },
      carrier: { kind: 'oneOf', values: ['cosco', 'msc', 'one'] },
      held: { kind: 'oneOf', values: ['true'] },
    },
    onChange: fn(),
  },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof FilterEditors>;

export default meta;
type Story = StoryObj<typeof meta>;

function Owner(props: FilterEditorsProps): ReactNode {
  const [value, setValue] = useState(props.value);
  return (
    <FilterEditors
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

async function add(filter: string): Promise<void> {
  await userEvent.click(page().getByRole('button', { name: 'Add filter' }));
  await userEvent.click(await page().findByRole('menuitem', { name: filter }));
  await waitFor(() => expect(page().queryByRole('menu')).toBeNull());
}

/** Typed filters take effect when they are applied. */
export const Default: Story = {
  args: { value: {} },
  play: async ({ args }) => {
    await add('Reference');
    const text = await page().findByRole('textbox', { name: 'Reference' });
    await userEvent.type(text, 'COSU6');
    await userEvent.click(page().getByRole('button', { name: 'Apply' }));
    const chip = await page().findByRole('button', { name: 'Change filter Reference: COSU6' });
    await expect(args.onChange).toHaveBeenLastCalledWith({ reference: { kind: 'contains', text: 'COSU6' } });
    await waitFor(() => expect(chip).toHaveFocus());
    await clickPage();
  },
};

export const Playground: Story = { argTypes: { openId: { control: false } }, parameters: { chromatic: { disableSnapshot: true } } };

/** Choices take effect at once. */
export const Choices: Story = {
  args: { value: {} },
  play: async ({ args }) => {
    await add('Customs hold');
    await userEvent.click(await page().findByRole('radio', { name: 'No' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ held: { kind: 'oneOf', values: ['false'] } });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().getByRole('button', { name: 'Change filter Customs hold: No' })).toBeVisible());
    await clickPage();
  },
};

/** Either end is optional; a reversed range shows an error and is not applied. */
export const NumberRange: Story = {
  args: { value: {} },
  play: async ({ args }) => {
    await add('Late by');
    await userEvent.type(await page().findByRole('spinbutton', { name: 'From' }), '5');
    const to = page().getByRole('spinbutton', { name: 'To' });
    await userEvent.type(to, '2{Enter}');
    await expect(to).toHaveAccessibleDescription(/must not be above/);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(to);
    await userEvent.click(page().getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ late: { kind: 'range', min: 5 } });
    await clickPage();
  },
};

/** Removing a filter moves focus to its neighbour. */
export const Remove: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Remove filter ETA/ }));
    await expect(canvas.getByRole('button', { name: 'Remove filter Carrier: COSCO +2' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus();
    await clickPage();
  },
};

/** Filters on a line of their own in the bar of a list. */
export const InFilterBar: Story = {
  render: (args) => (
    <FilterBar
      label="Filter ocean bills"
      search={<SearchInput label="Search bills" placeholder="B/L, container, booking" />}
      editors={<Owner {...args} />}
      actions={<Button>Export</Button>}
    />
  ),
};

export const Matrix: Story = {
  play: async () => {
    await userEvent.click(page().getByRole('button', { name: /^Change filter Carrier/ }));
    await waitFor(() => expect(page().getByRole('combobox', { name: 'Carrier' })).toBeVisible());
  },
};

export const LongText: Story = {
  args: { value: { reference: { kind: 'contains', text: '上海、宁波、盐田、青岛、厦门、高雄 '.repeat(6) } } },
  decorators: [(Story) => <div style={{ inlineSize: 358 }}>{Story()}</div>],
};
