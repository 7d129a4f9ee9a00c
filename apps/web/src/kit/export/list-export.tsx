import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { ExportDialog, type ExportControl, type ExportDialogProps, type ExportRequest } from '@seaberry/ui/export-dialog';
import { toast } from '@seaberry/ui/toaster';
import { useRef, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { zone } from '../../shared/own-time.ts';
import { saveFile } from '../../shared/save-file.ts';
import { KeptFiles } from './kept-files.tsx';
import { download, FileFailed, makeFile, nameOf, type ServerFile, type ServerFileInput } from './server-file.ts';

/** No row matches any more since the dialog was opened. */
export class NothingToExport extends Error {}

export interface MadeFile {
  blob: Blob;
  name: string;
  /** Note on the file, e.g. that it is incomplete. */
  note?: string;
}

export interface ListExportProps extends Pick<
  ExportDialogProps,
  'title' | 'columns' | 'defaultColumns' | 'filteredCount' | 'selectedCount' | 'cancellable'
> {
  /** Source and columns of a server file; null when the server cannot make it. */
  serverFile: ((request: ExportRequest) => Omit<ServerFileInput, 'format' | 'timeZone'> | null) | null;
  /** Makes the file in the browser. */
  makeHere(request: ExportRequest, control: ExportControl): Promise<MadeFile | null>;
  /** Replaces the title of a failure. */
  failureTitle?: string | undefined;
  onClose(): void;
}

/** Export of a list: a server file, which continues after the dialog closes, or one made in the browser. */
export function ListExport({ serverFile, makeHere, failureTitle, onClose, ...dialog }: ListExportProps): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations('common');
  const explain = useExplain();
  const closed = useRef(false);
  const failed = failureTitle ?? t('failure.exportFailed');
  const fail = (error: unknown): void => toast({ tone: 'danger', title: failed, description: reasonOf(error) });
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
      // A closed dialog shows no failure.
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
          : `${failed} ${reasonOf(error)}`
      }
      onExport={(request, control) => {
        const input = serverFile?.(request);
        return input ? onServer({ ...input, format: request.format, timeZone: zone() }, control) : here(request, control);
      }}
    />
  );
}
