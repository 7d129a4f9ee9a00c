import type { OrgNode } from '@seaberry/api-client/schemas';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { creator, creatorName, editor, editorName } from '../../db/entity/people.ts';
import { madeBy, statusOf } from '../../db/list.ts';
import type { Db } from '../../db/port.ts';
import { org } from '../../db/schema/access.ts';

export type OrgRow = typeof org.$inferSelect & { createUserName: string | null; updateUserName: string | null };

/** The organizations of a company: some hundreds at the most, so that they are read at once and looked at here. */
export class OrgTree {
  readonly rows: readonly OrgRow[];
  readonly #byId: ReadonlyMap<string, OrgRow>;
  readonly #children: ReadonlyMap<string | null, OrgRow[]>;

  constructor(rows: readonly OrgRow[]) {
    this.rows = rows;
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.#children = Map.groupBy(rows, (row) => row.parentId);
  }

  get root(): OrgRow | undefined {
    return this.#children.get(null)?.[0];
  }

  /** An id that is none is not found. */
  find(id: string): OrgRow | undefined {
    return this.#byId.get(id);
  }

  childrenOf(id: string | null): readonly OrgRow[] {
    return this.#children.get(id) ?? [];
  }

  /** With the row itself, parents before their children. */
  below(row: OrgRow): OrgRow[] {
    return [row, ...this.childrenOf(row.id).flatMap((child) => this.below(child))];
  }

  /** What was entered, else how deep it lies; the root is on level 1. */
  levelOf(row: OrgRow): number {
    return row.level ?? this.#depthOf(row);
  }

  #depthOf(row: OrgRow): number {
    const parent = row.parentId === null ? undefined : this.find(row.parentId);
    return parent ? this.#depthOf(parent) + 1 : 1;
  }
}

/** In a unit: the whole tree, also for somebody with a data range (product specification §3); siblings in their order. */
export async function readTree(db: Db): Promise<OrgTree> {
  const rows = await db.orm
    .select({ ...getTableColumns(org), createUserName: creatorName, updateUserName: editorName })
    .from(org)
    .leftJoin(creator, eq(creator.id, org.createdBy))
    .leftJoin(editor, eq(editor.id, org.updatedBy))
    .orderBy(asc(org.orderNo), asc(org.createTime), asc(org.id));
  return new OrgTree(rows);
}

/** "No superior", as the wire says it. */
export const isNone = (id: string | null | undefined): id is null | undefined | '0' => id == null || id === '0';

interface ListInput {
  id?: string | null | undefined;
  name?: string | null | undefined;
  code?: string | null | undefined;
  type?: string | null | undefined;
}

/**
 * The tree from `id` on, that one included; where name, code or type is given, a flat list of what lies there and fits.
 *
 * @param orgs The data range of the reader: what lies outside is disabled. Null for the whole company.
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
