import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { relations, tables } from './fixtures/tables.js';
import { SchemaDiagram } from './schema-diagram.js';
import { example } from '../../testing/stories/example.js';
import { SchemaDiagramExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Patterns/Schema diagram',
  parameters: { search: 'erd, database, entity relationship, flow, 数据库, 資料庫, 关系图, 關係圖' },
  component: SchemaDiagram,
  args: { tables, relations },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SchemaDiagram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(SchemaDiagramExample, defaultCode);

export const Playground: Story = { args: { defaultSelected: 'app_user' }, parameters: { chromatic: { disableSnapshot: true } } };

/** Selecting in the list shows the table on the plane, with links to related tables. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(canvas.getByRole('list', { name: 'Tables' }));
    await userEvent.click(list.getByRole('button', { name: 'ocean_bill' }));
    await expect(list.getByText('jsonb, may be empty')).toBeVisible();
    await userEvent.click(within(list.getByRole('region', { name: 'Referred to by' })).getByRole('button', { name: 'tracking_event' }));
    await expect(list.getByRole('button', { name: 'tracking_event', expanded: true })).toBeVisible();
    await expect(list.queryByText('jsonb, may be empty')).not.toBeInTheDocument();
    await clickPage();
  },
};

export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tables and columns' }), 'org_id');
    await expect(canvas.getByText('2 of 7 tables')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Tables' })).getByRole('button', { name: 'app_user' })).toBeVisible();
    await clickPage();
  },
};

export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tables and columns' }), 'xyz');
    await expect(canvas.getByText('No table or column has this in its name.')).toBeVisible();
    await clickPage();
  },
};

export const Phone: Story = { args: { defaultSelected: 'org' }, globals: { viewport: { value: 'phone' } } };

export const Many: Story = {
  args: {
    tables: [
      ...tables,
      ...Array.from({ length: 36 }, (_, at) => ({
        name: `log_${at}`,
        columns: [
          { name: 'id', type: 'uuid', primary: true },
          { name: 'tenant_id', type: 'uuid' },
          ...Array.from({ length: 8 }, (__, column) => ({ name: `value_${column}`, type: 'text', nullable: true })),
        ],
      })),
    ],
    relations: [
      ...relations,
      ...Array.from({ length: 36 }, (_, at) => ({ table: `log_${at}`, column: 'tenant_id', toTable: 'tenant', toColumn: 'id' })),
    ],
  },
};

export const LongText: Story = {
  args: {
    defaultSelected: `ocean_bill_${'subscription_'.repeat(6)}history`,
    tables: [
      {
        name: `ocean_bill_${'subscription_'.repeat(6)}history`,
        description: '每张提单的订阅历史，包括船公司的答复。'.repeat(4),
        columns: [
          { name: 'id', type: 'uuid', primary: true },
          {
            name: 'notification_email_'.repeat(5),
            type: 'character varying(320)',
            nullable: true,
            description: 'Where what is new goes. '.repeat(5),
          },
        ],
      },
    ],
    relations: [],
  },
};

export const Empty: Story = { args: { tables: [], relations: [] } };
