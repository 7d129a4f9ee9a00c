import { org } from '@seaberry/api-client/contract';
import type { OrgNode, Parsed } from '@seaberry/api-client/schemas';
import type { WholeRow } from '../../db/entity/columns.ts';
import { rowMatcher } from '../../db/entity/matching.ts';
import { madeBy, statusOf } from '../../db/list.ts';
import { isNone, type OrgRow, type OrgTree } from './rules.ts';

/**
 * The tree from `id` down; filtered by name, code or type, a flat list of the matches in it.
 *
 * @param orgs Data range of the reader, null for the whole company. Organizations outside of it are disabled.
 */
export function nodesOf(
  tree: OrgTree,
  { id, ...filters }: NonNullable<Parsed<'sysOrg', 'list'>>,
  orgs: readonly string[] | null,
): OrgNode[] {
  const start = isNone(id) ? tree.childrenOf(null) : [tree.find(id)].filter((row) => row !== undefined);
  const toNode = (row: OrgRow) => nodeOf(tree, row, orgs);
  const withChildren = (row: OrgRow): OrgNode => ({ ...toNode(row), children: tree.childrenOf(row.id).map(withChildren) });
  const matches = rowMatcher(org, filters);
  if (!matches) return start.map(withChildren);
  return start
    .flatMap((row) => tree.subtreeOf(row))
    .map(toNode)
    .filter(matches);
}

export const nodeOf = (tree: OrgTree, row: OrgRow, orgs: readonly string[] | null) => ({
  ...fieldsOf(tree, row),
  disabled: orgs !== null && !orgs.includes(row.id),
});

const fieldsOf = (tree: OrgTree, row: OrgRow): WholeRow<typeof org, OrgNode> => ({
  id: row.id,
  pid: row.parentId,
  name: row.name,
  code: row.code,
  tenantId: row.tenantId,
  type: row.type,
  level: tree.levelOf(row),
  orderNo: row.orderNo,
  status: statusOf(row.enabled),
  remark: row.remark,
  version: row.version,
  directorId: row.directorId,
  directorName: row.directorName,
  ...madeBy(row),
  createTime: row.createTime,
  updateTime: row.updateTime,
  createUserName: row.createUserName,
  updateUserName: row.updateUserName,
});
