import { org as orgEntity } from '@seaberry/api-client/contract';
import type { Parsed } from '@seaberry/api-client/schemas';
import { and, eq, inArray } from 'drizzle-orm';
import { repository, type Change } from '../../db/entity/repository.ts';
import { lockKey } from '../../db/locks.ts';
import { sqlState, type Db } from '../../db/port.ts';
import { org } from '../../db/schema/access.ts';
import { requireVersion } from '../../db/versions.ts';
import { dictData, dictType } from '../../db/schema/session.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../http/errors.ts';
import type { SignedIn } from '../../http/handlers.ts';
import { isColleague } from '../user/visible/repo.ts';
import { readTree } from './repo.ts';
import { nodeOf } from './rows.ts';
import { isNone, type OrgRow, type OrgTree } from './rules.ts';

const FOREIGN_KEY_VIOLATION = '23503';

type Fields = Parsed<'sysOrg', 'add'>;
type Changes = Omit<Parsed<'sysOrg', 'update'>, 'id'>;

/** Author and time of a change. */
export interface OrgChange extends Change {
  caller: SignedIn;
}

const orgs = (db: Db) => repository(db, orgEntity, org, { columns: { pid: 'parentId' }, outside: 'outsideDataRange' });

/**
 * In a transaction: locks the tree and reads it. Changes of a company's tree run one after another, since two concurrent moves could put
 * two organizations below each other.
 */
async function lockedTree(db: Db, { tenantId }: SignedIn): Promise<OrgTree> {
  await lockKey(db, `org:${tenantId}`);
  return readTree(db);
}

/** @throws BusinessError outsideDataRange */
function assertInRange({ orgs }: SignedIn, rows: readonly OrgRow[]): void {
  if (orgs !== null && rows.some(({ id }) => !orgs.includes(id))) throw new BusinessError(ERROR.outsideDataRange);
}

/** The parent with this id; without an id the root, so that there is only one root. @throws BusinessError parentNotFound */
function parentOf(tree: OrgTree, pid: string | null | undefined): OrgRow {
  const parent = isNone(pid) ? tree.root : tree.find(pid);
  if (!parent) throw new BusinessError(ERROR.parentNotFound);
  return parent;
}

/** Checks the fields: codes are unique in the company, names below a parent. @throws FieldErrors with every reason at once */
async function assertFits(
  db: Db,
  { tree, caller }: { tree: OrgTree; caller: SignedIn },
  fields: Fields,
  parentId: string | null,
  old?: OrgRow,
): Promise<void> {
  const others = tree.rows.filter((row) => row !== old);
  const reasons: Record<string, string[]> = {};
  if (others.some((row) => row.parentId === parentId && row.name === fields.name)) reasons['name'] = [ERROR.organizationTaken];
  if (others.some(({ code }) => code === fields.code)) reasons['code'] = ['codeTaken'];
  // The root organization keeps its code, by which the server finds it.
  else if (old?.parentId === null && old.code !== fields.code) reasons['code'] = ['invalid'];
  const { type } = fields;
  if (type && type !== old?.type) {
    const known = await db.orm
      .select({ code: dictData.code })
      .from(dictData)
      .innerJoin(dictType, eq(dictType.id, dictData.dictTypeId))
      .where(and(eq(dictType.code, 'org_type'), eq(dictData.code, type)));
    if (known.length === 0) reasons['type'] = ['invalid'];
  }
  const { directorId } = fields;
  if (directorId && directorId !== old?.directorId && !(await isColleague(db, caller, directorId)))
    reasons['directorId'] = [ERROR.notFound];
  if (Object.keys(reasons).length > 0) throw new FieldErrors(reasons);
}

/** In a transaction. @returns the id @throws BusinessError parentNotFound, outsideDataRange; FieldErrors */
export async function addOrg(db: Db, change: OrgChange, fields: Fields): Promise<string> {
  const { caller } = change;
  const tree = await lockedTree(db, caller);
  const parent = parentOf(tree, fields.pid);
  assertInRange(caller, [parent]);
  await assertFits(db, { tree, caller }, fields, parent.id);
  return orgs(db).insert(change, { ...fields, pid: parent.id });
}

/**
 * Id of the parent after a change; an omitted one is unchanged, and the root of a company cannot be moved.
 * @throws BusinessError parentNotFound, ownParent, outsideDataRange, rootOrganization
 */
function newParent(tree: OrgTree, caller: SignedIn, row: OrgRow, pid: string | null | undefined): string | null {
  if (row.parentId === null) {
    if (!isNone(pid)) throw new BusinessError(ERROR.rootOrganization);
    return null;
  }
  if (pid === undefined) return row.parentId;
  const parent = parentOf(tree, pid);
  if (tree.subtreeOf(row).includes(parent)) throw new BusinessError(ERROR.ownParent);
  // An unchanged parent may be outside the range.
  if (parent.id !== row.parentId) assertInRange(caller, [parent]);
  return parent.id;
}

/** Level to store. The form shows the depth if no level is stored; a form that sends the depth back has not entered a level. */
function levelToKeep(tree: OrgTree, row: OrgRow, given: number | null | undefined): number | null {
  return given === undefined || given === tree.levelOf(row) ? row.level : given;
}

/**
 * In a transaction: changes or moves an organization with its descendants; omitted fields are kept.
 *
 * @throws BusinessError notFound, parentNotFound, ownParent, outsideDataRange, rootOrganization; Outdated; FieldErrors
 */
export async function changeOrg(db: Db, change: OrgChange, id: string, { version, ...fields }: Changes): Promise<void> {
  const { caller } = change;
  const tree = await lockedTree(db, caller);
  const row = tree.find(id);
  if (!row) throw new BusinessError(ERROR.notFound);
  assertInRange(caller, [row]);
  await requireVersion(db, org, { id, version }, async () => nodeOf(tree, row, caller.orgs));
  const parentId = newParent(tree, caller, row, fields.pid);
  // Descendants move too, and users with the range "department and below" at the new place would see them.
  if (parentId !== row.parentId) assertInRange(caller, tree.subtreeOf(row));
  await assertFits(db, { tree, caller }, fields, parentId, row);
  await orgs(db).update(change, id, { ...fields, pid: parentId, level: levelToKeep(tree, row, fields.level) });
}

/**
 * In a transaction: removes an organization with its descendants. A trigger moves its bills to the parent, since the caller may see
 * neither all of them nor the parent.
 *
 * @throws BusinessError notFound, outsideDataRange, organizationInUse, rootOrganization; Outdated
 */
export async function removeOrg(db: Db, caller: SignedIn, id: string, version?: number | null): Promise<void> {
  const tree = await lockedTree(db, caller);
  const row = tree.find(id);
  if (!row) throw new BusinessError(ERROR.notFound);
  if (row.parentId === null) throw new BusinessError(ERROR.rootOrganization);
  const subtree = tree.subtreeOf(row);
  assertInRange(caller, subtree);
  await requireVersion(db, org, { id, version }, async () => nodeOf(tree, row, caller.orgs));
  const ids = subtree.map((one) => one.id);
  const removed = await db.orm
    .delete(org)
    .where(inArray(org.id, ids))
    .returning({ id: org.id })
    .catch((error: unknown) => {
      // A foreign key, which also applies to users whom the caller does not see.
      throw sqlState(error) === FOREIGN_KEY_VIOLATION ? new BusinessError(ERROR.organizationInUse) : error;
    });
  if (removed.length < subtree.length) throw new BusinessError(ERROR.outsideDataRange);
}
