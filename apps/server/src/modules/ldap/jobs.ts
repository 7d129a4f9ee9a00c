import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { TenantScope } from '../../db/port.ts';
import { lockKey } from '../../db/locks.ts';
import { appUser } from '../../db/schema/core.ts';
import type { Deps } from '../../deps.ts';
import { BusinessError, Forbidden, TooMany } from '../../http/errors.ts';
import type { SignedIn } from '../../http/handlers.ts';
import { withActor } from '../../ports/actor.ts';
import { assertMayChangeUser, assertMayGrantRoles } from '../access/rights/service.ts';
import { hashPassword } from '../auth/password/service.ts';
import type { Auth } from '../auth/service.ts';
import { emitEvents, type HappenedEvent } from '../plugin/events/service.ts';
import { readPerson } from '../access/person/repo.ts';
import { plainPhone } from '@seaberry/tracking/rules';
import { countRevealed, holdersOf } from '../user/unique/service.ts';
import { linksOf, orgsOf, usersOf, writeDepartments, writePeople } from './bound/repo.ts';
import { planDepartments } from './departments/rules.ts';
import { MOST_DEPARTMENTS, MOST_PEOPLE, type Entry, type ServerRow } from './directory/rules.ts';
import { askDirectory } from './directory/service.ts';
import { keyOf, keysAbove, partsOf } from './names/rules.ts';
import { planPeople, type PeopleStep } from './people/rules.ts';
import { countsOf, digestOf, inOrder, SHOWN_ROWS, type PlannedRow } from './plan/rules.ts';
import { findServer } from './repo.ts';
import { finishRun, removeExpiredRuns, takeRun, unfinishedRuns, type RunRow } from './run/repo.ts';
import { LDAP_RUN, wallNow } from './service.ts';

/** Longer than the directory may take. */
const LOST_S = 240;
/** Runs that end without a result, e.g. when the process is killed again and again. */
const MAX_ATTEMPTS = 3;
/** Age of an unfinished run whose job is considered lost. */
const FORGOTTEN_MS = 10 * 60_000;
/** All changes of a synchronization are one transaction. */
const WRITE_MS = 60_000;

/** Defines the job of previews and synchronizations. Call it before the queue starts. */
export function defineLdapJobs(deps: Deps, auth: Auth): void {
  deps.queue.define<{ id: string }>(LDAP_RUN, { retry: MAX_ATTEMPTS, concurrency: 2, expireS: LOST_S }, ({ id }, { signal }) =>
    makeRun(deps, auth, id, signal),
  );
}

/** Removes expired runs, and sends a new job for those with a lost one. */
export async function sweepLdap({ db, queue, clock }: Deps): Promise<void> {
  await db.transaction('system', async () => {
    await removeExpiredRuns(db, wallNow({ clock }));
    for (const { id } of await unfinishedRuns(db, wallNow({ clock }, -FORGOTTEN_MS))) await queue.send(LDAP_RUN, { id }, { key: id });
  });
}

async function makeRun(deps: Deps, auth: Auth, id: string, signal: AbortSignal): Promise<void> {
  const { db, config } = deps;
  const run = await db.transaction('system', () => takeRun(db, id));
  if (!run) return;
  try {
    if (run.attempts > MAX_ATTEMPTS) throw new BusinessError('ldapBroken');
    const { person, server } = await db.transaction('system', async () => ({
      person: await readPerson(db, run),
      server: await findServer(db, run.serverId),
    }));
    // A job has no session.
    const caller = person && { ...person, sessionId: '', expiresAt: 0 };
    // The rights of the user now, not at the start.
    if (!caller || caller.orgs !== null || !caller.buttons.has(run.kind === 'user' ? 'sysLdap:syncUser' : 'sysLdap:syncDept'))
      throw new Forbidden();
    if (!server?.enabled) throw new BusinessError('ldapDisabled');
    const people = run.kind === 'user';
    const asked = people ? ({ kind: 'people', most: MOST_PEOPLE } as const) : ({ kind: 'departments', most: MOST_DEPARTMENTS } as const);
    const { entries } = await askDirectory(config, auth.seal, server, asked, signal);
    // A wrong base or filter would disable everyone.
    if (entries.length === 0) throw new BusinessError('ldapEmpty');
    await (people ? syncPeople : syncDepartments)({ deps, auth, run, server, caller, entries });
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    await db.transaction('system', () => finishRun(db, id, { state: 'failed', fault: fault.code, faultParams: fault.params }));
  }
}

