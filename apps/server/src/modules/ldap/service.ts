import type { Parsed } from '@seaberry/api-client/schemas';
import { isUuid } from '@seaberry/tracking/rules';
import type { Deps } from '../../deps.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../http/errors.ts';
import { callerOf, scopeOf, type CallContext } from '../../http/handlers.ts';
import { errorText } from '../../http/texts.ts';
import { assertMayGrantRoles } from '../access/rights/service.ts';
import type { Auth } from '../auth/service.ts';
import { isAttribute, isFilter, personFilter, type ServerRow } from './directory/rules.ts';
import { askDirectory } from './directory/service.ts';
import { findServer } from './repo.ts';
import { insertRun, ownRun, type RunRow } from './run/repo.ts';

/** Makes a preview or a synchronization; the job carries the id of the run. */
export const LDAP_RUN = 'ldap.run';

const KEPT_MS = 24 * 3_600_000;
/** A test asks a server of another network, and may try a password. */
const MAX_TESTS = { points: 30, seconds: 600 };

export const wallNow = ({ clock }: Pick<Deps, 'clock'>, plusMs = 0): string => new Date(clock.wallNow() + plusMs).toISOString();

const ATTRIBUTES = ['bindAttrAccount', 'bindAttrEmployeeId', 'bindAttrCode', 'attrName', 'attrEmail', 'attrPhone'] as const;
const FILTERS = ['personFilter', 'departmentFilter'] as const;
/** Host names and addresses, without a port. */
const HOST = /^(?=.{1,255}$)(?:[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)*\.?|[0-9a-f:.]+)$/iu;

/** Checks what the schema cannot: names of attributes, filters, certificate and role. @throws FieldErrors; BusinessError mayNotGrant */
export async function assertUsable(input: Partial<Parsed<'sysLdap', 'add'>>, context: CallContext): Promise<void> {
  const reasons: Record<string, string[]> = {};
  if (input.host && !HOST.test(input.host)) reasons['host'] = ['ldapHost'];
  for (const name of ATTRIBUTES) if (input[name] && !isAttribute(input[name])) reasons[name] = ['ldapAttribute'];
  for (const name of FILTERS) if (input[name] && !isFilter(input[name])) reasons[name] = ['ldapFilter'];
  const { authFilter, caCertificate, roleId } = input;
  if (authFilter && (!authFilter.includes('%s') || !isFilter(personFilter(authFilter, 'a')))) reasons['authFilter'] = ['ldapAuthFilter'];
  if (caCertificate && !/^-----BEGIN CERTIFICATE-----[\s\S]+-----END CERTIFICATE-----\s*$/u.test(caCertificate.trim()))
    reasons['caCertificate'] = ['ldapPem'];
  if (Object.keys(reasons).length > 0) throw new FieldErrors(reasons);
  if (roleId) await assertMayGrantRoles(context.deps.db, callerOf(context), [roleId]);
}

/** In the transaction of the caller. @throws BusinessError D1002 */
export async function requireServer(id: string, { deps }: CallContext): Promise<ServerRow> {
  const server = await findServer(deps.db, id);
  if (!server) throw new BusinessError(ERROR.notFound);
  return server;
}

/** Opens its own transaction. */
export async function testServer(auth: Auth, { id, account, password }: Parsed<'sysLdap', 'test'>, context: CallContext) {
  const { deps, locale } = context;
  const server = await deps.db.transaction(scopeOf(context), () => requireServer(id, context));
  await auth.rateWindows.take(`directory tests of ${server.tenantId}`, MAX_TESTS);
  const encrypted = server.encryption !== 'none';
  try {
    const tried = { account: account || null, password: password ? auth.openPassword(password) : null };
    const { entries, person } = await askDirectory(deps.config, auth.seal, server, { kind: 'test', ...tried }, context.signal);
    const people = entries.map((entry) => ({
      account: entry.account,
      name: entry.name,
      email: entry.email,
      phone: entry.phone,
      employeeId: entry.employeeId,
    }));
    return { ok: true, message: null, encrypted, people, person };
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    return { ok: false, message: errorText(locale, error.code, error.params), encrypted, people: [], person: null };
  }
}

interface Start {
  kind: RunRow['kind'];
  preview: boolean;
}

/** @returns the id of the run @throws BusinessError D1002, ldapRange, ldapDisabled */
export async function startRun(
  { kind, preview }: Start,
  { id, previewId }: { id: string; previewId?: string | null | undefined },
  context: CallContext,
): Promise<string> {
  const { deps } = context;
  const { db, queue } = deps;
  const { tenantId, userId, orgs } = callerOf(context);
  const server = await requireServer(id, context);
  // The directory has the whole company.
  if (orgs !== null) throw new BusinessError('ldapRange');
  if (!server.enabled) throw new BusinessError('ldapDisabled');
  const shown = previewId ? await requireRun(previewId, context) : null;
  if (shown && (shown.digest === null || shown.serverId !== server.id || shown.kind !== kind || !shown.preview))
    throw new BusinessError(ERROR.notFound);
  const runId = await insertRun(db, {
    tenantId,
    serverId: server.id,
    userId,
    kind,
    preview,
    expected: shown?.digest ?? null,
    correlationId: context.correlationId,
    createTime: wallNow(deps),
    expiresAt: wallNow(deps, KEPT_MS),
  });
  await queue.send(LDAP_RUN, { id: runId }, { key: runId });
  return runId;
}

/** A run of the caller. @throws BusinessError D1002 */
async function requireRun(id: string, context: CallContext): Promise<RunRow> {
  const run = isUuid(id) ? await ownRun(context.deps.db, id, callerOf(context).userId, wallNow(context.deps)) : null;
  if (!run) throw new BusinessError(ERROR.notFound);
  return run;
}

export async function shownRun(id: string, context: CallContext) {
  const { kind, preview, state, counts, rows, fault, faultParams, createTime } = await requireRun(id, context);
  const message = fault === null ? null : errorText(context.locale, fault, faultParams ?? {});
  return { id, kind, preview, state, counts, rows, message, createTime };
}
