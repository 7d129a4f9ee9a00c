/** One column of a table. */
export interface SchemaColumn {
  /** Unique within its table. */
  readonly name: string;
  /** As the database writes it, with length and precision: `varchar(64)`. */
  readonly type: string;
  readonly primary?: boolean;
  readonly nullable?: boolean;
  /** Content of the column. */
  readonly description?: string;
}

/** One table with its columns in their order. */
export interface SchemaTable {
  /** Unique. */
  readonly name: string;
  /** Purpose of the table. */
  readonly description?: string;
  readonly columns: readonly SchemaColumn[];
}

/** A foreign key: a column that refers to a column of another table. A composite key is several of these. */
export interface SchemaRelation {
  readonly table: string;
  readonly column: string;
  readonly toTable: string;
  readonly toColumn: string;
  /** The referenced row has at most one reference. */
  readonly once?: boolean;
}
