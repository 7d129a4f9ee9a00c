import { networkError, type DoubleHandlers } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { lateBill, pageOf } from '../../testing/bill-answers.ts';
import { opened } from '../../testing/opened.ts';
import { resourceStories, type ResourceStoryOptions } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { filesScreen } from './files-screen.tsx';

const PIXEL =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="320" height="200"%3E%3Crect width="320" height="200" fill="%23057748"/%3E%3C/svg%3E';
const TEXT = 'data:text/plain,Container%20COSU7000001%0AGate%20out%20at%20Hamburg';

const row = (id: string, fileName: string, more: object = {}) => ({
  id,
  fileName,
  suffix: fileName.split('.').at(-1) ?? '',
  sizeKb: 1240,
  state: 'clean',
  isPublic: false,
  provider: 'disk',
  version: 1,
  createTime: '2026-11-20T08:00:00Z',
  createUserName: 'Lin Yue',
  ...more,
});

/** Spies for the relation of an upload, and of an existing file. */
const begun = fn((_input: object): void => {});
const attached = fn((_input: object): void => {});

const options: ResourceStoryOptions = {
  screen: filesScreen,
  controller: 'sysFile',
  list: 'page',
  rows: [
    row('1', 'packing-list.txt', { sizeKb: 3, fileType: 'Packing list' }),
    row('2', 'commercial-invoice-of-all-containers-of-the-shipment-november.pdf', {
      relationName: 'oceanBill',
      relationId: 'b1',
      relationTitle: 'COSU6123456789',
      isPublic: true,
    }),
    row('3', '提单.png', { sizeKb: 820 }),
    row('4', 'unknown.xlsx', { state: 'scanning' }),
    row('5', 'macro.doc', { state: 'infected' }),
  ],
  noMatch: { fileName: 'astronaut' },
  answers: (store) => {
    let sent = 0;
    return {
      limits: () => ({ maxBytes: 50 * 1024 * 1024, quotaBytes: 10 * 1024 ** 3, usedBytes: 1_300_000_000 }),
      begin: (input) => {
        begun(input);
        const { fileName } = input;
        return { id: `new ${String(fileName)}`, received: 0, size: 4, partSize: 2 };
      },
      uploaded: ({ id }) => ({ id, received: 2, size: 4, partSize: 2 }),
      part: ({ id, offset }) => {
        sent += 1;
        // The second part of the first file is lost once.
        if (sent === 2) return networkError();
        return { id, received: Number(offset) + 2, size: 4, partSize: 2 };
      },
      finish: ({ id }) => {
        store['add']?.(row('', String(id).slice(4)));
        return row('', String(id).slice(4));
      },
      abandon: () => null,
      attach: (input) => {
        attached(input);
        return null;
      },
      release: ({ id }) => store['update']?.({ id, relationName: null, relationTitle: null } as never) ?? null,
      address: ({ id }) =>
        ({
          '1': { url: TEXT, inline: TEXT, kind: 'text', expirySeconds: 300 },
          '2': { url: TEXT, inline: TEXT, kind: 'pdf', expirySeconds: 300 },
          '3': { url: PIXEL, inline: PIXEL, kind: 'picture', expirySeconds: 300 },
        })[id] ?? { url: TEXT, inline: null, kind: 'none', expirySeconds: 300 },
    };
  },
  others: {
    sysConfig: { sysInfo: () => ({ capabilities: ['files'] }) },
    oceanBill: { page: () => pageOf([lateBill]) },
  } as unknown as DoubleHandlers,
};
const stories = resourceStories(options);
const otherBackend = resourceStories({ ...options, others: { sysConfig: { sysInfo: () => ({ sysTitle: 'Freight' }) } } });

