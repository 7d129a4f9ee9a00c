import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Badge } from '../badge/index.js';
import { Card, CardBody, CardHeader, CardTitle } from './card.js';
import { example } from '../../testing/stories/example.js';
import { WithHeaderExample } from './examples/with-header.js';
import withHeaderCode from './examples/with-header.tsx?raw';

const meta = {
  title: 'Components/Card',
  parameters: { search: 'panel, paper, tile, box, surface, 卡片' },
  component: Card,
  subcomponents: { CardHeader, CardTitle, CardBody },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Card>
      <CardBody>15.8 kn · 301° · seen 14 min ago</CardBody>
    </Card>
  ),
};

export const WithHeader = example(WithHeaderExample, withHeaderCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Anomalies' })).toBeVisible();
    await clickPage();
  },
});

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: 14 }}>
      <Card>
        <CardHeader>
          <CardTitle>Where it is</CardTitle>
        </CardHeader>
        <CardBody>Off Port Said</CardBody>
      </Card>
      <Card>
        <CardHeader>
          <CardTitle level={3}>船期变动</CardTitle>
        </CardHeader>
        <CardBody>鹿特丹，变动 6 次</CardBody>
      </Card>
      <Card>
        <CardBody padding="none">Reaches the edges</CardBody>
      </Card>
    </div>
  ),
};

export const LongText: Story = {
  render: () => (
    <Card style={{ maxInlineSize: 240 }}>
      <CardHeader>
        <CardTitle>Estimated arrivals at every port of discharge of the next thirty days</CardTitle>
        <Badge tone="warning">37 late</Badge>
      </CardHeader>
      <CardBody>Text wraps, the badge goes to the next line.</CardBody>
    </Card>
  ),
};
