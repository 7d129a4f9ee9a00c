import { useRef, useState } from 'react';

import type { ExportRequest } from './export-request.js';

/** Abort signal and progress callback of a running export. */
export interface ExportControl {
  /** Aborted when the user cancels; see `cancellable`. */
  signal: AbortSignal;
  /** Reports the progress, from 0 to 1. */
  onProgress: (done: number) => void;
}

type RunState = { kind: 'idle' | 'cancelled' } | { kind: 'pending'; progress: number | undefined } | { kind: 'failed'; error: unknown };

interface ExportRunOptions {
  onExport: (request: ExportRequest, control: ExportControl) => Promise<unknown>;
  onDone: () => void;
}

/** State of the running export, and the outcome of the last one. */
export function useExportRun({ onExport, onDone }: ExportRunOptions): {
  state: RunState;
  start: (request: ExportRequest) => void;
  cancel: () => void;
  reset: () => void;
} {
  const [state, setState] = useState<RunState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);

  const run = async (request: ExportRequest): Promise<void> => {
    const own = new AbortController();
    const { signal } = own;
    running.current = own;
    setState({ kind: 'pending', progress: undefined });
    // Progress after cancellation is ignored.
    const onProgress = (done: number): void => {
      if (!signal.aborted && running.current === own) setState({ kind: 'pending', progress: done });
    };
    try {
      await onExport(request, { signal, onProgress });
      if (signal.aborted) return;
      running.current = undefined;
      setState({ kind: 'idle' });
      onDone();
    } catch (error) {
      if (signal.aborted) return;
      running.current = undefined;
      setState({ kind: 'failed', error });
    }
  };
  return {
    state,
    start: (request) => void run(request),
    cancel: () => {
      running.current?.abort();
      setState({ kind: 'cancelled' });
    },
    reset: () => setState({ kind: 'idle' }),
  };
}
