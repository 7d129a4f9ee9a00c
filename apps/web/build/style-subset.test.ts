import { expect, test } from 'vitest';

import { subsetOf } from './style-subset.ts';

const CODE = 'const a = `flex md:p-2 ${on?`on`:``}`, b = "w-\\[55\\%\\] sb:gap-1";';

test('a rule stays when every class of one of its selectors is in the code', () => {
  expect(subsetOf('.flex{display:flex}.grid{display:grid}.on.off{top:0}', CODE)).toBe('.flex{display:flex}');
  expect(subsetOf('.grid,.flex.on{top:0}', CODE)).toBe('.flex.on{top:0}');
  expect(subsetOf(String.raw`@media (width>=48rem){.md\:p-2{padding:2px}.md\:p-21{padding:21px}}`, CODE)).toBe(
    String.raw`@media (width>=48rem){.md\:p-2{padding:2px}}`,
  );
});

test('a rule without a class stays, whatever stands in its strings and brackets', () => {
  const rule = String.raw`a[href="{;}\""]:is(b,c){content:"};";background:url(data:a;b,{c})}`;
  expect(subsetOf(`/* .x{} */${rule}.grid{top:0}`, CODE)).toBe(rule);
});

test('custom properties, animations and registrations stay when something that stays names them', () => {
  const sheet =
    ':root{--a:var(--b);--b:1px;--c:2px}.flex{gap:var(--a);animation:spin 1s}.grid{gap:var(--c)}' +
    '@property --b{syntax:"*"}@property --c{syntax:"*"}@keyframes spin{to{top:0}}@keyframes fade{to{opacity:0}}';
  expect(subsetOf(sheet, CODE)).toBe(
    ':root{--a:var(--b);--b:1px}.flex{gap:var(--a);animation:spin 1s}@property --b{syntax:"*"}@keyframes spin{to{top:0}}',
  );
});

test('layers keep their order, also when nothing of them stays; typefaces come later', () => {
  expect(subsetOf('@layer x,y;@layer z{.grid{top:0}@font-face{font-family:Z}}@layer y{.flex{top:0}}', CODE)).toBe(
    '@layer x,y;@layer z;@layer y{.flex{top:0}}',
  );
});
