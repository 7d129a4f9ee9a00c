import { get, post, type AnyCode, type Reach } from './declare.js';
import { enteredIn, type Entity } from './entity.js';

type ChangeCall = 'add' | 'update' | 'delete';
type FurtherCall = 'list' | 'detail' | 'setStatus';

/** An option that has an effect with a list only; or with one that returns a page. */
type WithList<L, T> = [L] extends [never] ? never : T;
type WithPage<L, T> = [L] extends [never] ? never : L extends 'page' ? T : never;

interface CrudOptions<
  L extends 'list' | 'page',
  O extends AnyCode,
  K extends ChangeCall,
  G extends string,
  F extends FurtherCall,
  P extends string,
> {
  /** Controller whose permission codes the calls ask for: rows that belong to those of another entity. @default its own */
  codes?: G;
  /** Controller in the addresses. @default the name of the controller */
  path?: P;
  /** `list` returns every row, `page` one page of them. Omitted for an entity without a list. */
  list?: L;
  /** Permission codes of other screens that also read the list. */
  alsoFor?: WithList<L, readonly O[]>;
  /** The other calls. @default add, update and delete */
  changes?: readonly K[];
  /**
   * Further calls: `list` of every row beside a page, `detail` of one row, and `setStatus`. The first two require the codes of the list,
   * `setStatus` that of `update`. @default none
   */
  further?: WithList<L, readonly F[]>;
  /** Scope of all these calls. @default 'range' */
  reach?: Reach;
  /** Scope of the list, where it is another one. */
  listReach?: WithList<L, Reach>;
  /** Whether a page can be exported, or the code that this requires. @default true */
  exports?: WithPage<L, boolean | AnyCode>;
  /**
   * Inputs without which the client makes no request, besides the id of a change. @default the required fields for `add` and `update`, none
   * for `page`
   */
  required?: {
    add?: 'add' extends K ? readonly string[] : never;
    update?: 'update' extends K ? readonly string[] : never;
    page?: WithPage<L, readonly string[]>;
    list?: 'list' extends F ? readonly string[] : never;
  };
  /** Calls for which the caller must have proved recently who they are. @default none */
  proof?: readonly NoInfer<K>[];
}

/** The options without the conditions under which each has an effect. */
interface Given<L extends 'list' | 'page', O extends AnyCode> {
  codes?: string;
  path?: string;
  list?: L;
  alsoFor?: readonly O[];
  changes?: readonly ChangeCall[];
  further?: readonly FurtherCall[];
  reach?: Reach;
  listReach?: Reach;
  exports?: boolean | AnyCode;
  required?: { add?: readonly string[]; update?: readonly string[]; page?: readonly string[]; list?: readonly string[] };
  proof?: readonly ChangeCall[];
}

const requiredIn = ({ fields }: Entity, where: 'add' | 'edit'): string[] =>
  enteredIn(fields, where).filter((name) => fields[name]?.required);

/**
 * Calls of an entity: a list, and add, update, delete, each with a permission code of its own name, and `further` ones. The comment above
 * a `crud()` in `calls.ts` describes the list; `@add`, `@update`, `@delete`, `@list`, `@detail` and `@setStatus` in it the others.
 */
export function crud<
  const C extends string,
  const L extends 'list' | 'page' = never,
  const O extends AnyCode = never,
  const K extends ChangeCall = ChangeCall,
  const G extends string = C,
  const F extends FurtherCall = never,
  const P extends string = C,
>(entity: Entity<never, string, C> | (Entity & { controller: C }), options: CrudOptions<L, O, K, G, F, P>) {
  const {
    list,
    codes = entity.controller,
    path: prefix = entity.controller,
    alsoFor = [],
    changes,
    further = [],
    reach = 'range',
    listReach = reach,
    exports = true,
    required = {},
    proof = [],
  } = options as Given<L, O>;
  const path = <const N extends string>(name: N) => `/api/${prefix as P}/${name}` as const;
  const code = <const N extends string>(name: N) => `${codes as G}:${name}` as const;
  const {
    add = requiredIn(entity as Entity, 'add'),
    update = requiredIn(entity as Entity, 'edit'),
    page = [],
    list: listed = [],
  } = required;
  const lists = {
    list: get(path('list'), { permission: [code('list'), ...alsoFor] as const, reach: listReach }),
    page: post(path('page'), { permission: [code('page'), ...alsoFor] as const, reach: listReach, log: null, exports, required: page }),
  };
  const all = {
    add: post(path('add'), { permission: code('add'), reach, required: add, proof: proof.includes('add') }),
    update: post(path('update'), { permission: code('update'), reach, required: ['id', ...update], proof: proof.includes('update') }),
    delete: post(path('delete'), { permission: code('delete'), reach, required: ['id'], proof: proof.includes('delete') }),
  };
  const readers = [code((list ?? 'list') as L), ...alsoFor] as const;
  const others = {
    list: get(path('list'), { permission: readers, reach: listReach, required: listed }),
    detail: get(path('detail'), { permission: readers, reach: listReach, required: ['id'] }),
    setStatus: post(path('setStatus'), { permission: code('update'), reach, required: ['id', 'status'] }),
  };
  const wanted: readonly ChangeCall[] = changes ?? ['add', 'update', 'delete'];
  return {
    ...((list ? { [list]: lists[list] } : {}) as Pick<typeof lists, L>),
    ...(Object.fromEntries(wanted.map((name) => [name, all[name]])) as Pick<typeof all, K>),
    ...(Object.fromEntries(further.map((name) => [name, others[name]])) as Pick<typeof others, F>),
  };
}
