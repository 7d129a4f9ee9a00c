import type { Client } from '@seaberry/api-client';

export interface SendOptions {
  signal: AbortSignal;
  onProgress(part: number): void;
  isPublic: boolean;
  /** Ocean bill that the file belongs to. */
  billId: string | null;
}

/** Uploads that have begun, by their file: a retry continues where the server has stopped. */
const begun = new WeakMap<File, string>();

/** Sends a file in parts. @returns its id */
export async function sendFile(client: Client, file: File, { signal, onProgress, isPublic, billId }: SendOptions): Promise<string> {
  let state = await resumed(client, file, signal);
  const relation = billId === null ? {} : { relationName: 'oceanBill' as const, relationId: billId };
  state ??= await client.sysFile.begin({ fileName: file.name, size: file.size, isPublic, ...relation }, { signal });
  const { id } = state;
  begun.set(file, id);
  try {
    while (state.received < state.size) {
      onProgress(state.received / state.size);
      const { received, partSize } = state;
      const part = new File([file.slice(received, received + partSize)], 'part');
      state = await client.sysFile.part({ id, offset: received, file: part }, { signal });
    }
    onProgress(1);
    await client.sysFile.finish({ id }, { signal });
    return id;
  } catch (error) {
    // Cancelled by the user: the server need not keep the parts for a day.
    if (signal.aborted) void client.sysFile.abandon({ id }).catch(() => {});
    throw error;
  }
}

/** How far an earlier attempt has come; null if there is none that can be continued. */
async function resumed(client: Client, file: File, signal: AbortSignal) {
  const id = begun.get(file);
  if (id === undefined) return null;
  return client.sysFile.uploaded({ id }, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return null;
  });
}
