type Listener = () => void;

let pending: { promise: Promise<boolean>; settle(proved: boolean): void } | null = null;
const listeners = new Set<Listener>();

function change(next: typeof pending): void {
  pending = next;
  for (const listener of listeners) listener();
}

/** Asks the user for a proof of identity, once for calls that need it at the same time. False when cancelled, or without a dialog. */
export function askForProof(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return pending?.promise ?? openRequest();
}

function openRequest(): Promise<boolean> {
  let settle: (proved: boolean) => void = () => {};
  const promise = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  change({ promise, settle });
  return promise;
}

/** The open request, for the dialog. */
export const proofRequest = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) proofRequest.settle(false);
    };
  },
  isOpen: (): boolean => pending !== null,
  settle(proved: boolean): void {
    const settled = pending;
    if (!settled) return;
    change(null);
    settled.settle(proved);
  },
};