/** Files of the company: uploaded in parts, shown in place, handed out by signed addresses. */
const meta = {
  title: 'Screens/Files',
  parameters: { search: 'upload, attachment, document, preview, download, 文件, 檔案, 附件, 上传', frame: '/platform/file' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LATER = { timeout: 10_000 };

/** A file whose upload breaks off continues where it stopped; a second one is pasted. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload files' }, LATER));
    const dialog = await opened(body.findByRole('dialog', { name: 'Upload files' }, LATER));
    await userEvent.upload(await within(dialog).findByLabelText('Files'), new File(['text'], 'manifest.txt', { type: 'text/plain' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Upload manifest.txt again' }, LATER));
    await expect(await within(dialog).findByText(/Uploaded/, undefined, LATER)).toBeVisible();
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['text'], 'pasted.txt', { type: 'text/plain' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await waitFor(() => expect(within(dialog).getAllByText(/Uploaded/)).toHaveLength(2), LATER);
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(await canvas.findByText('manifest.txt', undefined, LATER)).toBeVisible();
  },
};

/** A text in place. A file in use ends its relation before it can be deleted; one with a virus can only be deleted. */
export const Preview: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for macro.doc' }, LATER));
    await expect((await body.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Edit', 'Delete']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'packing-list.txt' }, LATER));
    const dialog = await opened(body.findByRole('dialog', { name: 'packing-list.txt' }, LATER));
    await expect(await within(dialog).findByText(/Gate out at Hamburg/, undefined, LATER)).toBeVisible();
  },
};

/** A browser without a viewer for PDF, as on some phones, would download the file at once: it is asked first. */
export const NoPdfViewer: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^commercial-invoice/ }, LATER));
    const dialog = await opened(within(document.body).findByRole('dialog', { name: /^commercial-invoice/ }, LATER));
    await expect(await within(dialog).findByText(/^This browser does not show PDF/, undefined, LATER)).toBeVisible();
    await expect(within(dialog).getByRole('link', { name: 'Download' })).toBeVisible();
  },
};

export const Picture: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '提单.png' }, LATER));
    const dialog = await opened(within(document.body).findByRole('dialog', { name: '提单.png' }, LATER));
    await expect(await within(dialog).findByRole('img', { name: '提单.png' }, LATER)).toBeVisible();
  },
};

const chooseBill = async (dialog: HTMLElement) => {
  await userEvent.click(await within(dialog).findByRole('combobox', { name: /^Ocean bill/ }, LATER));
  await userEvent.click(await within(document.body).findByRole('option', { name: new RegExp(`^${lateBill.referenceNo}`, 'u') }, LATER));
};
const withBills = { ...stories.base, buttons: new Set(['sysFile:page', 'sysFile:update', 'sysFile:uploadFile', 'oceanBill:page']) };

/** A file belongs to a bill from then on: chosen in a dialog. */
export const Attach: Story = {
  args: withBills,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for packing-list.txt' }, LATER));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Attach to bill' }));
    const dialog = await opened(body.findByRole('dialog', { name: 'Attach “packing-list.txt” to a bill' }, LATER));
    await chooseBill(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(attached).toHaveBeenLastCalledWith({ id: '1', relationName: 'oceanBill', relationId: lateBill.id });
  },
};

/** Uploaded files belong to the bill that was chosen before. */
export const UploadToBill: Story = {
  args: withBills,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Upload files' }, LATER));
    const dialog = await opened(within(document.body).findByRole('dialog', { name: 'Upload files' }, LATER));
    await chooseBill(dialog);
    await userEvent.upload(await within(dialog).findByLabelText('Files'), new File(['text'], 'note.txt', { type: 'text/plain' }));
    await waitFor(() =>
      expect(begun).toHaveBeenLastCalledWith(expect.objectContaining({ relationName: 'oceanBill', relationId: lateBill.id })),
    );
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: the list and its export. */
export const ReadOnly: Story = stories.readOnly;
/** Another backend takes no uploads in parts and signs no addresses. */
export const OtherBackEnd: Story = { args: otherBackend.base };
