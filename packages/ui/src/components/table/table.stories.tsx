import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Table, TableBody, TableCell, TableFoot, TableHead, TableHeadCell, TableRow } from './table.js';
import { example } from '../../testing/stories/example.js';
import { TableExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Table',
  parameters: { search: 'simple table, grid, rows, 表格, 列表' },
  component: Table,
  subcomponents: { TableHead, TableBody, TableFoot, TableRow, TableHeadCell, TableCell },
  args: { label: 'Containers' },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

const containers = [
  { number: 'MSKU6874333', size: '40HC', kilograms: '24,310' },
  { number: 'TGHU4810624', size: '20GP', kilograms: '9,870' },
];

export const Default = example(TableExample, defaultCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table', { name: 'Containers' })).toBeVisible();
    await expect(within(canvasElement).getByRole('rowheader', { name: 'MSKU6874333' })).toBeVisible();
    await clickPage();
  },
});

export const Playground: Story = {
  render: (args) => (
    <Table {...args}>
      <TableHead>
        <TableRow>
          <TableHeadCell>Container</TableHeadCell>
          <TableHeadCell>Size</TableHeadCell>
          <TableHeadCell align="end">Weight kg</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {containers.map(({ number, size, kilograms }) => (
          <TableRow key={number}>
            <TableHeadCell scope="row">{number}</TableHeadCell>
            <TableCell>{size}</TableCell>
            <TableCell align="end">{kilograms}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
};

/** Totals are in the footer, on their own background. */
export const WithTotals: Story = {
  render: (args) => (
    <Table {...args}>
      <TableHead>
        <TableRow>
          <TableHeadCell>Container</TableHeadCell>
          <TableHeadCell align="end">Weight kg</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {containers.map(({ number, kilograms }) => (
          <TableRow key={number}>
            <TableCell>{number}</TableCell>
            <TableCell align="end">{kilograms}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFoot>
        <TableRow>
          <TableCell>2 containers</TableCell>
          <TableCell align="end">34,180</TableCell>
        </TableRow>
      </TableFoot>
    </Table>
  ),
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['sm', 'md', 'lg'] as const).map((density) => (
        <Table key={density} density={density} label={`Containers, ${density}`}>
          <TableHead>
            <TableRow>
              <TableHeadCell>Container</TableHeadCell>
              <TableHeadCell align="center">Size</TableHeadCell>
              <TableHeadCell align="end">Weight kg</TableHeadCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {containers.map(({ number, size, kilograms }, at) => (
              <TableRow key={number} selected={at === 1}>
                <TableCell>{number}</TableCell>
                <TableCell align="center">{size}</TableCell>
                <TableCell align="end">{kilograms}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ))}
    </div>
  ),
};

/** Long texts wrap and are not truncated. */
export const LongText: Story = {
  render: (args) => (
    <Table {...args}>
      <TableHead>
        <TableRow>
          <TableHeadCell>The place that the carrier named in its own words</TableHeadCell>
          <TableHeadCell>说明</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>Maasvlakte Rotterdam, Prinses Amaliahaven, quay 3200 to 3400, behind the second gate</TableCell>
          <TableCell>船公司通知：由于港口拥堵，该航次的卸船延误两天，请留意后续更新。</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
};
