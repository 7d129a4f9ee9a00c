import { expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { contactsChangedWords } from '../../outgoing/texts.ts';
import { formerRecipients } from './rules.ts';

const mailOnly = { ...readConfig({}), smtpUrl: 'smtp://mail.example' };
const before = { email: 'a@old.test', phone: '13900000001' };

it.each([
  ['a new email address to the former one', mailOnly, { ...before, email: 'a@new.test' }, ['a@old.test']],
  ['a removed email address too', mailOnly, { ...before, email: null }, ['a@old.test']],
  ['a new number to the email address where no message reaches the former number', mailOnly, { ...before, phone: '2' }, ['a@old.test']],
  ['nothing that stays', mailOnly, before, []],
  ['nothing where no message can be sent', readConfig({}), { email: null, phone: null }, []],
])('notifies %s', (_, config, after, expected) => {
  expect(formerRecipients(config, before, after).map(({ address }) => address)).toEqual(expected);
});

it('without a public address the message names the administrator in place of a link', () => {
  const { body } = contactsChangedWords({ account: 'amy', token: 'secret', publicUrl: null }, 'email', 'en');
  expect(body).toContain('contact your administrator');
  expect(body).not.toContain('secret');
});
