import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { Avatar, AvatarGroup } from './index.js';
import { example } from '../../testing/stories/example.js';
import { AvatarExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { BySexExample } from './examples/by-sex.js';
import bySexCode from './examples/by-sex.tsx?raw';

/** Inline picture, so that no network is needed. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="steelblue" d="M0 0h8v8H0z"/><circle cx="4" cy="4" r="2" fill="gold"/><path fill="midnightblue" d="M0 5h8v3H0z"/></svg>',
)}`;

const meta = {
  title: 'Components/Avatar',
  parameters: { search: 'profile picture, user picture, initials, 头像, 頭像, 大頭貼' },
  component: Avatar,
  subcomponents: { AvatarGroup },
  args: { name: 'Lena Ortmann' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(AvatarExample, defaultCode);

export const Playground: Story = {
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg', 'xl'] },
    shape: { control: 'inline-radio', options: ['circle', 'square'] },
    sex: { control: 'inline-radio', options: [undefined, 'male', 'female'] },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** Without a picture the sex in the base info decides on the fallback, else the initials. */
export const BySex = example(BySexExample, bySexCode);

export const PictureThatFails: Story = {
  args: { src: 'data:image/png;base64,AAAA', size: 'lg' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('LO')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await clickPage();
  },
};

export const Group: Story = {
  render: () => (
    <AvatarGroup
      label="Followers of this shipment"
      people={['张伟', '王芳', 'Ann van der Berg', '欧阳娜娜', '陳大文', 'Lena Ortmann', 'Ops Desk'].map((name, at) => ({
        id: name,
        name,
        ...(at === 1 ? { src: PICTURE } : {}),
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Followers of this shipment' });
    await expect(within(list).getByText('3 more: 陳大文, Lena Ortmann, Ops Desk')).toBeInTheDocument();
    await clickPage();
  },
};

/** A long name has two initials; the tooltip and the accessible name have it in full. */
export const LongText: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start', inlineSize: 240 }}>
      <Avatar size="xl" name="Alexandra-Konstantina Papadopoulou-Oikonomidou of Mediterranean Forwarding" />
      <Avatar size="xl" shape="square" name="青岛远洋国际物流有限公司海运出口操作部" />
      <AvatarGroup
        label="Everybody who is notified of delays"
        size="sm"
        max={3}
        people={Array.from({ length: 1284 }, (_, at) => ({ id: String(at), name: `Wilhelmina ${at} van Oranje-Nassau` }))}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /Papadopoulou-Oikonomidou of Mediterranean Forwarding$/u })).toHaveTextContent('AF');
    const count = canvas.getByText('99+');
    await expect(count.parentElement).toHaveAttribute('title', expect.stringMatching(/^1,281 more: Wilhelmina 3 van Oranje-Nassau, /u));
    await waitFor(() => expect(count.getBoundingClientRect().width).toBeLessThanOrEqual(count.parentElement?.clientWidth ?? 0));
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
          <Avatar size={size} name="Lena Ortmann" />
          <Avatar size={size} name="欧阳娜娜" />
          <Avatar size={size} name="张伟" sex="male" />
          <Avatar size={size} name="王芳" sex="female" />
          <Avatar size={size} name="With a picture" src={PICTURE} />
          <Avatar size={size} shape="square" name="Blue Anchor Lines" />
          <AvatarGroup
            size={size}
            label={`Watchers, ${size}`}
            max={2}
            people={['李明', 'Bo', '赵敏', '孙丽', 'Io'].map((name) => ({ id: name, name }))}
          />
        </div>
      ))}
    </div>
  ),
};
