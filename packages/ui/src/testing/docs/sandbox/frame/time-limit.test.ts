import { expect, it, vi } from 'vitest';

import { compile } from '../compile.js';
import { evaluate, faultOf } from './evaluate.js';
import { timeLimit } from './time-limit.js';

/** Of loops that must be ended; those that must not be get one that a busy machine does not reach. */
const SHORT_MS = 30;
const LONG_MS = 400;
/** No policy refuses it here, as the one of the frame does. */
// oxlint-disable-next-line no-eval
const load = (expression: string): unknown => (0, eval)(expression);
const sleep = async (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Result of `Example` in compiled code, or the fault that it throws. */
async function run(body: string, longestMs: number): Promise<unknown> {
  const compiled = compile(`import { sleep } from 'tools';\nexport async function Example() {\n${body}\n}`);
  if ('fault' in compiled) return compiled.fault;
  try {
    const Example = evaluate(compiled.js, { modules: { tools: { sleep } }, check: timeLimit(longestMs), load }) as () => Promise<unknown>;
    return await Example();
  } catch (error) {
    return faultOf(error);
  }
}

it.for([
  'while (true) {}',
  'while (true);',
  'for (;;) {}',
  'for (;;) Math.random();',
  'do {} while (true)',
  'do Math.random(); while (true)',
  'if (sleep) do ; while (true)',
  'const all = [1]; for (const one of all) all.push(one);',
  'for (const one of (function* () { while (true) yield 1; })()) void one;',
  'outer: for (;;) { while (true) continue outer; }',
  'outer: while (true) inner: for (;;) continue outer;',
  'while (true) try { while (true) {} } catch {}',
  'while (true) try { throw 1; } catch { continue; } finally { continue; }',
  '[1].forEach(() => { while (true) {} });',
  'while (true) await undefined;',
  'for await (const one of (async function* () { while (true) yield 1; })()) void one;',
])('ends %s at its line', async (body) => {
  expect(await run(body, SHORT_MS)).toEqual({ kind: 'loop', line: 3, what: '' });
});

it.for([
  'const fib = (n: number): number => (n < 2 ? n : fib(n - 1) + fib(n - 2)); return fib(90);',
  'function go(n: number) { if (n === 0) return; go(n - 1); go(n - 1); } go(90);',
  'const all = { go(n: number) { if (n > 0) { this.go(n - 1); this.go(n - 1); } } }; all.go(90);',
  'class Tree { grow(n: number) { if (n > 0) { this.grow(n - 1); this.grow(n - 1); } } } new Tree().grow(90);',
  'const go = (): Promise<void> => Promise.resolve().then(go); await go();',
])('ends %s at its line', async (body) => {
  expect(await run(body, SHORT_MS)).toEqual({ kind: 'calls', line: 3, what: '' });
});

it.for([
  'const go = (): void => go(); go();',
  'function go() { try { go(); } finally { go(); } } go();',
  'const go = (): void => { for (const next of [go, go]) try { next(); } catch {} }; go();',
  'class Port { get name() { try { return this.name; } catch { return this.name; } } } void new Port().name;',
])('ends %s when the stack is full', async (body) => {
  expect(await run(body, LONG_MS)).toEqual({ kind: 'stack', line: 3, what: '' });
});

it('leaves what loops and functions do as it is', async () => {
  expect(
    await run(
      `
      const seen: string[] = [];
      outer: for (let a = 0; a < 3; a += 1) {
        for (const b of [0, 1, 2]) {
          if (b === 1) continue outer;
          seen.push(\`\${a}\${b}\`);
        }
      }
      for (const key in { x: 1, y: 2 }) if (key === 'x') seen.push(key); else seen.push('other');
      let left = 3;
      do left -= 1; while (left > 0)
      while (left < 5) left += 1
      one: two: while (true) { while (true) break one; }
      const later = [];
      for (let at = 0; at < 2; at += 1) later.push(() => at);
      for (var last = 0; last < 4; last += 1);
      /* while */ for (;;) /* nothing */ break;
      const made = ((all: number[]) => all.map((one) => ({ one })))([1]).map(({ one }) => one + 6);
      const named = { get size() { return 8; }, async later() { 'use strict'; return 9; } };
      const letters = /while (x)/.test('while x') ? 'both' : \`\${(() => { for (;;) return 'while (true) {}'; })()}\`;
      return [...seen, left, ...later.map((each) => each()), last, ...made, named.size, await named.later(), letters].join(' ');
    `,
      LONG_MS,
    ),
  ).toBe('00 10 20 x other 5 0 1 4 7 8 9 both');
});

it('lets a loop run that waits, however long it takes', async () => {
  expect(
    await run(
      `
      let turns = 0;
      while (turns < 500) {
        for (let at = 0; at < 100; at += 1) turns += 1;
        await sleep(${LONG_MS / 4});
      }
      for (let at = 0; at < 200; at += 1) turns += 1;
      return turns;
    `,
      LONG_MS,
    ),
  ).toBe(700);
});

it('reports the loop too when its function is called again, as React does with a component that threw', async () => {
  const body = 'const draw = () => {\nwhile (true) {}\n};\ntry { draw(); } catch {}\ndraw();';
  expect(await run(body, SHORT_MS)).toEqual({ kind: 'loop', line: 4, what: '' });
});

it('lets the next event run after one that was ended', async () => {
  const compiled = compile(
    'export function Example(count: number) {\n  while (count < 0) {}\n  for (let at = 0; at < count; at += 1);\n  return count;\n}',
  );
  if ('fault' in compiled) throw new Error(compiled.fault.what);
  const Example = evaluate(compiled.js, { modules: {}, check: timeLimit(SHORT_MS), load }) as (count: number) => unknown;
  expect(() => Example(-1)).toThrow();
  await vi.waitFor(() => expect(Example(50)).toBe(50));
});
