/** Texts of emails and SMS. */
export const mail = {
  code: {
    subject: {
      login: 'Seaberry: your code to sign in',
      register: 'Seaberry: your code to register',
      reset: 'Seaberry: your code to set a new password',
      change: 'Seaberry: your code for a new phone number or email address',
    },
    text: {
      login: 'Seaberry: {code} is your code to sign in. It works once, within {minutes, plural, one {1 minute} other {# minutes}}.',
      register: 'Seaberry: {code} is your code to register. It works once, within {minutes, plural, one {1 minute} other {# minutes}}.',
      reset:
        'Seaberry: {code} is your code to set a new password. It works once, within {minutes, plural, one {1 minute} other {# minutes}}.',
      change:
        'Seaberry: {code} is your code for a new phone number or email address. It works once, within {minutes, plural, one {1 minute} other {# minutes}}.',
    },
    warning: 'Do not share this code. If you did not request it, ignore this message.',
  },
  contacts: {
    subject: 'Seaberry: your email address or phone number was changed',
    text: 'The email address or phone number of the Seaberry account {account} was changed. If that was you, ignore this message.',
    undo: 'If not, undo it within {days, plural, one {1 day} other {# days}}: {link}',
    // In place of a sentence with a link, here and in the messages below, where the installation has no public address.
    ask: 'If not, contact your administrator at once.',
  },
  password: {
    subject: 'Seaberry: your password was changed',
    text: 'The password of the Seaberry account {account} was changed. If that was you, ignore this message.',
    // Also ends the messages below about session, second factors and recovery codes.
    reset: 'If not, set a new password and contact your administrator: {link}',
  },
  session: {
    subject: 'Seaberry: a session was ended',
    text: 'A session of the Seaberry account {account} was ended, because its token was used twice: it may have been copied. If you have restored or copied a browser, ignore this message.',
  },
  factorAdded: {
    subject: 'Seaberry: a second factor was added',
    text: 'A second factor for signing in was added to the Seaberry account {account}. If that was you, ignore this message.',
  },
  factorRemoved: {
    subject: 'Seaberry: a second factor was removed',
    text: 'A second factor for signing in was removed from the Seaberry account {account}. If that was you or your administrator, ignore this message.',
  },
  recoveryUsed: {
    subject: 'Seaberry: a recovery code was used',
    text: 'A recovery code of the Seaberry account {account} was used. It does not work again. If that was you, ignore this message.',
  },
  notification: {
    // The outlook of the bill, else its first change.
    subject: '{reference}: {text}',
    changes: 'Changes:',
    // A number or the customer of the shipment; also in an email about a mention.
    line: '{name}: {value}',
    reason: 'You receive this because your address is the notification email of {reference}.',
  },
  shareLink: {
    subject: '{company}: {name}',
    text: '{company} shares shipments with you: {name}',
    // A shipment with its outlook.
    line: '{reference}: {text}',
    more: '{count, plural, one {1 more shipment} other {# more shipments}} on the page',
    open: 'This page shows where they are now, without an account:',
    locked: 'The page has a password. Ask {author} for it.',
    until: 'It can be opened until {time}.',
    reason: 'You receive this message once, because {author} of {company} entered your address.',
  },
  mention: {
    reason: 'You receive this because {author} mentioned you in a comment. You can turn these emails off in your user centre.',
  },
} as const;
