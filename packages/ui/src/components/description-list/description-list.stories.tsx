import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { CopyableId } from '../copyable-id/index.js';
import { DescriptionList } from './description-list.js';
import { example } from '../../testing/stories/example.js';
import { DescriptionListExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { InlineExample } from './examples/inline.js';
import inlineCode from './examples/inline.tsx?raw';

const meta = {
  title: 'Components/Description list',
  parameters: { search: 'descriptions, key value, definition list, properties, details!, 描述列表, 详情, 詳情' },
  component: DescriptionList,
  args: {
    items: [
      { term: 'Carrier', description: 'COSCO' },
      { term: 'Vessel / voyage', description: 'CSCL Globe · 041W' },
      { term: 'Booking', description: <CopyableId value="6412873350" /> },
      { term: 'Seal', description: null },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(DescriptionListExample, defaultCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No value')).toBeInTheDocument();
    await clickPage();
  },
});

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Inline = example(InlineExample, inlineCode, {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <DescriptionList
        items={[
          { term: '起运港', description: '上海 CNSHA' },
          { term: '目的港', description: '鹿特丹 NLRTM' },
          { term: '船名 / 航次', description: 'CSCL Globe · 041W' },
          { term: '预计到港', description: '12月1日 06:00 GMT+1' },
          { term: '备注', description: '海关查验，等待放行。', wide: true },
        ]}
      />
      <div style={{ inlineSize: 280 }}>
        <DescriptionList
          layout="inline"
          items={[
            { term: 'POL', description: 'Shanghai' },
            { term: 'POD', description: 'Rotterdam' },
            { term: 'Place of delivery', description: 'Duisburg, Ruhrort container terminal, gate 4' },
          ]}
        />
      </div>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    items: [
      { term: 'Estimated time of arrival at the port of discharge', description: 'Tuesday 1 December 2026, 06:00 GMT+1' },
      { term: 'Reference', description: 'HLCUSHA2410BTQXHLCUSHA2410BTQXHLCUSHA2410BTQX' },
    ],
  },
};
