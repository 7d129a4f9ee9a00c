import { expect, it } from 'vitest';

import { isAllowedAddress, toAddress } from './rich-text-editor.logic.js';

it('accepts websites and e-mail addresses, with or without their scheme', () => {
  expect(toAddress(' https://seaberry.example/a?b=c ')).toBe('https://seaberry.example/a?b=c');
  expect(toAddress('seaberry.example')).toBe('https://seaberry.example');
  expect(toAddress('desk@seaberry.example')).toBe('mailto:desk@seaberry.example');
  expect(toAddress('mailto:desk@seaberry.example')).toBe('mailto:desk@seaberry.example');
});

it.each(['', ' ', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,a', 'vbscript:a', 'file:///etc', 'two words'])(
  'rejects any other address: %j',
  (typed) => {
    expect(toAddress(typed)).toBeNull();
  },
);

it.each(['java\tscript:alert(1)', ' javascript:alert(1)', '//seaberry.example', '/bills', '\u0001javascript:alert(1)'])(
  'allows no link to %j',
  (address) => {
    expect(isAllowedAddress(address)).toBe(false);
  },
);
