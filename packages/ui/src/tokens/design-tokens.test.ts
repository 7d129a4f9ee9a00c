import { expect, it } from 'vitest';
import darkFile from '../styles/tokens.dark.json';
import lightFile from '../styles/tokens.light.json';
import { dark, fixedTokens, light, themedTokens } from './index.js';
import { parseOklch, toHex } from './oklch.js';

interface Token {
  $value: unknown;
  $description: string;
}

it('design tools get every public token of both themes, with the colours of the style sheet', () => {
  for (const [file, theme] of [
    [lightFile, light],
    [darkFile, dark],
  ] as const) {
    const groups: Record<string, Record<string, Token | string>> = file;
    const expected = Object.entries({ ...themedTokens, ...fixedTokens })
      // Animations have no type in the format, and `ch` is no unit of it.
      .filter(([name, spec]) => spec.public && spec.kind !== 'animation' && name !== 'container-prose')
      .map(([name]) => name);
    const names = Object.values(groups).flatMap((group) => Object.keys(group).filter((name) => name !== '$type'));
    expect(names.toSorted()).toEqual(expected.toSorted());
    const colours = Object.entries(themedTokens).filter(([, { kind }]) => kind === 'color');
    for (const [name] of colours) {
      const token = groups['color']?.[name] as Token;
      const text = theme[name as keyof typeof theme];
      expect([name, token.$value]).toEqual([name, expect.objectContaining({ colorSpace: 'srgb', hex: toHex(parseOklch(text)) })]);
    }
  }
});
