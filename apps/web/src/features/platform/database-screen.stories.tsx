import { pending, forbidden, networkError, type DoubleHandlers } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { StoryScreen } from '../../testing/story-screen.tsx';
import { databaseScreen } from './database-screen.tsx';

const column = (tableName: string, columnName: string, dataType: string, more: object = {}) => ({
  tableName,
  columnName,
  dataType,
  dataLength: '',
  columnDescription: null,
  isNullable: false,
  isPrimarykey: columnName === 'id',
  ...more,
});
const relation = (sourceTableName: string, sourceColumnName: string, targetTableName: string) => ({
  sourceTableName,
  sourceColumnName,
  type: 'ManyToOne',
  targetTableName,
  targetColumnName: 'id',
});

const structure = {
  visualTableList: ['app_user', 'ocean_bill', 'tenant', 'tracking_event'].map((tableName) => ({
    tableName,
    tableComents: null,
    x: 0,
    y: 0,
  })),
  visualColumnList: [
    column('tenant', 'id', 'uuid'),
    column('tenant', 'name', 'text'),
    column('app_user', 'id', 'uuid'),
    column('app_user', 'tenant_id', 'uuid'),
    column('app_user', 'account', 'character varying', { dataLength: '64' }),
    column('ocean_bill', 'id', 'uuid'),
    column('ocean_bill', 'tenant_id', 'uuid'),
    column('ocean_bill', 'deleted_at', 'timestamp with time zone', { isNullable: true }),
    column('tracking_event', 'id', 'uuid'),
    column('tracking_event', 'bill_id', 'uuid'),
  ],
  columnRelationList: [
    relation('app_user', 'tenant_id', 'tenant'),
    relation('ocean_bill', 'tenant_id', 'tenant'),
    relation('tracking_event', 'bill_id', 'ocean_bill'),
  ],
};
const answering = (visualDbTable: NonNullable<DoubleHandlers['sysDatabase']>['visualDbTable']): DoubleHandlers => ({
  sysDatabase: visualDbTable ? { visualDbTable } : {},
});

/** The tables of the server and their references, for engineers. The screen is read-only. */
const meta = {
  title: 'Screens/Database structure',
  parameters: { search: 'erd, tables, relations, 数据库, 資料庫', frame: '/develop/database/visual' },
  component: StoryScreen,
  args: { screen: databaseScreen, answers: answering(() => structure) },
  render: (args) => (
    <div style={{ blockSize: 640 }}>
      <StoryScreen {...args} />
    </div>
  ),
} satisfies Meta<typeof StoryScreen<{ table: string }>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A table is opened in the list, with links to its references. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole('list', { name: 'Tables' }, { timeout: 10_000 }));
    await userEvent.click(list.getByRole('button', { name: 'ocean_bill' }));
    await expect(await list.findByText('timestamp with time zone, may be empty')).toBeVisible();
    await expect(list.getByRole('region', { name: 'Referred to by' })).toHaveTextContent('tracking_event');
  },
};

export const Chosen: Story = { args: { search: { table: 'app_user' } } };

/** The URL names an unknown table. */
export const Gone: Story = { args: { search: { table: 'no_such_table' } } };

export const Empty: Story = {
  args: { answers: answering(() => ({ visualTableList: [], visualColumnList: [], columnRelationList: [] })) },
};

export const Loading: Story = { args: { answers: answering(() => pending()) } };

export const ConnectionLost: Story = { args: { answers: answering(() => networkError()) } };

export const NoPermission: Story = {
  args: { answers: answering(() => forbidden()) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Your account may not see the structure of the database', undefined, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
