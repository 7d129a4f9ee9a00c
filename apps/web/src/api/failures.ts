import { isApiError, type ApiError } from '@seaberry/api-client';

/** Message keys for failed actions (`common.failure.*`). */
export type FailureKey =
  | 'loginFailed'
  | 'statusCountFailed'
  | 'detailFailed'
  | 'listFailed'
  | 'addFailed'
  | 'editFailed'
  | 'deleteFailed'
  | 'resubscribeFailed'
  | 'nothingToExport'
  | 'exportFailed'
  | 'sessionFailed'
  | 'loadFailed'
  | 'actionFailed';

/** Failure handling declared by a query or mutation. */
export interface FailureMeta extends Record<string, unknown> {
  /** Message to show. */
  failure?: FailureKey;
  /** The screen shows the failure itself; no toast. */
  handledByCaller?: boolean;
}

/** Reason of a failure: a key of `common.reason`, the text or the correlation id of the server, or a pause before the next try. */
export type Reason =
  | { type: 'key'; key: ReasonKey }
  | { type: 'server'; id: string }
  | { type: 'wait'; seconds: number }
  | { type: 'text'; text: string };
/** `serverPlain`: a server error without a correlation id; `chunk`: a part of the app did not load. */
export type ReasonKey = 'network' | 'offline' | 'timeout' | 'forbidden' | 'tooMany' | 'serverPlain' | 'unreadable' | 'chunk' | 'unknown';

const key = (name: ReasonKey): Reason => ({ type: 'key', key: name });

/** Messages of browsers for a failed dynamic import. */
const CHUNK = /dynamically imported module|Importing a module script failed|error loading dynamically/i;

/** Maps any error to a reason for the user. Technical texts are never shown; messages of the server are. */
export function reasonOf(error: unknown, online = true): Reason {
  if (!isApiError(error)) return error instanceof Error && CHUNK.test(error.message) ? key('chunk') : key('unknown');
  switch (error.kind) {
    case 'network':
      return key(online ? 'network' : 'offline');
    case 'timeout':
      return key('timeout');
    case 'invalid-response':
      return key('unreadable');
    case 'business':
      return businessReason(error);
    case 'http':
      return httpReason(error);
    default:
      return key('unknown');
  }
}

/** Rate limited, with the wait if the server gives one. */
const tooMany = ({ retryAfterS }: ApiError): Reason => (retryAfterS ? { type: 'wait', seconds: retryAfterS } : key('tooMany'));

function businessReason(error: ApiError): Reason {
  const { message, code, correlationId: id } = error;
  if (code === '403') return key('forbidden');
  if (code === '429') return tooMany(error);
  if (code === '500' && id) return { type: 'server', id };
  // A validation error is JSON; it is shown at its fields.
  return message && !message.startsWith('{') ? { type: 'text', text: message } : key('unknown');
}

function httpReason(error: ApiError): Reason {
  const { status, correlationId: id } = error;
  if (status === 403) return key('forbidden');
  if (status === 429) return tooMany(error);
  return id ? { type: 'server', id } : key('serverPlain');
}

/** Reaction of the central error handler. */
export type FailureDisplay = { type: 'none' } | { type: 'toast'; failure: FailureKey; reason: Reason };

/**
 * Decides how a failed call is shown. A lost session is handled where tokens are cleared; a query without data shows its failure in place
 * of the data, so of queries only a failed refresh is a toast.
 */
export function displayOf(error: unknown, meta: FailureMeta | undefined, shownInPlace: boolean, online = true): FailureDisplay {
  if (isApiError(error) && (error.kind === 'aborted' || error.kind === 'unauthorized')) return { type: 'none' };
  if (meta?.handledByCaller || shownInPlace) return { type: 'none' };
  return { type: 'toast', failure: meta?.failure ?? 'actionFailed', reason: reasonOf(error, online) };
}
