import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rulesOfSource, SOURCE_RULES, STANDARD_RULES } from '../../packages/tracking/src/events/index.js';

const page = readFileSync(join(import.meta.dirname, '../../docs/carriers.md'), 'utf8');
const [, known = ''] = page.split('## Known carriers');
const rows = [...known.matchAll(/^\| [^|]+ \| (?<code>[A-Z]{4}) \| (?<map>none|own) \| /gmu)].map(({ groups = {} }) => groups);

it('the page of the carriers says of each entry whether it has a map, and those without one follow the standard', () => {
  expect(rows.map(({ code = '' }) => code).toSorted()).toEqual(Object.keys(SOURCE_RULES).toSorted());
  const plain = rows.flatMap(({ code = '', map }) => (map === 'none' ? [code] : []));
  const other = rows.flatMap(({ code = '', map }) => (map === 'own' ? [code] : []));
  for (const code of plain) expect(rulesOfSource(code), code).toEqual(STANDARD_RULES);
  for (const code of other) expect(rulesOfSource(code), code).not.toEqual(STANDARD_RULES);
});
