import type { ComponentType } from 'react';

import { CHECK, type Fault } from '../compile.js';
import { Endless } from './time-limit.js';

export type Modules = Readonly<Record<string, object>>;

/** Name under which the browser lists the code in stack traces. */
const FILE = 'example.tsx';

class ModuleFault extends Error {
  readonly kind: 'import' | 'export' | 'nothing';
  constructor(kind: ModuleFault['kind'], what: string) {
    super(what);
    this.kind = kind;
  }
}

/** A module whose missing names are faults: an element of type undefined would fail later, without its name. */
function strict(name: string, exports: object): object {
  return new Proxy(exports, {
    get(target, key) {
      if (key === '__esModule') return true;
      if (key in target) return Reflect.get(target, key) as unknown;
      if (key === 'default') return exports;
      if (typeof key === 'symbol') return undefined;
      throw new ModuleFault('export', `${key} ${name}`);
    },
  });
}

export interface Runtime {
  modules: Modules;
  /** Called by each turn of a loop, and with `true` by each function. */
  check: (isCall?: boolean) => void;
  /** Value of an expression; the frame allows no `eval`. */
  load: (expression: string) => unknown;
}

/** Runs a compiled module and returns its component: the default export, or the last one with a capital. */
export function evaluate(js: string, { modules, check, load }: Runtime): ComponentType {
  const require = (name: string): object => {
    // The style sheet is in the frame.
    if (/^@seaberry\/ui\/[\w.]+\.css$/u.test(name)) return {};
    const found = Object.hasOwn(modules, name) ? modules[name] : undefined;
    if (!found) throw new ModuleFault('import', name);
    return strict(name, found);
  };
  const exports: Record<string, unknown> = {};
  // On the first line, so that lines stay those of the editor.
  const module = load(`(function (require, exports, ${CHECK}) {${js}\n})\n//# sourceURL=${FILE}`) as (...args: unknown[]) => void;
  module(require, exports, check);
  const named = Object.entries(exports).filter(([name, value]) => /^[A-Z]/u.test(name) && typeof value === 'function');
  const Example = exports['default'] ?? named.at(-1)?.[1];
  if (typeof Example !== 'function') throw new ModuleFault('nothing', '');
  return Example as ComponentType;
}

/** Fault of an error that the code threw. */
export function faultOf(error: unknown): Fault {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const line = Number(new RegExp(`${FILE}:(\\d+)`, 'u').exec(stack)?.[1]) || undefined;
  if (error instanceof Endless) return { kind: error.kind, line, what: '' };
  if (error instanceof EvalError) return { kind: 'eval', line, what: '' };
  if (error instanceof ModuleFault) return { kind: error.kind, line, what: error.message };
  const message = error instanceof Error ? error.message : String(error);
  if (/^(?:Maximum call stack size exceeded|too much recursion)/u.test(message)) return { kind: 'stack', line, what: '' };
  const unknownName =
    error instanceof ReferenceError ? /^(?:Can't find variable: )?([\w$]+)(?: is not defined)?$/u.exec(message)?.[1] : undefined;
  return unknownName === undefined ? { kind: 'run', line, what: message } : { kind: 'name', line, what: unknownName };
}
