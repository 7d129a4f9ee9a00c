import { get, post, type AnyCode, type Reach } from './declare.js';
import { enteredIn, type Entity } from './entity.js';

interface CrudOptions<L extends 'list' | 'page', O extends AnyCode> {
  /** `list` returns every row, `page` one page of them. */
  list: L;
  /** Permission codes of other screens that also read the list. */
  alsoFor?: readonly O[];
  /** Scope of all these calls. @default 'range' */
  reach?: Reach;
}

const required = ({ fields }: Entity, where: 'add' | 'edit'): string[] => enteredIn(fields, where).filter((name) => fields[name]?.required);

/** Calls of an entity: a list, and add, update, delete. Each has a permission code of its own name. */
export function crud<const C extends string, const L extends 'list' | 'page', const O extends AnyCode = never>(
  entity: Entity<never, string, C> | (Entity & { controller: C }),
  { list, alsoFor, reach = 'range' }: CrudOptions<L, O>,
) {
  const path = <const N extends string>(name: N) => `/api/${entity.controller}/${name}` as const;
  const code = <const N extends string>(name: N) => `${entity.controller}:${name}` as const;
  const lists = {
    list: get(path('list'), { permission: [code('list'), ...((alsoFor ?? []) as readonly O[])] as const, reach }),
    page: post(path('page'), {
      permission: [code('page'), ...((alsoFor ?? []) as readonly O[])] as const,
      reach,
      log: null,
      exports: true,
    }),
  };
  return {
    ...({ [list]: lists[list] } as Pick<typeof lists, L>),
    add: post(path('add'), { permission: code('add'), reach, required: required(entity as Entity, 'add') }),
    update: post(path('update'), { permission: code('update'), reach, required: ['id', ...required(entity as Entity, 'edit')] }),
    delete: post(path('delete'), { permission: code('delete'), reach, required: ['id'] }),
  };
}
