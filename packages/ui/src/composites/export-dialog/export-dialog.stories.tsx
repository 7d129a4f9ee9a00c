import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Button } from '../../components/button/index.js';
import { ExportDialog, type ExportControl, type ExportRequest } from './index.js';
import { example } from '../../testing/stories/example.js';
import { ExportDialogExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { ErrorExample } from './examples/error.js';
import errorCode from './examples/error.tsx?raw';
import { FilesExample } from './examples/files.js';
import filesCode from './examples/files.tsx?raw';

const names = [
  'Reference',
  'Carrier',
  'Route',
  'Stage',
  'Vessel / voyage',
  'Containers',
  'ETD',
  'ETA',
  'First ETA',
  'State',
  'Customer service',
  'Remark',
];

const meta = {
  title: 'Patterns/Export dialog',
  parameters: { search: 'download, excel, csv, xlsx, 导出, 匯出, 下载, 下載' },
  component: ExportDialog,
  args: {
    columns: names.map((header) => ({ id: header.toLowerCase(), header })),
    defaultColumns: ['reference', 'carrier', 'eta'],
    filteredCount: 214,
    selectedCount: 3,
    trigger: <Button>Export</Button>,
    onExport: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof ExportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(ExportDialogExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Export' });
    await userEvent.click(trigger);
    const dialog = within(await page().findByRole('dialog', { name: 'Export' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Selected (3)' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'CSV' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Stage' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenLastCalledWith(
      { columns: ['reference', 'carrier', 'stage', 'eta'], format: 'csv', rows: 'selected' },
      expect.objectContaining({ onProgress: expect.anything() }),
    );
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await clickPage();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** All columns at once; an export needs at least one. */
export const SelectAll: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const dialog = within(page().getByRole('dialog', { name: 'Export' }));
    const all = dialog.getByRole('checkbox', { name: 'Select all' });
    await expect(all).toBePartiallyChecked();
    await waitFor(() => userEvent.click(all));
    await waitFor(() => expect(dialog.getByText('12 of 12')).toBeVisible());
    await userEvent.click(all);
    await expect(dialog.getByRole('button', { name: 'Export' })).toHaveAccessibleDescription('Choose at least one column');
  },
};

export const Empty: Story = { args: { defaultOpen: true, filteredCount: 0, selectedCount: 0 } };

export const Loading: Story = {
  args: { defaultOpen: true, onExport: fn(() => new Promise(() => {})) },
  play: async () => {
    await waitFor(() => userEvent.click(page().getByRole('button', { name: 'Export' })));
    await expect(page().getByRole('button', { name: 'Export' })).toHaveAttribute('aria-busy', 'true');
    await expect(page().getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** A long export shows its progress and can be cancelled; the selection stays. */
export const Cancellable: Story = {
  args: {
    defaultOpen: true,
    cancellable: true,
    onExport: fn((_request: ExportRequest, { onProgress }: ExportControl) => {
      onProgress(0.4);
      return new Promise(() => {});
    }),
  },
  play: async () => {
    await waitFor(() => userEvent.click(page().getByRole('button', { name: 'Export' })));
    await expect(page().getByRole('progressbar', { name: 'Creating the file' })).toHaveAttribute('aria-valuenow', '0.4');
    await userEvent.click(page().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page().getByText('The export was cancelled.')).toBeVisible());
    await expect(page().getByRole('button', { name: 'Export' })).not.toHaveAttribute('aria-busy', 'true');
  },
};

/** Background export by a server: the dialog can be closed, and the export continues. */
export const Background: Story = {
  args: {
    defaultOpen: true,
    cancellable: true,
    background: true,
    onExport: fn((_request: ExportRequest, { onProgress }: ExportControl) => {
      onProgress(0.4);
      return new Promise(() => {});
    }),
  },
  play: async ({ args }) => {
    await waitFor(() => userEvent.click(page().getByRole('button', { name: 'Export' })));
    await expect(page().getByRole('button', { name: 'Cancel' })).toBeVisible();
    await userEvent.click(page().getByRole('button', { name: 'Continue in the background' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(args.onExport).toHaveBeenCalledOnce();
    await clickPage();
  },
};

/** Earlier files with their actions. */
export const Files = example(FilesExample, filesCode, {
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
  play: async () => {
    const files = within(page().getByRole('region', { name: 'Files' }));
    await expect(files.getByRole('progressbar', { name: 'Creating Operations 2026-11-22.xlsx' })).toHaveAttribute('aria-valuenow', '0.4');
    await expect(files.getByRole('button', { name: 'Download Ocean bills 2026-11-22.csv' })).toBeVisible();
    await expect(files.getByRole('button', { name: 'Make Users 2026-11-22.xlsx again' })).toBeVisible();
    await expect(files.getAllByRole('button', { name: /^Cancel/ })).toHaveLength(2);
  },
});

export const Error = example(ErrorExample, errorCode, {
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  play: async () => {
    await waitFor(() => userEvent.click(page().getByRole('button', { name: 'Export' })));
    await waitFor(() => expect(page().getByText('Export data error!')).toBeVisible());
    await expect(page().getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Matrix: Story = { args: { defaultOpen: true } };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    columns: Array.from({ length: 60 }, (_, at) => ({
      id: String(at),
      header: `预计到港时间（目的港当地）${at} estimated arrival at the port of discharge`,
    })),
  },
};
