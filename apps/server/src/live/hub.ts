import type { LiveTopic, SentMessage } from '@seaberry/api-client/contract';

/** Organization and creator of a row, by which a data range contains it or not. */
export interface Origin {
  orgId: string | null;
  createdBy: string | null;
}

/** Live hint that something changed: clients that show it fetch it again. Only a message carries data. */
export interface Hint {
  tenantId: string;
  topic: LiveTopic;
  /** Id of the changed row; absent for the whole topic. */
  id?: string;
  /** Limits the hint to streams of this user; absent for all users of the tenant. */
  userId?: string;
  /** Limits the hint to streams of these users. */
  userIds?: readonly string[];
  /** Users whose streams it does not reach. */
  except?: readonly string[];
  /** Origins of the changed bills: a stream with a data range receives only those in its range. */
  origins?: readonly Origin[];
  /** Of the topic `message`. */
  message?: SentMessage;
}

export interface Live {
  /** In a transaction: sent to the streams of all processes after the commit. */
  publish(hint: Hint): Promise<void>;
  /** Subscribes to the hints of one tenant; returns the unsubscribe function. */
  subscribe(tenantId: string, callback: (hint: Hint) => void): () => void;
  /** Number of subscriptions in this process: one for each open stream. */
  streams(): number;
  /** Aborted at shutdown, which ends the streams. */
  readonly stopping: AbortSignal;
  /** Aborted when hints may have been lost, which ends the streams of that time: clients connect again and fetch what they show. */
  missed(): AbortSignal;
  start(): Promise<void>;
  stop(): Promise<void>;
}
