import { Button } from '@seaberry/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import type { ListSearch } from '../../../kit/list/list-search.ts';
import { bills, counts, pageOf } from '../../../testing/bill-answers.ts';
import { StoryScreen, type StoryScreenProps } from '../../../testing/story-screen.tsx';
import { listScreen } from './list-screen.tsx';

/** The page in the workspace: hidden behind another one, and shown again. */
function Page(props: StoryScreenProps<ListSearch>): ReactNode {
  const [behind, setBehind] = useState(false);
  return (
    <>
      <Button onClick={() => setBehind(!behind)}>Another page</Button>
      <Activity mode={behind ? 'hidden' : 'visible'}>
        <StoryScreen {...props} />
      </Activity>
    </>
  );
}

const meta = {
  title: 'Screens/Ocean bills/Behind',
  tags: ['!dev', '!autodocs'],
  component: StoryScreen,
  args: {
    screen: listScreen,
    answers: {
      sysConfig: { sysInfo: () => ({ capabilities: ['oceanBill', 'listView'], clock: { now: new Date().toISOString(), factor: 1 } }) },
      oceanBill: { page: () => pageOf(bills), statusCount: () => counts, suggest: () => [] },
      listView: {
        list: () => [
          { id: 'v1', name: 'Mine', view: { search: { customerService: 'Amy Chen' } }, shared: false, own: true, isDefault: true },
        ],
      },
    },
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof StoryScreen<ListSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The default view opens the list once: filters that the user has cleared stay cleared when the page is shown again. */
export const DefaultView: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const other = canvas.getByRole('button', { name: 'Another page' });
    await expect(await canvas.findByTitle('Customer service: Amy Chen', undefined, { timeout: 10_000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Customer service: Amy Chen' }));
    await waitFor(() => expect(canvas.queryByTitle('Customer service: Amy Chen')).toBeNull());
    // A page that is hidden while it loads has no rows until it is shown again.
    await canvas.findByText('COSU6412873350', undefined, { timeout: 10_000 });
    await userEvent.click(other);
    await waitFor(() => expect(canvas.getByText('COSU6412873350')).not.toBeVisible());
    await userEvent.click(other);
    await waitFor(() => expect(canvas.getByText('COSU6412873350')).toBeVisible());
    await expect(canvas.queryByTitle('Customer service: Amy Chen')).toBeNull();
  },
};
