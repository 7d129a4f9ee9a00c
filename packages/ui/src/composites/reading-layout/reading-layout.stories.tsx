import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Button } from '../../components/button/index.js';
import { Skeleton } from '../../components/skeleton/index.js';
import { PlainText } from './plain-text.js';
import { ReadingLayout } from './reading-layout.js';
import { example } from '../../testing/stories/example.js';
import { ReadingLayoutExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const TERMS = `These terms say what you may expect of this service and what it expects of you.

# The service

We ask carriers about the bills that you enter, put their answers in order, and tell you when something changes.

# What we keep

- your name and the address you sign in with
- the numbers you follow
- what was done with your account, and when`;

const meta = {
  title: 'Layout/Reading layout',
  component: ReadingLayout,
  subcomponents: { PlainText },
  args: {
    brand: 'Seaberry Tracking',
    title: 'Terms of service',
    description: 'Changed on 1 June 2026',
    footer: '© 2026 Seaberry',
    actions: (
      <Button size="sm" variant="ghost">
        English
      </Button>
    ),
    children: <PlainText text={TERMS} />,
  },
  parameters: {
    search: 'article, terms, privacy, legal, 文章, 协议, 協議',
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 560 } },
  },
} satisfies Meta<typeof ReadingLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(ReadingLayoutExample, defaultCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'What we keep' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await clickPage();
  },
});

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Phone = example(ReadingLayoutExample, defaultCode, { globals: { viewport: { value: 'phone' } } });

export const Loading: Story = {
  args: {
    title: undefined,
    description: undefined,
    children: (
      <div aria-busy="true" style={{ display: 'grid', gap: 12 }}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    ),
  },
};

export const LongText: Story = {
  args: {
    brand: 'Yangtze Delta International Freight Forwarding and Logistics Company Limited',
    title: 'Terms of service of the tracking service for customers and their agents on every ocean',
    children: <PlainText text={`# ${'Everything about it '.repeat(8)}\n\n${'One long line of words that goes on. '.repeat(40)}`} />,
  },
  globals: { viewport: { value: 'phone' } },
};
