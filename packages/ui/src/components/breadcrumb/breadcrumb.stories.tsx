import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Breadcrumb, Breadcrumbs } from './index.js';
import { example } from '../../testing/stories/example.js';
import { BreadcrumbsExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { CollapsedExample } from './examples/collapsed.js';
import collapsedCode from './examples/collapsed.tsx?raw';

const children = [
  <Breadcrumb key="1">Tracking</Breadcrumb>,
  <Breadcrumb key="2" href="#/tracking/oceanBill">
    Ocean bills
  </Breadcrumb>,
  <Breadcrumb key="3" href="#/tracking/oceanBill/COSU6412873350">
    COSU6412873350
  </Breadcrumb>,
  <Breadcrumb key="4" current>
    Containers
  </Breadcrumb>,
];

const meta = {
  title: 'Components/Breadcrumb',
  parameters: { search: 'breadcrumbs, path, trail, 面包屑, 麵包屑' },
  component: Breadcrumbs,
  subcomponents: { Breadcrumb },
  args: { children },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(BreadcrumbsExample, defaultCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Containers')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await clickPage();
  },
});

export const Playground: Story = {
  argTypes: { collapse: { control: 'inline-radio', options: ['narrow', 'always', 'never'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** A router's own link as the child. */
export const AsChild: Story = {
  args: {
    children: [
      <Breadcrumb key="1" asChild>
        <a href="#/home">Home</a>
      </Breadcrumb>,
      <Breadcrumb key="2" current>
        Company
      </Breadcrumb>,
    ],
  },
};

/** Collapsed steps are listed in the menu behind the dots, always or on a phone. */
export const Collapsed = example(CollapsedExample, collapsedCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Ocean bills' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the steps in between' }));
    await waitFor(() => expect(page().getByRole('link', { name: 'Ocean bills' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await clickPage();
  },
});

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    children: [
      <Breadcrumb key="1">订阅服务与时效监控</Breadcrumb>,
      <Breadcrumb key="2" current>
        按船公司、起运港和卸货港统计的海运提单更新超时情况，含近三十天的全部记录与负责人
      </Breadcrumb>,
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
};
