import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Button } from '../button/index.js';
import { StatCard } from '../stat-card/index.js';
import { Ripple, RippleArea, type RippleWave } from './index.js';
import { example } from '../../testing/stories/example.js';
import { WithTheHookExample } from './examples/with-the-hook.js';
import withTheHookCode from './examples/with-the-hook.tsx?raw';
import { RippleAreaExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const pressed = fn();

const meta = {
  title: 'Components/Ripple',
  parameters: { search: 'ink, wave, touch feedback, click effect, 水波纹, 水波紋, 涟漪, 漣漪' },
  component: RippleArea,
  subcomponents: { Ripple },
  args: { children: <Button onClick={pressed}>Track</Button> },
} satisfies Meta<typeof RippleArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The wave is drawn over the button and does not block clicks. */
export const Default = example(RippleAreaExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Track' }));
    await expect(pressed).toHaveBeenCalled();
    await clickPage();
  },
};

export const Playground: Story = {
  argTypes: { shape: { control: 'inline-radio', options: ['control', 'surface', 'full'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const WithTheHook = example(WithTheHookExample, withTheHookCode);

const still = (state: RippleWave['state']): RippleWave[] => [
  { key: 1, x: 40, y: 16, size: 120, state },
  { key: 2, x: 70, y: 16, size: 60, state },
];

/** Waves in progress: on every button variant, on a card, and while fading. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 16 }}>
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <span key={variant} style={{ position: 'relative', display: 'inline-flex' }}>
          <Button variant={variant}>Track a shipment</Button>
          <Ripple waves={still('growing')} />
        </span>
      ))}
      <RippleArea shape="surface">
        <StatCard label="Late" value={37} href="#/late" style={{ inlineSize: 200 }} />
      </RippleArea>
      <RippleArea disabled>
        <Button>Without waves</Button>
      </RippleArea>
      <RippleArea>
        <Button disabledReason="Nothing is selected">No wave while disabled</Button>
      </RippleArea>
    </div>
  ),
};
