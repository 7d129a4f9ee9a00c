import { expect, it } from 'vitest';

import { compile } from '../compile.js';
import { evaluate, faultOf } from './evaluate.js';

const Button = (): string => 'button';
const modules = { '@seaberry/ui/button': { Button }, 'react/jsx-runtime': { jsx: (type: () => string) => type() } };

/** No policy refuses it here, as the one of the frame does. */
// oxlint-disable-next-line no-eval
const load = (expression: string): unknown => (0, eval)(expression);

const run = (code: string): unknown => {
  const compiled = compile(code);
  if ('fault' in compiled) return compiled.fault;
  try {
    return (evaluate(compiled.js, { modules, check: () => undefined, load }) as () => unknown)();
  } catch (error) {
    return faultOf(error);
  }
};

it('draws the component that a module exports', () => {
  expect(run("import { Button } from '@seaberry/ui/button';\nexport const size = 3;\nexport function A() {\n  return <Button />;\n}")).toBe(
    'button',
  );
  expect(run("import '@seaberry/ui/styles.css';\nexport default function a() {\n  return 'default';\n}")).toBe('default');
});

it('refuses code that is made from a text, as the policy of the frame does', () => {
  const refused = "export function A() {\n  throw new EvalError('refused by the policy');\n}";
  expect(run(refused)).toEqual({ kind: 'eval', line: 2, what: '' });
});

it('names what is missing, and its line', () => {
  expect(run("\nimport { x } from 'https://example.com/x.js';\nexport const A = () => x;")).toEqual({
    kind: 'import',
    line: 2,
    what: 'https://example.com/x.js',
  });
  expect(run("import { Buton } from '@seaberry/ui/button';\nexport function A() {\n  return <Buton />;\n}")).toEqual({
    kind: 'export',
    line: 3,
    what: 'Buton @seaberry/ui/button',
  });
  expect(run('export function A() {\n\n  return late;\n}')).toEqual({ kind: 'name', line: 3, what: 'late' });
  expect(run("export function A() {\n  throw new TypeError('no vessel');\n}")).toEqual({ kind: 'run', line: 2, what: 'no vessel' });
  expect(run('export const hours = 3;')).toMatchObject({ kind: 'nothing' });
});
