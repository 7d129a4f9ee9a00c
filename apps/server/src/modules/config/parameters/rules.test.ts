import { expect, it } from 'vitest';
import { builtIn } from './catalogue.ts';
import { readValue } from './rules.ts';

const read = (code: string, text: string) => {
  const parameter = builtIn(code);
  if (!parameter) throw new Error(`There is no parameter ${code}.`);
  return readValue(parameter, text);
};

it.each(['True', 'true', ' 1 '])('reads %j as a flag that is set', (text) => expect(read('sys_captcha', text)).toEqual({ value: 'True' }));
it.each(['False', '2', '0'])('reads %j as a flag that is not set', (text) => expect(read('sys_captcha', text)).toEqual({ value: 'False' }));
it('refuses another text as a flag', () => expect(read('sys_captcha', 'on')).toEqual({ reason: 'invalid' }));

it.each(['3', '20', ' 007 '])('reads %j as a number within the limits', (text) =>
  expect(read('sys_password_max_error_times', text)).toEqual({ value: String(Number(text)) }),
);
it.each(['2', '21', '-5', '4.5', '1e1', '', '9'.repeat(400)])('refuses %j as a number from 3 to 20', (text) =>
  expect(read('sys_password_max_error_times', text)).toEqual({ reason: { code: 'wholeNumber', params: { min: 3, max: 20 } } }),
);

it.each(['desk@example.com', 'Desk <desk@example.com>'])('reads %j as a sender', (text) =>
  expect(read('sys_mail_from', text)).toEqual({ value: text }),
);
it.each(['Desk', 'Desk <desk>', 'a@example.com\r\nBcc: b@example.com', '<a@example.com> <b@example.com>'])(
  'refuses %j as a sender',
  (text) => expect(read('sys_mail_from', text)).toEqual({ reason: 'sender' }),
);
