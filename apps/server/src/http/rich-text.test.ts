import { expect, it } from 'vitest';
import { safeRichText } from './rich-text.ts';

const MAX = 20_000;
const safe = (html: string) => safeRichText('content', html, MAX);

it('keeps everything that the editor makes', () => {
  const html =
    '<h2>Port</h2><h3>Gate</h3><p>One <strong>two</strong> <em>three</em> <u>four</u> <s>five</s><br />six</p>' +
    '<ul><li><p>a</p></li></ul><ol start="3"><li><p>b</p></li></ol><blockquote><p>c</p></blockquote>' +
    '<p><a href="https://seaberry.example/a?b=1&amp;c=2">link</a> <a href="mailto:desk@seaberry.example">mail</a> a &lt; b</p>';
  expect(safe(html)).toBe(html);
});

it('reads the tags of other editors with the same meaning', () => {
  expect(safe('<h1>A</h1><div><b>B</b><i>C</i><del>D</del></div>')).toBe('<h2>A</h2><p><strong>B</strong><em>C</em><s>D</s></p>');
});

it.each([
  ['<script>alert(1)</script>', ''],
  ['<style>p { display: none }</style>', ''],
  ['<img src="https://seaberry.example/p.png" onerror="alert(1)">', ''],
  ['<iframe src="https://seaberry.example"></iframe>', ''],
  ['<svg onload="alert(1)"><circle /></svg>', ''],
  ['<span style="position:fixed" class="a" id="b" onclick="alert(1)">x</span>', 'x'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['<a href="//seaberry.example" target="_self">x</a>', '<a>x</a>'],
])('removes what runs or loads: %s', (html, kept) => {
  expect(safe(`<p>a</p>${html}`)).toBe(`<p>a</p>${kept}`);
});

it.each(['', '<p></p>', '<p>&nbsp;</p><br>', '<script>alert(1)</script>', '<img src="a">'])(
  'refuses a text without characters: %j',
  (html) => {
    expect(() => safe(html)).toThrow(expect.objectContaining({ fields: { content: ['required'] } }));
  },
);

it('is limited as it is stored: characters become longer when they are escaped', () => {
  expect(safe(`<p>${'&'.repeat(3998)}</p>`)).toHaveLength(19_997);
  expect(() => safe(`<p>${'&'.repeat(4000)}</p>`)).toThrow(expect.objectContaining({ fields: { content: ['tooLong'] } }));
});

it('is not nested deeper than browsers can read', () => {
  const deep = safe(`${'<blockquote>'.repeat(1500)}x${'</blockquote>'.repeat(1500)}`);
  expect(deep.split('<blockquote>').length - 1).toBeLessThanOrEqual(20);
});
