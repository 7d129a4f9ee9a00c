import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import type { Resource, Row } from '../resource.types.ts';
import { demoScreen } from './demo-screen.tsx';
import { demoTexts } from './demo-texts.ts';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path fill="#0a6" d="M0 0h28v28H0z"/><path fill="#fff" d="M6 18h16l-3 4H9z"/></svg>',
)}`;

/** Additional columns that the rows of the backend lack, by id. */
const MORE: Readonly<Record<string, Row>> = {
  '1': {
    link: 'Terms of the carrier',
    href: 'https://example.com/terms',
    picture: PICTURE,
    elapsed: 850,
    size: 1_572_864,
    tags: ['sea', 'urgent', 'reefer', 'hazardous', '拼箱'],
    answer: { carrier: 'COSU', events: [{ code: 'GTIN', place: 'CNSHA' }] },
    progress: 0.4,
    schedule: '0 9 * * 1-5',
    notice: '<h2>Ningbo</h2><p>The terminal is <strong>closed</strong>.</p>',
  },
  '2': {
    link: 'A terminal with the longest name of the whole harbour, phase three, berths 9 to 12',
    href: 'https://example.com/terminal',
    picture: '/there-is-no-such-picture.png',
    elapsed: 7_500_000,
    size: 512,
    tags: ['air'],
    answer: [],
    progress: 1,
    schedule: 'every full moon',
  },
  '3': {},
};

const more = (key: string) => ({ value: (row: Row) => MORE[String(row['id'])]?.[key] });

const columns = [
  { id: 'name' },
  { id: 'link', kind: 'link', href: (row) => more('href').value(row) as string | undefined, external: true, ...more('link') },
  { id: 'picture', kind: 'picture', ...more('picture') },
  { id: 'elapsed', kind: 'duration', ...more('elapsed') },
  { id: 'size', kind: 'bytes', ...more('size') },
  { id: 'tags', kind: 'tags', ...more('tags') },
  { id: 'answer', kind: 'json', ...more('answer') },
  { id: 'progress', kind: 'progress', ...more('progress') },
  { id: 'schedule', kind: 'cron', ...more('schedule') },
  { id: 'notice', kind: 'richText', ...more('notice') },
] satisfies Resource['columns'];

const resource: Resource = {
  key: '/demo/columns',
  controller: 'sysPos',
  texts: 'demo',
  list: 'list',
  paging: 'browser',
  rowName: (row) => String(row['name']),
  columns,
};

const position = (id: string, name: string) => ({ id, name, code: `c${id}`, orderNo: 100, status: 1, remark: '' });

const stories = resourceStories({
  screen: demoScreen(resource, demoTexts),
  controller: 'sysPos',
  list: 'list',
  rows: [
    position('1', 'Ocean'),
    position('2', 'Air freight of the northern hemisphere, with all that belongs to it'),
    position('3', 'Nothing'),
  ],
  noMatch: {},
});

const meta = {
  title: 'Kit/Columns',
  parameters: { search: 'column kinds, cell types, 列类型, 欄位類型' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of rich column: filled, long and empty; JSON details are opened by keyboard. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const details = (await canvas.findAllByRole('button', { name: /COSU/ }, { timeout: 10_000 }))[0] as HTMLElement;
    details.focus();
    await userEvent.keyboard('{Enter}');
    const popover = await within(document.body).findByRole('dialog', { name: 'Answer: Ocean' });
    await expect(await within(popover).findByText(/COSU/, {}, { timeout: 10_000 })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    await expect(details).toHaveFocus();
    const link = canvas.getByRole('link', { name: /Terms of the carrier.*opens a new tab/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('img', { name: 'Ocean' })).toBeVisible();
    await expect(canvas.getByText('1.5 MB')).toBeVisible();
    await expect(canvas.getByText('Ningbo The terminal is closed.')).toBeInTheDocument();
    await expect(canvas.getAllByRole('progressbar', { name: 'Progress' })).toHaveLength(2);
    await expect(await canvas.findByText(/At 09:00, Monday through Friday/, { selector: 'td *' })).toBeVisible();
    await expect(canvas.getByText('every full moon')).toBeVisible();
    await expect(canvas.getAllByRole('list', { name: 'Tags' })).toHaveLength(2);
  },
};

/** A script URL is shown as text. */
export const Unsafe: Story = {
  args: {
    screen: demoScreen(
      { ...resource, columns: [{ id: 'name' }, { id: 'link', kind: 'link', href: () => 'javascript:alert(1)', ...more('link') }] },
      demoTexts,
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Terms of the carrier', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
