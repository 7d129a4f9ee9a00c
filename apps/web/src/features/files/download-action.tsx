import type { FileRow } from '@seaberry/api-client/schemas';
import { toast } from '@seaberry/ui/toaster';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { apiHost } from '../../shared/env.ts';

/** Starts a download by a signed address, so that the browser streams it to the disk. Draws nothing. */
export function DownloadAction({ row, onClose }: ActionDialogProps<FileRow>): ReactNode {
  const { client } = useApp();
  const explain = useExplain();
  const start = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const { url } = await client.sysFile.address({ id: row.id }, { signal });
      const link = document.createElement('a');
      link.href = `${apiHost()}${url}`;
      link.download = row.fileName;
      link.click();
    } catch (error) {
      if (signal.aborted) return;
      toast({ tone: 'danger', title: explain(error) });
    }
    onClose();
  });
  useEffect(() => {
    const controller = new AbortController();
    void start(controller.signal);
    return () => controller.abort();
  }, []);
  return null;
}
