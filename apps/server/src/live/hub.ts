import type { LiveTopic } from '@seaberry/api-client/contract';

/** Something changed; clients that show it fetch it again. A hint carries no data. */
export interface Hint {
  tenantId: string;
  topic: LiveTopic;
  /** What changed; absent means the whole topic. */
  id?: string;
  /** Only this person's streams are told; absent means everybody of the tenant. */
  userId?: string;
}

export interface Live {
  /** In a unit: told to every process's streams once the unit is committed. */
  publish(hint: Hint): Promise<void>;
  /** Hints of one tenant, until the returned function is called. */
  subscribe(tenantId: string, callback: (hint: Hint) => void): () => void;
  /** Told when the server stops; streams end then. */
  readonly stopping: AbortSignal;
  start(): Promise<void>;
  stop(): Promise<void>;
}
