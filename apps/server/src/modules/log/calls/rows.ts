import type { exceptionLog, operationLog, visitLog } from '@seaberry/api-client/contract';
import { contract } from '@seaberry/api-client/registry';
import type { CallLogRow, VisitLogRow } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import type { WholeRow } from '../../../db/entity/columns.ts';
import type { auditLog } from '../../../db/schema/core.ts';
import { callTitle } from '../texts.ts';
import { readUserAgent } from '../user-agent/rules.ts';

/** Columns of the lists. */
export const READ = [
  'id',
  'account',
  'realName',
  'call',
  'outcome',
  'ip',
  'userAgent',
  'correlationId',
  'durationMs',
  'message',
  'createTime',
] as const;
export type Row = Pick<typeof auditLog.$inferSelect, (typeof READ)[number] | 'exception'>;

/** Status of a successful call. */
export const OK = '200';

/** Levels of the origin's logs. */
const LEVEL = { information: 2, warning: 3, error: 4 };

/** Calls that failed by a fault of the server are errors, refused ones warnings. */
function levelOf(outcome: string): number {
  if (outcome === 'ok') return LEVEL.information;
  return outcome === 'internal' ? LEVEL.error : LEVEL.warning;
}

interface Declared {
  method: string;
  path: string;
}

/** Declaration of a call in the contract; null for a call of an earlier version. */
function declaredCall(call: string): Declared | null {
  const [controller = '', name = ''] = call.split('.');
  const calls: Record<string, Record<string, Declared>> = contract;
  const table = Object.hasOwn(calls, controller) ? calls[controller] : undefined;
  return table && Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}

/** Location of the client: unknown, since the server has no geolocation source. */
export const NOWHERE = { location: null, longitude: null, latitude: null };

export const visitOf =
  (locale: Locale) =>
  (row: Row): WholeRow<typeof visitLog, VisitLogRow> => {
    const [controllerName = row.call, actionName = null] = row.call.split('.');
    return {
      id: row.id,
      controllerName,
      actionName,
      displayTitle: callTitle(row.call, locale),
      logLevel: levelOf(row.outcome),
      status: row.outcome === 'ok' ? OK : row.outcome,
      remoteIp: row.ip,
      ...NOWHERE,
      ...readUserAgent(row.userAgent),
      elapsed: row.durationMs,
      logDateTime: row.createTime,
      account: row.account,
      realName: row.realName,
    };
  };

export const callOf =
  (locale: Locale) =>
  (row: Row & { input?: unknown }): WholeRow<typeof operationLog, CallLogRow> & WholeRow<typeof exceptionLog, CallLogRow> => {
    const known = declaredCall(row.call);
    return {
      ...visitOf(locale)(row),
      httpMethod: known?.method ?? null,
      requestUrl: known?.path ?? null,
      requestParam: row.input === undefined || row.input === null ? null : JSON.stringify(row.input),
      returnResult: null,
      eventId: null,
      threadId: null,
      traceId: row.correlationId,
      exception: row.exception,
      message: row.message,
    };
  };