/** A failure that a retry would not change; null for every other. */
function faultOf(error: unknown): { code: string; params: Record<string, string | number> } | null {
  if (error instanceof BusinessError) return error;
  if (error instanceof TooMany) return { code: 'ldapTaken', params: {} };
  return error instanceof Forbidden ? { code: 'forbidden', params: {} } : null;
}

interface Work {
  deps: Deps;
  auth: Auth;
  run: RunRow;
  server: ServerRow;
  caller: SignedIn;
  entries: readonly Entry[];
}

/** Runs the transaction of a run; a synchronization is in the difference log, under the name of its call. */
function inRun<T>({ deps, run, caller }: Work, work: () => Promise<T>): Promise<T> {
  const { tenantId, userId, account, orgId } = caller;
  const scope: TenantScope = { tenantId, userId, orgId };
  const call = run.kind === 'user' ? 'sysLdap.syncUser' : 'sysLdap.syncDept';
  const actor = run.preview ? null : { call, account, userId, correlationId: run.correlationId };
  return withActor(actor, () => deps.db.transaction(scope, work, { limitMs: WRITE_MS }));
}

/** Stores the plan, and refuses one that differs from the preview. */
async function finish({ deps, run }: Work, rows: readonly PlannedRow[], same: number): Promise<void> {
  const digest = digestOf(rows);
  if (run.expected !== null && run.expected !== digest) throw new BusinessError('ldapChanged');
  const plan = { counts: countsOf(rows, same), rows: rows.slice(0, SHOWN_ROWS), digest };
  // Another process has finished the run, or the user has lost it: nothing of this one is kept.
  if (!(await finishRun(deps.db, run.id, { state: 'ready', ...plan }))) throw new BusinessError('ldapBroken');
}

const shown = (steps: readonly { row: PlannedRow | null }[]): PlannedRow[] => inOrder(steps.flatMap(({ row }) => row ?? []));

async function syncPeople(work: Work): Promise<void> {
  const { deps, run, server, caller, entries } = work;
  const { db } = deps;
  const now = wallNow(deps);
  const holders = await namesOf(work, now);
  const passwordHash = run.preview ? '' : await hashPassword(randomBytes(48).toString('base64url'));
  await inRun(work, async () => {
    await lockKey(db, `ldap:${caller.tenantId}`);
    const users = await usersOf(db, caller.userId);
    const orgs = await orgsOf(db);
    const links = await linksOf(db, server.id);
    const orgById = new Map(orgs.map((org) => [org.id, org]));
    const departments = new Map(links.orgs.flatMap(({ dn, orgId, gone }) => (gone ? [] : [[keyOf(partsOf(dn)), orgId]])));
    const names = Map.groupBy(holders, ({ name }) => name);
    const steps = planPeople(entries, {
      users,
      links: links.users,
      names: new Map([...names].map(([name, found]) => [name, found.map(({ userId }) => userId)])),
      orgOf: (dn) => {
        const id = keysAbove(partsOf(dn)).flatMap((key) => departments.get(key) ?? [])[0];
        const org = id === undefined ? undefined : orgById.get(id);
        return org ? { id: org.id, name: org.name } : null;
      },
      rootId: orgs.find(({ parentId }) => parentId === null)?.id ?? '',
      orgName: (id) => (id === null ? null : (orgById.get(id)?.name ?? null)),
    });
    const allowed: PeopleStep[] = [];
    for (const step of steps) allowed.push(await withinRights(work, step));
    const rows = shown(allowed);
    if (!run.preview) {
      const added = rows.some(({ action }) => action === 'add');
      if (added && server.roleId !== null) await assertMayGrantRoles(db, caller, [server.roleId]);
      const written = { tenantId: caller.tenantId, serverId: server.id, callerId: caller.userId, now };
      const people = await writePeople(db, allowed, written, { passwordHash, roleId: server.roleId });
      await endSessions(work, people.changed);
      await emitEvents(deps, caller.tenantId, [
        ...people.added.map((data) => ({ type: 'user.created', data }) as const),
        ...switchedIn(allowed),
      ]);
    }
    await finish(work, rows, allowed.filter(({ row }) => row === null).length);
  });
}

