import { expect, it } from 'vitest';
import { isCommonPassword } from './catalogue.ts';

it.each(['password1', 'Password1', ' 12345678 ', 'qwertyuiop', 'iloveyou1'])('%j is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['Seaberry-2026', 'seaberry', 'blue.harbor 99', 'Amy.Chen!1', 'amychen2026'])(
  '%j is only a name of product, company or account',
  (password) => {
    expect(isCommonPassword(password, ['amy.chen@example.com', 'Blue Harbor'])).toBe(true);
  },
);

it.each(['lantern over berth nine', '港口港口港口港口', '8241-7730-1192', 'harbour 42'])('%j is no common password', (password) => {
  expect(isCommonPassword(password, ['12345', 'amy', ''])).toBe(false);
});
