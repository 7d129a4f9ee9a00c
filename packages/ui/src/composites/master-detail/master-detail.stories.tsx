import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../components/button/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '../../components/table/index.js';
import { touchOutside } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { MasterDetail } from './master-detail.js';

const TYPES: Readonly<Record<string, readonly string[]>> = {
  Incoterms: ['FOB', 'CIF', 'EXW'],
  'Reasons for delay': ['Weather', 'Customs', 'Congestion'],
  'Kinds of organization': ['Group', 'Company', 'Department'],
};

function Values({ of }: { of: string }): ReactNode {
  return (
    <Table label={of}>
      <TableHead>
        <TableRow>
          <TableHeadCell>Value</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {(TYPES[of] ?? []).map((value) => (
          <TableRow key={value}>
            <TableCell>{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Screen({ chosen: first = null }: { chosen?: string | null }): ReactNode {
  const [chosen, setChosen] = useState(first);
  return (
    <MasterDetail
      masterLabel="Types"
      master={
        <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
          {Object.keys(TYPES).map((type) => (
            <Button key={type} variant={type === chosen ? 'primary' : 'secondary'} onClick={() => setChosen(type)}>
              {type}
            </Button>
          ))}
        </div>
      }
      detailLabel="Values"
      detail={chosen === null ? <EmptyState title="No type chosen" description="Choose one to see its values." /> : <Values of={chosen} />}
      open={chosen !== null}
      onBack={() => setChosen(null)}
    />
  );
}

const meta = {
  title: 'Patterns/Master detail',
  parameters: { search: 'two panes, split view, list and detail, 主从, 主從, 左右布局' },
  component: MasterDetail,
  args: {
    masterLabel: 'Types',
    master: 'The list that is chosen from',
    detailLabel: 'Values',
    detail: 'What belongs to the choice',
    open: true,
    onBack: fn(),
  },
} satisfies Meta<typeof MasterDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => <Screen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Incoterms' }));
    await expect(await canvas.findByRole('cell', { name: 'FOB' })).toBeVisible();
    await touchOutside();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** In a narrow container the detail replaces the list, with a back button. */
export const Narrow: Story = {
  render: () => (
    <div style={{ inlineSize: 358 }}>
      <Screen chosen="Incoterms" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Types' }));
    const type = await canvas.findByRole('button', { name: 'Reasons for delay' });
    type.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to Types' })).toHaveFocus());
    await expect(canvas.getByRole('cell', { name: 'Weather' })).toBeVisible();
    await touchOutside();
  },
};

export const LongText: Story = {
  args: {
    masterLabel: 'Benachrichtigungseinstellungen für Ankunftsverspätungen 到港延误提醒设置',
    detail: 'Consolidated ocean shipments from Shanghai and Ningbo to Rotterdam, 第四十七周的拼箱货物',
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expectNothingStandsOut(canvasElement);
    await touchOutside();
  },
};
