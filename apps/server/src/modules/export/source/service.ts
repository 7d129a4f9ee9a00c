import type { EndpointMeta } from '@seaberry/api-client/contract';
import { contract } from '@seaberry/api-client/registry';
import { schemas } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import * as z from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import type { CallContext, Handlers, JsonReply, Outside, SignedIn } from '../../../http/handlers.ts';
import { allowed, reachOf } from '../../../http/identity.ts';
import { requireInputs } from '../../../http/input.ts';

/** A list of the contract that declares `exports`. */
export interface ExportedList {
  controller: string;
  call: string;
  meta: EndpointMeta;
  input: z.ZodMiniType;
}

const ownEntry = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** @throws FieldErrors for an unknown call, or one without export */
export function exportedList(controller: string, call: string): ExportedList {
  const calls = ownEntry<Record<string, EndpointMeta>>(contract, controller);
  const meta = calls && ownEntry(calls, call);
  const table = ownEntry<Record<string, { input: z.ZodMiniType }>>(schemas, controller);
  const input = table && ownEntry(table, call)?.input;
  if (!meta?.exports || !input) throw new FieldErrors({ call: ['invalid'] });
  return { controller, call, meta, input };
}

/** Whether a user may export a list: permissions of the list, and the additional one of its export. */
export const mayExport = ({ meta }: ExportedList, user: SignedIn): boolean =>
  allowed(meta, user) === 'yes' && (typeof meta.exports !== 'string' || user.buttons.has(meta.exports));

/** Input of a list for its handler. @throws FieldErrors for an invalid one, and for one without a required filter */
export function listInput({ meta, input }: Pick<ExportedList, 'meta' | 'input'>, given: unknown): Record<string, unknown> {
  const parsed = z.safeParse(input, { ...(given as object), page: 1, pageSize: 1 });
  if (!parsed.success) throw new FieldErrors({ input: ['invalid'] });
  requireInputs(meta, parsed.data);
  // Every paged list has an object as input.
  return parsed.data as Record<string, unknown>;
}

export type ExportedRow = Readonly<Record<string, unknown>>;

export interface RowPage {
  rows: readonly ExportedRow[];
  /** Null beyond the counting limit. */
  total: number | null;
}

type AnyRun = (input: unknown, context: CallContext) => Promise<unknown>;

interface Reading {
  deps: Deps;
  handlers: Handlers;
  list: ExportedList;
  user: SignedIn;
  locale: Locale;
  correlationId: string;
  signal: AbortSignal;
}

const nothing = (): void => {};

/** Reads pages of a list with its own handler and the current rights of the user. */
export function pagesOf({ deps, handlers, list, user, locale, correlationId, signal }: Reading, input: Record<string, unknown>) {
  const { controller, call, meta } = list;
  const scope = reachOf(meta.reach, user);
  // The mapped types guarantee the entry; TypeScript cannot follow them through a dynamic name.
  const entry = (handlers as unknown as Record<string, Record<string, AnyRun | Outside<AnyRun>>>)[controller]?.[call];
  if (!entry) throw new Error(`${controller}.${call} has no handler.`);
  const context: CallContext = {
    user,
    scope,
    locale,
    correlationId,
    deps,
    signal,
    ip: '',
    host: '',
    secure: false,
    hasQuery: false,
    local: false,
    header: () => undefined,
    setHeader: nothing,
    writeAuditEntry: nothing,
    requireProof: () => Promise.reject(new BusinessError('proofNeeded')),
  };
  return async (page: number, pageSize: number): Promise<RowPage> => {
    const asked = { ...input, page, pageSize };
    const run =
      typeof entry === 'function' ? () => deps.db.transaction(scope, () => entry(asked, context)) : () => entry.run(asked, context);
    return readPage(await run());
  };
}

const isJson = (answer: object): answer is JsonReply => 'kind' in answer && answer.kind === 'json' && 'body' in answer;

function readPage(answer: unknown): RowPage {
  const page: unknown = typeof answer === 'object' && answer !== null && isJson(answer) ? JSON.parse(answer.body) : answer;
  // Calls with `exports` return a page, as a test of the contract checks.
  const { items, total, totalCapped } = page as { items: ExportedRow[]; total: number; totalCapped?: boolean | null };
  return { rows: items, total: totalCapped ? null : total };
}
