export type UploadState = 'waiting' | 'uploading' | 'done' | 'failed' | 'refused';

export interface UploadItem {
  readonly id: string;
  readonly file: File;
  /** `refused` files were never uploaded. */
  readonly state: UploadState;
  /** Progress, 0 to 1. */
  readonly progress: number;
  /** Error message for the user. */
  readonly error: string | undefined;
}

export interface UploadContext {
  /** Aborted when the file is removed, or the field unmounts. */
  signal: AbortSignal;
  /** Reports the progress, 0 to 1. */
  onProgress: (part: number) => void;
}

export type Upload = (file: File, context: UploadContext) => Promise<unknown>;

export interface UploadQueue {
  items: () => readonly UploadItem[];
  subscribe: (changed: () => void) => () => void;
  /** Adds a file to upload, or one that is refused for a reason. */
  add: (file: File, refusal?: string) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
  /** Uploads what waits: at first, and after `stop`. */
  start: () => void;
  /** Aborts all running uploads; their files wait. */
  stop: () => void;
}

export interface QueueOptions {
  upload: Upload;
  /** Number of parallel uploads. */
  concurrency: number;
  /** Called when an upload is done or has failed. */
  onSettled: (item: UploadItem, result: unknown) => void;
}

/** The files of one upload field: a few are sent at a time, each can fail, be retried and be cancelled separately. */
export function createUploadQueue(options: () => QueueOptions): UploadQueue {
  let items: readonly UploadItem[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();

  const set = (next: readonly UploadItem[]): void => {
    items = next;
    listeners.forEach((changed) => changed());
  };
  const patch = (id: string, change: Partial<UploadItem>): void =>
    set(items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  const settle = (id: string, change: Partial<UploadItem>, result: unknown): void => {
    running.delete(id);
    patch(id, change);
    const item = items.find((one) => one.id === id);
    if (item) options().onSettled(item, result);
    next();
  };
  const start = ({ id, file }: UploadItem): void => {
    const controller = new AbortController();
    const live = (): boolean => running.get(id) === controller;
    running.set(id, controller);
    patch(id, { state: 'uploading', progress: 0, error: undefined });
    const onProgress = (part: number): void => {
      if (live()) patch(id, { progress: Math.min(1, Math.max(0, part)) });
    };
    // Called in a promise, so that a synchronous throw is handled like a rejection.
    Promise.resolve()
      .then(() => options().upload(file, { signal: controller.signal, onProgress }))
      .then(
        (result) => live() && settle(id, { state: 'done', progress: 1 }, result),
        (error: unknown) => live() && settle(id, { state: 'failed', error: error instanceof Error ? error.message : '' }, error),
      );
  };
  function next(): void {
    for (const item of items.filter(({ state }) => state === 'waiting')) {
      if (running.size >= options().concurrency) return;
      start(item);
    }
  }
  return {
    items: () => items,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    add: (file, refusal) => {
      count += 1;
      set([...items, { id: `file-${count}`, file, state: refusal === undefined ? 'waiting' : 'refused', progress: 0, error: refusal }]);
      next();
    },
    retry: (id) => {
      patch(id, { state: 'waiting', progress: 0, error: undefined });
      next();
    },
    remove: (id) => {
      running.get(id)?.abort();
      running.delete(id);
      set(items.filter((item) => item.id !== id));
      next();
    },
    start: next,
    stop: () => {
      const stopped = new Map(running);
      running.clear();
      set(items.map((item) => (stopped.has(item.id) ? { ...item, state: 'waiting', progress: 0 } : item)));
      stopped.forEach((controller) => controller.abort());
    },
  };
}
