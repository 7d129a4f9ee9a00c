import type { QueryKey } from '@tanstack/react-query';

/** What the stream says: something about this topic changed. It never carries data. */
export interface Hint {
  topic: string;
  /** Record concerned, when it is one. */
  id: string | null;
}

/** Reads the data of one server-sent event; null for a beat or anything else. */
export function readHint(data: string): Hint | null {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null) return null;
    const topic: unknown = Reflect.get(value, 'topic');
    const id: unknown = Reflect.get(value, 'id');
    if (typeof topic !== 'string' || topic === '') return null;
    return { topic, id: typeof id === 'string' ? id : null };
  } catch {
    return null;
  }
}

/** Queries that a topic touches. Calls about one record carry its id in their input. */
const TOPICS: Readonly<Record<string, readonly QueryKey[]>> = {
  oceanBill: [['oceanBill']],
  notification: [['oceanBill', 'notifications']],
  ledger: [['sysUser', 'baseInfo']],
  sysConfig: [['sysConfig']],
  notice: [['sysNotice']],
  // Whether there still is one, and what it may do: the answer says so, and ends it if there is none.
  session: [['sysAuth', 'userInfo'], ['sysOnlineUser']],
  // Who came and went: nobody else has to ask who they are themselves.
  onlineUser: [['sysOnlineUser']],
};

/** Calls of a controller that answer about one record; the others answer lists, which any record can change. */
const BY_ID = new Set(['detail', 'events', 'notifications', 'recognitionRecords']);

/** Whether a query may show something else after this hint. */
export function concerns(hint: Hint, key: QueryKey): boolean {
  const roots = TOPICS[hint.topic];
  if (!roots?.some((root) => root.every((part, at) => key[at] === part))) return false;
  if (hint.id === null || typeof key[1] !== 'string' || !BY_ID.has(key[1])) return true;
  const input = key[2];
  const id: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'id') : undefined;
  return typeof id !== 'string' || id === hint.id;
}
