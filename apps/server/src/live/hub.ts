import type { LiveTopic } from '@seaberry/api-client/contract';

/** Something changed; clients that show it fetch it again. A hint carries no data. */
export interface Hint {
  tenantId: string;
  topic: LiveTopic;
  /** Id of the changed row; absent means the whole topic. */
  id?: string;
  /** Sends only to this person's streams; absent means everybody of the tenant. */
  userId?: string;
}

export interface Live {
  /** In a transaction: sent to the streams of every process once it is committed. */
  publish(hint: Hint): Promise<void>;
  /** Hints of one tenant, until the returned function is called. */
  subscribe(tenantId: string, callback: (hint: Hint) => void): () => void;
  /** Aborted when the server stops; streams end then. */
  readonly stopping: AbortSignal;
  start(): Promise<void>;
  stop(): Promise<void>;
}
