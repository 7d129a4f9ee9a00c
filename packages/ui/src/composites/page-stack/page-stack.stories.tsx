import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { BillPage, LivePageStack } from './fixtures/live-page-stack.js';
import { PageStack } from './index.js';
import { example } from '../../testing/stories/example.js';
import { PageStackExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { InAShellExample } from './examples/in-a-shell.js';
import inAShellCode from './examples/in-a-shell.tsx?raw';
import { RefreshExample } from './examples/refresh.js';
import refreshCode from './examples/refresh.tsx?raw';

const bills = ['COSU6412873350', 'MAEU229146021', 'ONEYSH3AB4567'];

const meta = {
  title: 'Patterns/Page stack',
  component: PageStack,
  args: {
    pages: bills.map((id) => ({ id, keepAlive: true, node: <BillPage number={id} /> })),
    activeId: 'COSU6412873350',
  },
  render: (args) => <LivePageStack {...args} />,
  parameters: { search: 'keep alive, cached pages, 页面缓存, 頁面快取', layout: 'fullscreen' },
} satisfies Meta<typeof PageStack>;

export default meta;
type Story = StoryObj<typeof meta>;

const note = (canvasElement: HTMLElement): HTMLElement => within(canvasElement).getByRole('textbox');
const press = (canvasElement: HTMLElement, name: string): Promise<void> =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

export const Default = example(PageStackExample, defaultCode);

/** Two pages of one screen with separate drafts and scroll positions. */
export const Drafts: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const pane = (): Element | null => note(canvasElement).closest('[data-slot="page-stack-page"]');
    await userEvent.type(note(canvasElement), 'call the agent');
    pane()?.scrollTo({ top: 120, behavior: 'instant' });
    await press(canvasElement, 'MAEU229146021');
    await expect(note(canvasElement)).toHaveValue('');
    await expect(pane()?.scrollTop).toBe(0);
    await press(canvasElement, 'COSU6412873350');
    await expect(note(canvasElement)).toHaveValue('call the agent');
    await expect(pane()?.scrollTop).toBe(120);
    await clickPage();
  },
};

export const Playground: Story = {
  args: { max: 12, padding: 'md' },
  argTypes: { activeId: { control: false }, pages: { control: false }, padding: { control: 'inline-radio', options: ['none', 'md'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Refresh = example(RefreshExample, refreshCode);

/** A refresh affects only the visible page. */
export const RefreshOfOne: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.type(note(canvasElement), 'first');
    await press(canvasElement, 'MAEU229146021');
    await userEvent.type(note(canvasElement), 'second');
    await press(canvasElement, 'Refresh');
    await expect(note(canvasElement)).toHaveValue('');
    await press(canvasElement, 'COSU6412873350');
    await expect(note(canvasElement)).toHaveValue('first');
    await clickPage();
  },
};

/** A page that is not kept alive is mounted again each time. */
export const NotKeptAlive: Story = {
  args: {
    pages: [
      { id: 'Kept', keepAlive: true, node: <BillPage number="COSU6412873350" /> },
      { id: 'Not kept', keepAlive: false, node: <BillPage number="MAEU229146021" /> },
    ],
    activeId: 'Not kept',
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(note(canvasElement), 'gone');
    await press(canvasElement, 'Kept');
    await press(canvasElement, 'Not kept');
    await expect(note(canvasElement)).toHaveValue('');
    await clickPage();
  },
};

/** At most one page besides the pinned ones: the least recently shown is evicted. */
export const AtMost: Story = {
  args: { max: 1, pages: bills.map((id, at) => ({ id, keepAlive: true, pinned: at === 0, node: <BillPage number={id} /> })) },
  play: async ({ canvasElement }) => {
    await userEvent.type(note(canvasElement), 'pinned');
    for (const name of ['MAEU229146021', 'ONEYSH3AB4567', 'COSU6412873350']) await press(canvasElement, name);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-slot="page-stack-page"]')).toHaveLength(2));
    await expect(note(canvasElement)).toHaveValue('pinned');
    await clickPage();
  },
};

/** Combined with strip and transition: one model and one id for all three. */
export const InAShell = example(InAShellExample, inAShellCode, {
  play: async ({ canvasElement }) => {
    await userEvent.type(note(canvasElement), 'first');
    await press(canvasElement, 'MAEU229146021');
    await userEvent.type(note(canvasElement), 'second');
    await press(canvasElement, 'COSU6412873350');
    await expect(note(canvasElement)).toHaveValue('first');
    await press(canvasElement, 'Close MAEU229146021');
    await expect(canvasElement.querySelectorAll('[data-slot="page-stack-page"]')).toHaveLength(1);
    await clickPage();
  },
});
