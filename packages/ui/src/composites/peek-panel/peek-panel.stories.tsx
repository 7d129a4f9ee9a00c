import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../components/button/index.js';
import { DescriptionList } from '../../components/description-list/index.js';
import { ShortcutList, useShortcuts, type Shortcut } from '../../components/shortcut-list/index.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { clickPage } from '../../testing/stories/steps.js';
import { DataTable, type DataTableColumn } from '../data-table/index.js';
import { PeekLayout, PeekPanel, usePeek, type Peek } from './index.js';
import { example } from '../../testing/stories/example.js';
import { PeekPanelExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

interface Order {
  id: string;
  port: string;
  promised: string;
  expected: string;
  slip: string;
}

const orders: readonly Order[] = [
  { id: 'PO-26-10428', port: 'Rotterdam', promised: '26 Nov', expected: '1 Dec', slip: '5 d late' },
  { id: 'PO-26-10844', port: 'Long Beach', promised: '15 Dec', expected: '18 Dec', slip: '3 d late' },
  { id: 'PO-26-10591', port: 'Hamburg', promised: '11 Dec', expected: '11 Dec', slip: 'on time' },
  { id: 'PO-26-11207', port: 'Felixstowe', promised: '5 Dec', expected: '9 Dec', slip: '4 d late' },
];
const columns: readonly DataTableColumn<Order>[] = [
  { id: 'id', header: 'Order', rowHeader: true, cell: ({ id }) => <a href={`#${id}`}>{id}</a> },
  { id: 'port', header: 'Port', cell: ({ port }) => port },
];

const meta = {
  title: 'Patterns/Peek panel',
  parameters: { search: 'preview pane, quick look, side peek, 预览面板, 預覽面板, 快速预览' },
  component: PeekPanel,
  args: { title: 'PO-26-10428', href: '#PO-26-10428', onClose: () => {} },
} satisfies Meta<typeof PeekPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

function Panel({ order, peek }: { order: Order; peek: Peek }): ReactNode {
  return (
    <PeekPanel
      title={order.id}
      href={`#${order.id}`}
      lead={<p style={{ margin: 0, fontWeight: 600 }}>{`Arrives ${order.port} ${order.expected}, ${order.slip}.`}</p>}
      onClose={peek.onClose}
      onPrevious={peek.onPrevious}
      onNext={peek.onNext}
      footer={<Button size="sm">Share</Button>}
    >
      <DescriptionList layout="inline" items={[{ term: 'Promised', description: order.promised }]} />
    </PeekPanel>
  );
}

const ids = orders.map(({ id }) => id);

function Orders({ width = 1120 }: { width?: number }): ReactNode {
  const peek = usePeek(ids);
  const order = orders.find(({ id }) => id === peek.peeked);
  const shortcuts: readonly Shortcut[] = [
    { keys: ['j'], also: ['ArrowDown'], label: 'Next order', onPress: peek.keys.next },
    { keys: ['k'], also: ['ArrowUp'], label: 'Previous order', onPress: peek.keys.previous },
    { keys: ['Enter'], label: 'Open the order', onPress: peek.keys.open },
    { keys: [' '], label: 'Look at an order without opening it', onPress: peek.keys.peek },
    { keys: ['Tab'], label: 'Go from the row into the panel', onPress: peek.keys.enter },
    { keys: ['Escape'], label: 'Close the panel', onPress: peek.keys.close },
  ];
  useShortcuts(shortcuts);
  return (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <PeekLayout list={peek.list} panel={order && <Panel {...{ order, peek }} />} style={{ blockSize: 320 }}>
        <DataTable
          label="Orders"
          mode="grid"
          height="fill"
          rowLinks
          columns={columns}
          rows={orders}
          getRowId={({ id }) => id}
          currentRow={peek.currentRow}
        />
      </PeekLayout>
      <div style={{ paddingBlockStart: 16 }}>
        <ShortcutList shortcuts={shortcuts} />
      </div>
    </div>
  );
}

/** Open at first. Space opens it, J and K take it along the list, Escape closes it and focus is in the row. */
export const Default = example(PeekPanelExample, defaultCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('complementary', { name: 'PO-26-10428' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await expect(canvas.getByRole('rowheader', { name: 'PO-26-10428' })).toHaveFocus();
    await userEvent.keyboard('[Space]');
    await expect(await canvas.findByRole('complementary', { name: 'PO-26-10428' })).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('complementary', { name: 'PO-26-10844' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next record' }));
    await expect(await canvas.findByRole('complementary', { name: 'PO-26-10591' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await expect(canvas.getByRole('rowheader', { name: 'PO-26-10591' })).toHaveFocus();
    await clickPage();
  },
});

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** In a narrow place it covers the end of the list. */
export const Narrow: Story = {
  render: () => <Orders width={720} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('j');
    await userEvent.keyboard('[Space]');
    await expect(await canvas.findByRole('complementary', { name: 'PO-26-10428' })).toBeVisible();
  },
};

export const Matrix: Story = {
  args: {
    lead: <p style={{ margin: 0, fontWeight: 600 }}>Arrives Rotterdam 1–2 Dec, 5 d late.</p>,
    children: <DescriptionList layout="inline" items={[{ term: 'Promised', description: '26 Nov' }]} />,
    footer: <Button size="sm">Share</Button>,
    onPrevious: () => {},
  },
  render: (args) => (
    <PeekLayout panel={<PeekPanel {...args} />} style={{ inlineSize: 480, blockSize: 320 }}>
      Orders
    </PeekLayout>
  ),
};

export const LongText: Story = {
  args: {
    title: 'Consolidated ocean shipments from Shanghai and Ningbo to Rotterdam, 第四十七周的拼箱货物',
    lead: <p style={{ margin: 0 }}>Arrives Freihafen der Binnenschifffahrtsgesellschaft 18–19 Dec, 3 d 6 h late.</p>,
    children: <DescriptionList layout="inline" items={[{ term: 'Benachrichtigungseinstellungen', description: 'x'.repeat(60) }]} />,
    footer: <Button size="sm">Share</Button>,
  },
  render: (args) => <PeekLayout panel={<PeekPanel {...args} />} style={{ inlineSize: 360, blockSize: 400 }} />,
  play: async ({ canvasElement }) => {
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};
