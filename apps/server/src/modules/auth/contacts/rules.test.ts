import { expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { contactsChangedText } from '../../outgoing/texts.ts';
import { formerRecipients } from './rules.ts';

const mailOnly = { ...readConfig({}), smtpUrl: 'smtp://mail.example', mailFrom: 'desk@port.test' };
const before = { email: 'a@old.test', phone: '13900000001' };

it.each([
  ['a new email address at the former one', mailOnly, { ...before, email: 'a@new.test' }, ['a@old.test']],
  ['a removed email address at the removed one', mailOnly, { ...before, email: null }, ['a@old.test']],
  ['a new number to the email address, if no SMS service is configured', mailOnly, { ...before, phone: '2' }, ['a@old.test']],
  ['nothing when no address changes', mailOnly, before, []],
  ['nothing when neither email nor SMS is configured', readConfig({}), { email: null, phone: null }, []],
])('notifies %s', (_, config, after, expected) => {
  expect(formerRecipients(config, before, after).map(({ address }) => address)).toEqual(expected);
});

it('without a public address the message names the administrator in place of a link', () => {
  const { body } = contactsChangedText({ account: 'amy', token: 'secret', publicUrl: null }, 'email', 'en');
  expect(body).toContain('contact your administrator');
  expect(body).not.toContain('secret');
});
