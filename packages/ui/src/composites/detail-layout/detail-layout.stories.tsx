import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Badge } from '../../components/badge/index.js';
import { Card, CardBody, CardHeader, CardTitle } from '../../components/card/index.js';
import { PageHeader } from '../page-header/index.js';
import { DetailLayout } from './detail-layout.js';
import { example } from '../../testing/stories/example.js';
import { DetailLayoutExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { PhoneExample } from './examples/phone.js';
import phoneCode from './examples/phone.tsx?raw';

const head = (
  <Card>
    <CardBody>
      <PageHeader title="COSU6412873350" badges={<Badge tone="warning">Late 5 d</Badge>} />
    </CardBody>
  </Card>
);

const card = (title: string, text: string): React.ReactElement => (
  <Card>
    <CardHeader>
      <CardTitle>{title}</CardTitle>
    </CardHeader>
    <CardBody>{text}</CardBody>
  </Card>
);

const aside = (
  <>
    {card('Where it is', 'Off Port Said, position 14 min ago')}
    {card('Anomalies', 'Delivery misses the deadline by 6 h')}
  </>
);

const meta = {
  title: 'Layout/Detail layout',
  parameters: { search: 'detail page, 详情页, 詳情頁' },
  component: DetailLayout,
  args: { header: head, main: card('CSNU 682 914 9', 'Loaded on board, departed, on the way to Rotterdam'), aside },
} satisfies Meta<typeof DetailLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(DetailLayoutExample, defaultCode, {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Where it is' })).toBeVisible();
    await clickPage();
  },
});

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone = example(PhoneExample, phoneCode, { globals: { viewport: { value: 'phone' } } });

export const AsideFirst: Story = {
  args: {
    first: 'aside',
    heights: 'content',
    main: card('CSNU 682 914 9', 'Loaded on board, departed, on the way to Rotterdam. '.repeat(12)),
  },
  globals: { viewport: { value: 'phone' } },
};

export const WithoutAside: Story = {
  args: { header: head, main: card('CSNU 682 914 9', 'Loaded on board'), aside: undefined },
};

export const LongText: Story = {
  args: {
    main: card('CSNU 682 914 9', 'COSU6412873350'.repeat(12)),
    aside: card('Where it is', '目的港鹿特丹，预计到港时间已变动六次，最近一次由船公司延误五天。'),
  },
  globals: { viewport: { value: 'tablet' } },
};
