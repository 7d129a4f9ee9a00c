import { PureArgsTable } from '@storybook/addon-docs/blocks';
import { ensure, ThemeProvider } from 'storybook/theming';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { themes } from './theme.js';

const UNION = ['sm', 'md', 'lg'];
const CALL = '(value: string, at: number) => void';
const rows = {
  size: { name: 'size', table: { type: { summary: UNION.map((name) => `'${name}'`).join(' | ') }, defaultValue: { summary: "'md'" } } },
  onChange: { name: 'onChange', description: 'Called with `open(): void`.', table: { type: { summary: CALL } } },
};

afterEach(() => document.documentElement.removeAttribute('dir'));

/** Horizontal offsets in px of each part of a text, in the order of the text. */
function offsets(text: Node, parts: readonly string[]): number[] {
  const content = text.textContent ?? '';
  return parts.map((part) => {
    const range = document.createRange();
    range.setStart(text, content.indexOf(part));
    range.setEnd(text, content.indexOf(part) + part.length);
    return range.getBoundingClientRect().left;
  });
}

const ascending = (all: readonly number[]): boolean => all.every((one, at) => at === 0 || one > (all[at - 1] ?? one));

it('a page from right to left keeps types in their order, at the start of their cell', async () => {
  document.documentElement.dir = 'rtl';
  await render(
    <ThemeProvider theme={ensure(themes.light)}>
      <div className="sbdocs" style={{ inlineSize: 900 }}>
        <PureArgsTable rows={rows} />
        <p className="words">
          See <code>open(): void</code>
        </p>
      </div>
    </ThemeProvider>,
  );
  const spans = [...document.querySelectorAll<HTMLElement>('.docblock-argstable-body td:nth-child(2) span')];
  const boxes = UNION.map((name) => spans.find(({ textContent }) => textContent === `'${name}'`)?.getBoundingClientRect());
  expect(ascending(boxes.map((box) => box?.left ?? Number.NaN))).toBe(true);
  const cell = document.querySelector('.docblock-argstable-body td:nth-child(2)');
  expect((cell?.getBoundingClientRect().right ?? 0) - (boxes.at(-1)?.right ?? 0)).toBeLessThan(40);

  const call = spans.find(({ textContent }) => textContent === CALL)?.firstChild;
  expect(ascending(offsets(call ?? document, ['(', 'value', 'number', ')', 'void']))).toBe(true);
  const code = document.querySelector('.words code')?.firstChild;
  expect(ascending(offsets(code ?? document, ['open', '(', ')', ':', 'void']))).toBe(true);
});
