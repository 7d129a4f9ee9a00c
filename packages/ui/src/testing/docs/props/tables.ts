/** Row of a table of props, fields or parameters. */
export interface PropRow {
  readonly name: string;
  /** Type as a reader writes it: string unions by their members, functions as signatures. */
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  readonly default?: string;
  /** First version, where it is not that of the component. */
  readonly since?: string;
  readonly deprecated?: string;
  /** Values of a string union without other members. */
  readonly options?: readonly string[];
}

/** Fields of an object type, or parameters and result of a function. */
export interface Section {
  readonly title: string;
  readonly rows: readonly PropRow[];
  readonly typeParams?: readonly PropRow[];
  /** A type of another package, which has its own versions. */
  readonly foreign?: boolean;
}

export interface PropTable {
  readonly description: string;
  readonly rows: readonly PropRow[];
  /** Element that takes the other attributes, such as `button`; absent when there are none. */
  readonly element?: string;
  /** Attributes of that element that readers look for. */
  readonly native?: readonly PropRow[];
  /** Type parameters, such as `<Row>`: the meaning of each, its constraint as its type, and its default. */
  readonly typeParams?: readonly PropRow[];
  /** Types of ours that the rows name, then functions and parts of the same folder. */
  readonly sections: readonly Section[];
}

/** Tables by the name of a component, hook or function. */
export type PropTables = Readonly<Record<string, PropTable>>;
