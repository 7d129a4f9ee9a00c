import type { org } from '../../db/schema/access.ts';

export type OrgRow = typeof org.$inferSelect & Record<'createUserName' | 'updateUserName' | 'directorName', string | null>;

/** Organizations of a company. There are some hundreds at most, so all are read and processed at once. */
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

  /** The organization with an id; undefined for an unknown or malformed id. */
  find(id: string): OrgRow | undefined {
    return this.#byId.get(id);
  }

  childrenOf(id: string | null): readonly OrgRow[] {
    return this.#children.get(id) ?? [];
  }

  /** The row with its descendants, parents before children. */
  subtreeOf(row: OrgRow): OrgRow[] {
    return [row, ...this.childrenOf(row.id).flatMap((child) => this.subtreeOf(child))];
  }

  /** The entered level, else the depth in the tree; the root is on level 1. */
  levelOf(row: OrgRow): number {
    return row.level ?? this.#depthOf(row);
  }

  #depthOf(row: OrgRow): number {
    const parent = row.parentId === null ? undefined : this.find(row.parentId);
    return parent ? this.#depthOf(parent) + 1 : 1;
  }
}

/** Whether a form has no parent: clients omit it, send null, or 0. */
export const isNone = (id: string | null | undefined): id is null | undefined | '0' => id == null || id === '0';
