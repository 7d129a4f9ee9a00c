import { LIVE_TOPICS, type LiveHint, type LiveTopic, type SentMessage } from '@seaberry/api-client/contract';
import type { QueryKey } from '@tanstack/react-query';

const isTopic = (text: unknown): text is LiveTopic => typeof text === 'string' && Object.hasOwn(LIVE_TOPICS, text);

const isMessage = (value: unknown): value is SentMessage =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** Parses the data of one server-sent event; null for a heartbeat, an unknown topic, or anything else. */
export function readHint(data: string): LiveHint | null {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null) return null;
    const topic: unknown = Reflect.get(value, 'topic');
    const id: unknown = Reflect.get(value, 'id');
    if (!isTopic(topic)) return null;
    const message: unknown = Reflect.get(value, 'message');
    return { topic, id: typeof id === 'string' ? id : null, ...(isMessage(message) ? { message } : {}) };
  } catch {
    return null;
  }
}

/** Calls about one record, with its id in their input; others return lists, which any record can change. */
const BY_ID = new Set(['detail', 'route', 'events', 'notifications', 'recognitionRecords', 'activity']);

/** Whether a hint may change the result of a query. */
export function concerns(hint: LiveHint, key: QueryKey): boolean {
  const roots: readonly (readonly string[])[] = LIVE_TOPICS[hint.topic];
  if (!roots.some((root) => root.every((part, at) => key[at] === part))) return false;
  if (hint.id === null || typeof key[1] !== 'string' || !BY_ID.has(key[1])) return true;
  const input = key[2];
  const id: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'id') : undefined;
  return typeof id !== 'string' || id === hint.id;
}
