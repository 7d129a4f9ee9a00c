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
  notification: {
    subject: '{reference}: {text}',
    changes: 'Changes:',
    line: '{name}: {value}',
    reason: 'You receive this because your address is the notification email of {reference}.',
  },
} as const;
