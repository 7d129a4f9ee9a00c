import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { extractArgTypes } from '../arg-types.js';
import { addTables } from '../prop-tables.js';
import { publicEntries } from './all-tables.js';
import type { PropRow, PropTable } from './tables.js';
import { NEXT_VERSION, releaseProps, withVersions, type FirstVersions } from './versions.js';

const row = (name: string): PropRow => ({ name, type: 'string', required: false, description: '' });
const table = (...names: string[]): PropTable => ({
  description: '',
  rows: names.map((name) => row(name)),
  sections: [{ title: '<Part>', rows: [row('part')] }],
});

const first = releaseProps({ Button: table('size') }, {}, '0.2.0');
const second = releaseProps({ Button: table('size', 'tone') }, first, '0.3.0');
const since = ({ rows, sections }: PropTable) =>
  Object.fromEntries([...rows, ...sections.flatMap((each) => each.rows)].flatMap((each) => (each.since ? [[each.name, each.since]] : [])));

describe('first version of a prop', () => {
  it('is kept over releases, and is that of the release for a new one', () => {
    expect(second).toEqual({ Button: { '0.2.0': 'size', '0.3.0': 'tone' }, Part: { '0.2.0': 'part' } });
  });

  it('is forgotten with a prop that is removed', () => {
    expect(releaseProps({ Button: table('tone') }, second, '0.4.0')['Button']).toEqual({ '0.3.0': 'tone' });
  });

  it('is in the table where it is not that of the component', () => {
    expect(since(withVersions('Button', table('size', 'tone', 'shape'), second, '0.2.0'))).toEqual({ tone: '0.3.0', shape: NEXT_VERSION });
  });

  it('is left out for a type of another package, which has its own versions', () => {
    const foreign = { ...table(), sections: [{ title: 'Place', rows: [row('code')], foreign: true }] };
    expect(releaseProps({ Button: foreign }, {}, '0.3.0')).toEqual({ Button: {} });
    expect(since(withVersions('Button', foreign, second, '0.2.0'))).toEqual({});
  });

  it('is not in the table of a component that no release has', () => {
    expect(since(withVersions('Button', table('size'), {}, undefined))).toEqual({});
  });

  it('is in the description, with the stability of a prop that no release has', () => {
    const tinted = { Button: { '0.2.0': 'gap', '0.3.0': 'tint' } };
    addTables({ Button: withVersions('Button', table('gap', 'tint', 'edge'), tinted, '0.2.0') });
    const types = extractArgTypes({ displayName: 'Button' });
    expect(['gap', 'tint', 'edge'].map((name) => types[name]?.description)).toEqual([
      '',
      '**Since 0.3.0.**',
      '**Experimental:** comes with the next release.',
    ]);
  });
});

const ui = join(import.meta.dirname, '../../../..');
const read = <T>(file: string): T => JSON.parse(readFileSync(join(ui, file), 'utf8')) as T;

describe('versions of the releases', () => {
  const props = read<FirstVersions>('released-props.json');
  const released = read<Record<string, string>>('released.json');

  it('are those of the changelog', () => {
    const changelog = new Set([...readFileSync(join(ui, 'CHANGELOG.md'), 'utf8').matchAll(/^## (\S+)$/gm)].map(([, version]) => version));
    const versions = new Set([...Object.values(released), ...Object.values(props).flatMap((each) => Object.keys(each))]);
    expect([...versions].filter((version) => !changelog.has(version))).toEqual([]);
  });

  it('are known for the props of each released entry', () => {
    const entries = publicEntries().filter((entry) => basename(dirname(entry)) in released);
    expect(entries.length).toBeGreaterThan(100);
    const unknown = entries.filter((entry) => {
      const names = readFileSync(entry, 'utf8').match(/\b[A-Za-z]\w+/g) ?? [];
      return !names.some((name) => props[name] !== undefined);
    });
    expect(unknown).toEqual([]);
  });
});
