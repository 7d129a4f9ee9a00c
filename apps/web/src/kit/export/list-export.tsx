import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { ExportDialog, type ExportControl, type ExportDialogProps, type ExportRequest } from '@seaberry/ui/export-dialog';
import { toast } from '@seaberry/ui/toaster';
import { useRef, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { KeptFiles } from './kept-files.tsx';
import { download, FileFailed, makeFile, nameOf, type ServerFile, type ServerFileInput } from './server-file.ts';

/** Nothing fits any more since the dialog was opened. */
export class NothingToExport extends Error {}

export interface MadeFile {
  blob: Blob;
  name: string;
  /** A note on the file, e.g. that it does not hold all rows. */
  note?: string;
}

export interface ListExportProps extends Pick<
  ExportDialogProps,
  'title' | 'columns' | 'defaultColumns' | 'filteredCount' | 'selectedCount' | 'cancellable'
> {
  /** Source and columns of the file; null for a file that the server cannot make, and for a back end that makes no files. */
  serverFile: ((request: ExportRequest) => Omit<ServerFileInput, 'format' | 'timeZone'> | null) | null;
  /** Makes the file without it. */
  makeHere(request: ExportRequest, control: ExportControl): Promise<MadeFile | null>;
  onClose(): void;
}

/** The export of a list: a file that the server makes, also after the dialog was closed, or one of this page. */
export function ListExport({ serverFile, makeHere, onClose, ...dialog }: ListExportProps): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations('common');
  const explain = useExplain();
  const closed = useRef(false);
  const fail = (error: unknown): void => toast({ tone: 'danger', title: t('failure.exportFailed'), description: reasonOf(error) });
  const reasonOf = (error: unknown): string => (error instanceof FileFailed ? error.message : explain(error));
  const save = async (file: ServerFile): Promise<void> => {
    const name = await download(client, file);
    toast({ tone: 'success', title: t('done.exported', { name }) });
  };
  const announce = (file: ServerFile): void =>
    toast({
      tone: 'success',
      title: t('exports.ready', { name: nameOf(file) }),
      action: { label: t('exports.download'), onAction: () => void save(file).catch(fail) },
    });
  const onServer = async (input: ServerFileInput, control: ExportControl): Promise<void> => {
    try {
      const file = await makeFile(client, queryClient, input, control);
      if (file && closed.current) announce(file);
      else if (file) await save(file);
    } catch (error) {
      // A dialog that was closed shows no failure.
      if (closed.current && !control.signal.aborted) fail(error);
      throw error;
    }
  };
  const here = async (request: ExportRequest, control: ExportControl): Promise<void> => {
    const made = await makeHere(request, control);
    if (!made) return;
    saveFile(made.blob, made.name);
    const { name, note } = made;
    toast({ tone: note ? 'warning' : 'success', title: t('done.exported', { name }), ...(note ? { description: note } : {}) });
  };
  return (
    <ExportDialog
      open
      onOpenChange={(open) => {
        if (open) return;
        closed.current = true;
        onClose();
      }}
      {...dialog}
      cancellable={dialog.cancellable || serverFile !== null}
      background={serverFile !== null}
      files={serverFile && <KeptFiles />}
      describeError={(error) =>
        error instanceof NothingToExport || (isApiError(error) && error.code === 'nothingToExport')
          ? t('failure.nothingToExport')
          : `${t('failure.exportFailed')} ${reasonOf(error)}`
      }
      onExport={(request, control) => {
        const input = serverFile?.(request);
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        return input ? onServer({ ...input, format: request.format, timeZone }, control) : here(request, control);
      }}
    />
  );
}
