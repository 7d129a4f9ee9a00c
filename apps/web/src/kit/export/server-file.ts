import type { AnswerOf, Client, Input } from '@seaberry/api-client';
import { callQuery } from '@seaberry/api-client/query';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';

import { saveFile } from '../../shared/save-file.ts';
import { dayOf } from '../form/moments.ts';

export type ServerFile = AnswerOf<'sysExport', 'mine'>[number];
export type ServerFileInput = Input<'sysExport', 'start'>;

/** Poll interval of pending files without hints, in ms. */
const POLL_MS = 2000;

export const isPending = ({ state }: ServerFile): boolean => state === 'waiting' || state === 'running';

/** Pending and finished files of the user. */
export const filesQuery = (client: Client) => ({ ...callQuery(client, 'sysExport', 'mine'), meta: { failure: 'loadFailed' as const } });

/** Query of the user's files, polled while a file is pending. */
export const watchedFiles = (client: Client) => ({
  ...filesQuery(client),
  refetchInterval: ({ state }: { state: { data?: readonly ServerFile[] | undefined } }) =>
    (state.data?.some(isPending) ? POLL_MS : false) as number | false,
});

export const filesChanged = (queryClient: QueryClient, client: Client): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: filesQuery(client).queryKey });

export const nameOf = ({ title, format, createTime }: ServerFile): string => `${title} ${createTime ? dayOf(createTime) : ''}.${format}`;

/** From 0 to 1; undefined while the number of rows is unknown. */
export const progressOf = ({ done, total }: ServerFile): number | undefined => (total ? Math.min(1, done / total) : undefined);

export async function download(client: Client, file: ServerFile): Promise<string> {
  const { blob, fileName } = await client.sysExport.download({ id: file.id });
  const name = fileName ?? nameOf(file);
  saveFile(blob, name);
  return name;
}

interface Control {
  signal: AbortSignal;
  onProgress(done: number): void;
}

/** A failed server file, with its reason. */
export class FileFailed extends Error {}

/**
 * Requests a server file, which is kept for a day independent of the page. An abort removes it.
 *
 * @returns null for a file that was removed meanwhile
 */
export async function makeFile(
  client: Client,
  queryClient: QueryClient,
  input: ServerFileInput,
  control: Control,
): Promise<ServerFile | null> {
  const { signal } = control;
  const { id } = await client.sysExport.start(input, { signal });
  const cancel = (): void => void client.sysExport.remove({ id }).finally(() => filesChanged(queryClient, client));
  if (signal.aborted) cancel();
  else signal.addEventListener('abort', cancel, { once: true });
  try {
    return await follow(client, queryClient, id, control);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

async function follow(client: Client, queryClient: QueryClient, id: string, { signal, onProgress }: Control): Promise<ServerFile | null> {
  // Cached files do not include it.
  await queryClient.fetchQuery({ ...filesQuery(client), staleTime: 0 });
  const observer = new QueryObserver(queryClient, watchedFiles(client));
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      unsubscribe();
      settle();
    };
    const look = (files: readonly ServerFile[] | undefined): void => {
      const file = files?.find((one) => one.id === id);
      if (signal.aborted) end(() => reject(signal.reason));
      else if (files && !file) end(() => resolve(null));
      else if (file?.state === 'ready') end(() => resolve(file));
      else if (file?.state === 'failed') end(() => reject(new FileFailed(file.message ?? '')));
      else if (file) onProgress(progressOf(file) ?? 0);
    };
    const unsubscribe = observer.subscribe(({ data }) => look(data));
    signal.addEventListener('abort', () => look(observer.getCurrentResult().data), { once: true });
    look(observer.getCurrentResult().data);
  });
}
