import { calls, schemas as firstSchemas } from './load-first.gen.js';
import type { contract } from './registry.gen.js';
import type { schemas } from './schemas.gen.js';

const first = { calls, schemas: firstSchemas };

type Contract = typeof contract;
type ControllerName = keyof Contract;
type Loaders<T> = { [C in ControllerName]: () => Promise<C extends keyof T ? T[C] : never> };

/** Loads the declarations of one controller; the client does so with its first call. */
export async function loadCalls<C extends ControllerName>(controller: C): Promise<Contract[C]> {
  return (await loadersOf<Contract>('calls', controller))[controller]?.();
}

/** Loads the schemas of one controller; the client does so with its first response. */
export async function loadSchemas<C extends ControllerName>(controller: C): Promise<(typeof schemas)[C]> {
  return (await loadersOf<typeof schemas>('schemas', controller))[controller]();
}

/** The generated file that names a controller: that of the first page, or the one of all others, which is loaded when it is needed. */
async function loadersOf<T>(kind: 'calls' | 'schemas', controller: ControllerName): Promise<Loaders<T>> {
  const file = controller in first[kind] ? first : await import('./load-later.gen.js');
  // Safe cast: the generator puts each controller into one of the two files, and this is the one that has it.
  return file[kind] as unknown as Loaders<T>;
}
