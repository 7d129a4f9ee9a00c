import { expect, it } from 'vitest';

import { compile } from './compile.js';

it('keeps each statement on its line', () => {
  const compiled = compile(
    "'use client';\n\nimport { Button } from '@seaberry/ui/button';\n\nexport function A({ n }: { n: number }) {\n  return <Button>{n}</Button>;\n}\n",
  );
  const lines = 'js' in compiled ? compiled.js.split('\n') : [];
  expect(lines[2]).toContain("require('@seaberry/ui/button')");
  expect(lines[5]).toContain('_button.Button');
});

it.for([
  ['an element without its end', 'export function A() {\n  return (\n    <p>Late\n  );\n}\n', 4],
  ['a bracket that is missing', 'export function A() {\n  return <p>{1</p>;\n}\n', 2],
  ['a word too many', 'const = 3;\n', 1],
  ['a text without its end', "const a = 1;\nconst b = 'x;\n", 2],
  ['a value that is missing', 'const a = 1;\nconst c = a +;\n', 2],
] as const)('gives the line of %s', ([, code, line]) => {
  expect(compile(code)).toMatchObject({ fault: { kind: 'syntax', line } });
});

it('gives the message of the browser for a fault without a line', () => {
  expect(compile('const a = 1;\nconst a = 2;\n')).toMatchObject({ fault: { kind: 'syntax', what: expect.stringContaining('already') } });
});

it('finds an element that is closed by another name', () => {
  expect(compile('export const A = () => (\n  <>\n    <B.C>late</B.c>\n  </>\n);\n')).toEqual({
    fault: { kind: 'tag', line: 3, what: '<B.C> </B.c>' },
  });
  expect(compile('export const A = () => <><A.B<string> /><p>{1 < 2}</p></>;\n')).toHaveProperty('js');
});
