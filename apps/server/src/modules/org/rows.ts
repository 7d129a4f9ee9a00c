import type { OrgNode } from '@seaberry/api-client/schemas';
import { madeBy, statusOf } from '../../db/list.ts';
import { isNone, type OrgRow, type OrgTree } from './rules.ts';

interface ListInput {
  id?: string | null | undefined;
  name?: string | null | undefined;
  code?: string | null | undefined;
  type?: string | null | undefined;
}

/**
 * The tree from `id` on, inclusive; with name, code or type a flat list of the matches in it.
 *
 * @param orgs Data range of the reader: organizations outside are disabled. Null for the whole company.
 */
export function nodesOf(tree: OrgTree, { id, name, code, type }: ListInput, orgs: readonly string[] | null): OrgNode[] {
  const start = isNone(id) ? tree.childrenOf(null) : [tree.find(id)].filter((row) => row !== undefined);
  const range = orgs && new Set(orgs);
  const nodeOf = (row: OrgRow): OrgNode => ({ ...wireOf(tree, row), disabled: range !== null && !range.has(row.id) });
  const withChildren = (row: OrgRow): OrgNode => ({ ...nodeOf(row), children: tree.childrenOf(row.id).map(withChildren) });
  const wanted = { name: name?.trim().toLowerCase(), code: code?.trim().toLowerCase(), type: type?.trim() };
  if (!wanted.name && !wanted.code && !wanted.type) return start.map(withChildren);
  return start
    .flatMap((row) => tree.below(row))
    .filter(
      (row) =>
        row.name.toLowerCase().includes(wanted.name ?? '') &&
        row.code.toLowerCase().includes(wanted.code ?? '') &&
        (!wanted.type || row.type === wanted.type),
    )
    .map(nodeOf);
}

const wireOf = (tree: OrgTree, row: OrgRow) => ({
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
  directorId: null,
  ...madeBy(row),
  createTime: row.createTime,
  updateTime: row.updateTime,
  createUserName: row.createUserName,
  updateUserName: row.updateUserName,
});
