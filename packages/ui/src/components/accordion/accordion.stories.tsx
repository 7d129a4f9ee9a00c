import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ship, Truck } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { Badge } from '../badge/index.js';
import { Accordion, AccordionItem } from './index.js';
import { example } from '../../testing/stories/example.js';
import { AccordionExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const children = [
  <AccordionItem key="sea" value="sea" title="Sea leg">
    Shanghai to Rotterdam on CSCL Globe, voyage 041W.
  </AccordionItem>,
  <AccordionItem key="land" value="land" title="Inland leg">
    Rotterdam to Duisburg by rail.
  </AccordionItem>,
  <AccordionItem key="papers" value="papers" title="Papers" disabled>
    None yet.
  </AccordionItem>,
];

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: { children, onChange: fn() },
  // The page has no other heading, so the outline begins with these titles.
  parameters: {
    search: 'collapse, expander, disclosure, details!, collapsible, 折叠面板, 摺疊面板, 手风琴, 手風琴',
    a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(AccordionExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sea leg' }));
    await expect(canvas.getByRole('region', { name: 'Sea leg' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Inland leg' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Inland leg' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Sea leg' })).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith(['land']);
    await clickPage();
  },
};

export const Playground: Story = {
  argTypes: { variant: { control: 'inline-radio', options: ['framed', 'plain'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Multiple: Story = { args: { multiple: true, defaultValue: ['sea', 'land'] } };

/** Long titles wrap; the count and the sign at the end keep their position. */
export const LongText: Story = {
  args: {
    defaultValue: ['sea'],
    children: [
      <AccordionItem
        key="sea"
        value="sea"
        title="Sea leg from Shanghai by way of the Cape of Good Hope to the second Maasvlakte in Rotterdam"
        icon={<Ship size={16} aria-hidden />}
        end={<Badge tone="warning">37 late</Badge>}
      >
        Containers of this leg: {'CSNU6829160'.repeat(6)}
      </AccordionItem>,
      <AccordionItem
        key="land"
        value="land"
        title="内陆运输：由鹿特丹经驳船运往杜伊斯堡，再由卡车送至收货人仓库（预约时段内卸货）"
        end="14"
      >
        Not planned yet.
      </AccordionItem>,
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: /^Sea leg/u })).toBeVisible();
    const icon = canvas.getByRole('button', { name: /^Sea leg/u }).querySelector('svg');
    await expect(icon?.getBoundingClientRect().width).toBe(16);
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 480 }}>
      <Accordion defaultValue={['a']}>
        <AccordionItem value="a" title="上海 → 鹿特丹" icon={<Ship size={16} aria-hidden />} end={<Badge tone="warning">延误 5 天</Badge>}>
          预计 12 月 18 日到港。
        </AccordionItem>
        <AccordionItem value="b" title="Rotterdam → Duisburg" icon={<Truck size={16} aria-hidden />} end={<Badge>Waiting</Badge>}>
          Not planned yet.
        </AccordionItem>
      </Accordion>
      <Accordion variant="plain" multiple>
        <AccordionItem value="a" title="How are berries charged?">
          One berry for every shipment that is tracked.
        </AccordionItem>
        <AccordionItem
          value="b"
          title="A question that is so long that its title takes two lines on every screen people have at work"
          end="14"
        >
          An answer.
        </AccordionItem>
        <AccordionItem value="c" title="Not now" disabled>
          Nothing.
        </AccordionItem>
      </Accordion>
    </div>
  ),
};
