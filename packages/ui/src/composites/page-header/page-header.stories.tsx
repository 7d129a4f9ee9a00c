import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { touchOutside } from '../../testing/stories/steps.js';
import { Badge } from '../../components/badge/index.js';
import { Breadcrumb, Breadcrumbs } from '../../components/breadcrumb/index.js';
import { Button } from '../../components/button/index.js';
import { CopyableId } from '../../components/copyable-id/index.js';
import { DescriptionList } from '../../components/description-list/index.js';

import { PageHeader } from './page-header.js';

const meta = {
  title: 'Layout/Page header',
  parameters: { search: 'title bar, heading, 页头, 頁首, 标题, 標題' },
  component: PageHeader,
  args: { title: 'Ocean bills' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const crumbs = (
  <Breadcrumbs>
    <Breadcrumb>Tracking</Breadcrumb>
    <Breadcrumb href="#/tracking/oceanBill">Ocean bills</Breadcrumb>
    <Breadcrumb current>COSU6412873350</Breadcrumb>
  </Breadcrumbs>
);

export const Default: Story = {};

export const Playground: Story = {
  args: { description: '214 shipments, updated 4 min ago' },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const WithActions: Story = {
  args: {
    description: 'Every bill your company tracks.',
    actions: (
      <>
        <Button>Export</Button>
        <Button variant="primary">Track a shipment</Button>
      </>
    ),
  },
};

export const OfOneThing: Story = {
  args: {
    breadcrumbs: crumbs,
    title: <CopyableId value="COSU6412873350" />,
    badges: (
      <>
        <Badge tone="warning">Late 5 d</Badge>
        <Badge>On board, Suez → Rotterdam</Badge>
      </>
    ),
    actions: <Button variant="primary">Notify me</Button>,
    meta: (
      <DescriptionList
        items={[
          { term: 'Carrier', description: 'COSCO · AEU3' },
          { term: 'Containers', description: '3 × 40HC' },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('COSU6412873350');
    await expect(canvas.getByRole('navigation', { name: 'Where this page is' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ocean bills' })).toHaveAttribute('href', '#/tracking/oceanBill');
    await touchOutside();
  },
};

export const Phone: Story = { ...OfOneThing, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    title: 'Estimated arrivals at every port of discharge of the next thirty days, by carrier and service',
    badges: <Badge tone="danger">37 late</Badge>,
    description: '船公司确认配箱后，集装箱与预计到港时间会显示在这里；若连续三天没有更新，会提醒负责的同事。',
    actions: (
      <>
        <Button>Subscribe again to every shipment that failed</Button>
        <Button variant="primary">Export</Button>
      </>
    ),
  },
};
