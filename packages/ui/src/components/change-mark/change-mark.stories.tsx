import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { touchOutside } from '../../testing/stories/steps.js';
import { Button } from '../button/index.js';
import { Table, TableBody, TableCell, TableRow } from '../table/index.js';
import { ChangeMark, useChangeNews } from './index.js';

const meta = {
  title: 'Components/Change mark',
  parameters: { search: 'change mark, changed row, live update, unread dot, 变化标记, 變更標記, 实时更新' },
  component: ChangeMark,
  args: { label: 'Expected 18 Dec → 20 Dec' },
} satisfies Meta<typeof ChangeMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const NONE: readonly string[] = [];

function Live(): ReactNode {
  const [day, setDay] = useState(18);
  const [news, setNews] = useState(NONE);
  useChangeNews(news);
  const change = `Expected ${day - 1} Dec → ${day} Dec`;
  return (
    <>
      <Table label="Shipments">
        <TableBody>
          <TableRow>
            <TableCell>COSU6412873350 {news.length > 0 && <ChangeMark label={change} />}</TableCell>
            <TableCell>{day} Dec</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <Button
        onClick={() => {
          setDay(day + 1);
          setNews([`COSU6412873350: Expected ${day} Dec → ${day + 1} Dec`]);
        }}
      >
        Let time pass
      </Button>
    </>
  );
}

/** The row glows once, without motion it only has the mark; the change is announced. */
export const Default: Story = {
  render: () => <Live />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Let time pass' }));
    await expect(canvas.getByRole('img', { name: 'Expected 18 Dec → 19 Dec' })).toBeVisible();
    await touchOutside();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };
