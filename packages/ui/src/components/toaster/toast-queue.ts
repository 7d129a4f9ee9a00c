export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

export interface ToastMessage {
  /** One-line title of the event. */
  title: string;
  description?: string;
  /** @default 'info' */
  tone?: ToastTone;
  /** Action of the message, such as undo. It is never the only way to that action. */
  action?: { label: string; onAction: () => void };
  /**
   * Duration in ms; `Infinity` until it is closed.
   * @default 5000; 8000 for danger and for messages with an action
   */
  durationMs?: number;
  /** The event is still in progress: a spinner replaces the icon of the tone. */
  pending?: boolean;
  /** A message with the id of a visible one replaces it, so that repeated news is shown once. */
  id?: string;
}

export type ToastCommand = { kind: 'show'; message: ToastMessage } | { kind: 'dismiss'; id: string | undefined };

let perform: ((command: ToastCommand) => void) | undefined;
let isUsed = false;
/** Promises so far: on a page of plain http there is no `crypto.randomUUID`. */
let promiseCount = 0;
const queue: ToastCommand[] = [];
const watchers = new Set<() => void>();

/** Shows a message about an event that is over. Can be called anywhere; the region loads with the first message. */
export function toast(message: ToastMessage): void {
  send({ kind: 'show', message });
}

export interface ToastWork<T> {
  /** Title while pending: “Exporting…”. */
  pending: string;
  /** Message after success; a function receives the result. */
  success: ToastMessage | ((result: T) => ToastMessage);
  /** Message after a failure; a function receives the reason. */
  failure: ToastMessage | ((reason: unknown) => ToastMessage);
}

/**
 * One message that follows a promise: pending, then its outcome. Returns the promise.
 * @typeParam T Result of the promise.
 */
export function toastPromise<T>(work: Promise<T>, { pending, success, failure }: ToastWork<T>): Promise<T> {
  promiseCount += 1;
  const id = `seaberry-promise-${promiseCount}`;
  toast({ id, title: pending, pending: true, durationMs: Infinity });
  work.then(
    (result) => toast({ tone: 'success', ...(typeof success === 'function' ? success(result) : success), id }),
    (reason: unknown) => toast({ tone: 'danger', ...(typeof failure === 'function' ? failure(reason) : failure), id }),
  );
  return work;
}

/** Dismisses a message, or all of them. */
export function dismissToast(id?: string): void {
  if (isUsed) send({ kind: 'dismiss', id });
}

function send(command: ToastCommand): void {
  if (perform) perform(command);
  else queue.push(command);
  if (isUsed) return;
  isUsed = true;
  for (const watcher of watchers) watcher();
}

/** Whether a message was ever shown; the region is loaded from then on. */
export function isToastUsed(): boolean {
  return isUsed;
}

export function watchToastUsed(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Connects the region: first the queued commands, then every command as it arrives. */
export function connect(handler: (command: ToastCommand) => void): () => void {
  perform = handler;
  for (const command of queue.splice(0)) handler(command);
  return () => {
    if (perform === handler) perform = undefined;
  };
}
