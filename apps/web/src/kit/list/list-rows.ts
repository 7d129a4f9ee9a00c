/** One page of a list and the state of its request. */
export interface ListRows<R> {
  /** Undefined until the first response. */
  rows: readonly R[] | undefined;
  page: number;
  total: number;
  /** There are more than `total`. */
  capped: boolean;
  loading: boolean;
  /** Null while older rows are there. */
  error: Error | null;
  retry(): void;
  retrying: boolean;
}
