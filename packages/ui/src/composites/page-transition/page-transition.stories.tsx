import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Button } from '../../components/button/index.js';
import { Card, CardBody } from '../../components/card/index.js';
import { PAGE_ANIMATIONS, PageTransition, type PageTransitionProps } from './index.js';
import { example } from '../../testing/stories/example.js';
import { PageTransitionExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { NamesExample } from './examples/names.js';
import namesCode from './examples/names.tsx?raw';

function Live({ pageKey, ...rest }: PageTransitionProps): ReactNode {
  const [shown, setShown] = useState(pageKey);
  return (
    <div style={{ display: 'grid', gap: 12, padding: 16 }}>
      <div>
        <Button size="sm" onClick={() => setShown(shown === pageKey ? 'COSU6412873350' : pageKey)}>
          Other page
        </Button>
      </div>
      <PageTransition {...rest} pageKey={shown}>
        <Card>
          <CardBody>{shown}: Shanghai to Rotterdam, late 5 d.</CardBody>
        </Card>
      </PageTransition>
    </div>
  );
}

const meta = {
  title: 'Patterns/Page transition',
  component: PageTransition,
  args: { pageKey: 'Ocean bills' },
  render: (args) => <Live {...args} />,
  parameters: { search: 'route animation, fade, 页面切换, 頁面切換, 过渡, 過場', layout: 'fullscreen' },
} satisfies Meta<typeof PageTransition>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(PageTransitionExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Other page' }));
    await expect(canvas.getByText(/^COSU6412873350/u)).toBeVisible();
    await clickPage();
  },
};

export const Playground: Story = {
  args: { animation: 'fadeLeft' },
  argTypes: { animation: { control: 'select', options: PAGE_ANIMATIONS }, pageKey: { control: false } },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** All animations by name. */
export const Names = example(NamesExample, namesCode);