/** Events of the users who are enabled or disabled. */
const switchedIn = (steps: readonly PeopleStep[]): HappenedEvent[] =>
  steps.flatMap(({ row, userId }): HappenedEvent[] => {
    if (userId === null || (row?.action !== 'enable' && row?.action !== 'disable')) return [];
    return [{ type: row.action === 'enable' ? 'user.enabled' : 'user.disabled', data: { id: userId, account: row.key ?? '' } }];
  });

/** Users of any company with the names of the entries. How often a company may find names of others is limited. */
async function namesOf({ deps, auth, caller, entries }: Work, now: string) {
  const { db } = deps;
  const wanted = entries.flatMap(({ account, email, phone }) => [
    account?.toLowerCase() ?? [],
    email?.toLowerCase() ?? [],
    phone === null ? [] : plainPhone(phone),
  ]);
  const holders = await db.transaction('system', () => holdersOf(db, wanted.flat(), now));
  const foreign = new Set(holders.filter(({ tenantId }) => tenantId !== caller.tenantId).map(({ name }) => name));
  await countRevealed(auth.rateWindows, caller.tenantId, foreign.size);
  return holders;
}

/** The step, or none for a user who has more rights than the caller. */
async function withinRights({ deps, caller }: Work, step: PeopleStep): Promise<PeopleStep> {
  const { row, userId } = step;
  if (userId === null || row === null || row.action === 'skip') return step;
  try {
    await assertMayChangeUser(deps.db, caller, userId);
    return step;
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    return { row: { ...row, action: 'skip', changes: [], reasons: ['aboveYou'] }, userId, columns: {}, link: null };
  }
}

/** In the transaction: disabled users are signed out, and everyone else reads their rights again. */
async function endSessions({ deps, auth, caller }: Work, changed: readonly string[]): Promise<void> {
  if (changed.length === 0) return;
  const { db, live } = deps;
  const { tenantId } = caller;
  const disabled = await db.orm
    .select({ id: appUser.id, enabled: appUser.enabled })
    .from(appUser)
    .where(inArray(appUser.id, [...changed]));
  for (const { id, enabled } of disabled) if (!enabled) await auth.sessions.endOthers(id, null);
  await auth.sessions.changed(null);
  await live.publish({ tenantId, topic: 'session' });
  await live.publish({ tenantId, topic: 'onlineUser' });
}

async function syncDepartments(work: Work): Promise<void> {
  const { deps, auth, run, server, caller, entries } = work;
  const { db, live } = deps;
  await inRun(work, async () => {
    // Changes of the tree run one after another.
    await lockKey(db, `org:${caller.tenantId}`);
    const steps = planDepartments(entries, { orgs: await orgsOf(db), links: (await linksOf(db, server.id)).orgs });
    const rows = shown(steps);
    if (!run.preview) {
      const written = { tenantId: caller.tenantId, serverId: server.id, callerId: caller.userId, now: wallNow(deps) };
      await writeDepartments(db, steps, written);
      if (rows.some(({ action }) => action !== 'skip')) {
        // Data ranges depend on the tree.
        await auth.sessions.changed(null);
        await live.publish({ tenantId: caller.tenantId, topic: 'session' });
      }
    }
    await finish(work, rows, steps.filter(({ row }) => row === null).length);
  });
}
