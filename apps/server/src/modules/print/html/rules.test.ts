import { expect, it } from 'vitest';
import { filled, safeTemplate, templateFault } from './rules.ts';

it('a template keeps its layout and its fields, and nothing that runs or loads', () => {
  const kept = '<table style="width:100%"><tbody>{{#containers}}<tr><td class="no">{{no}}</td></tr>{{/containers}}</tbody></table>';
  expect(safeTemplate(kept)).toBe(kept);
  const removed: Record<string, string> = {
    '<script>alert(1)</script><p>a</p>': '<p>a</p>',
    '<iframe src="https://x.test"></iframe><form action="/x"><input></form>': '',
    '<p onclick="alert(1)">a</p>': '<p>a</p>',
    '<a href="javascript:alert(1)">a</a>': 'a',
    '<img src="https://x.test/a.png">': '',
    '<img src="data:image/svg+xml;base64,PHN2Zz4=">': '',
    '<p style="background-image:url(https://x.test/a);color:#057748">a</p>': '<p style="color:#057748">a</p>',
    '<style>p{color:red}</style><p>a</p>': '<p>a</p>',
  };
  for (const [html, safe] of Object.entries(removed)) expect(safeTemplate(html), html).toBe(safe);
  expect(safeTemplate('<img src="data:image/png;base64,aGk=" alt="l">')).toContain('data:image/png');
});

it('values are text, also where a template asks for HTML', () => {
  const values = { remark: '<img src=x onerror=alert(1)><b>a</b>', rows: [{ no: 'A' }, { no: '<i>B</i>' }] };
  expect(filled('<p>{{remark}}</p>', values)).toBe('<p>&lt;img src=x onerror=alert(1)&gt;&lt;b&gt;a&lt;/b&gt;</p>');
  expect(filled('<p>{{{remark}}}</p>', values)).toBe('<p><b>a</b></p>');
  expect(filled('<p class="{{remark}}" style="color:red">a</p>', values)).not.toContain('<img');
  expect(filled('<table><tbody>{{#rows}}<tr><td>{{no}}</td></tr>{{/rows}}</tbody></table>', values)).toContain(
    '<tr><td>A</td></tr><tr><td>&lt;i&gt;B',
  );
  expect(filled('<p class="a" style="color:red">{{unknown}}</p>', values)).toBe('<p class="a" data-style="color:red"></p>');
});

it('an open list is reported', () => {
  expect(templateFault('{{#rows}}<p></p>')).toMatch(/Unclosed section/u);
  expect(templateFault('<p>{{no}}</p>')).toBeNull();
});
