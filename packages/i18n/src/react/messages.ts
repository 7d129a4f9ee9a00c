import type { access } from '../messages/en/access.js';
import type { account } from '../messages/en/account.js';
import type { auth } from '../messages/en/auth.js';
import type { common } from '../messages/en/common.js';
import type { errors } from '../messages/en/errors.js';
import type { fields } from '../messages/en/fields.js';
import type { inbox } from '../messages/en/inbox.js';
import type { logs } from '../messages/en/logs.js';
import type { notifications } from '../messages/en/notifications.js';
import type { oceanBill } from '../messages/en/ocean-bill.js';
import type { people } from '../messages/en/people.js';
import type { platform } from '../messages/en/platform.js';
import type { resource } from '../messages/en/resource.js';
import type { rights } from '../messages/en/rights.js';
import type { shell } from '../messages/en/shell.js';

/** Every area of the app's texts, by the namespace under which `useTranslations` reads it. English is the type. */
export interface Messages {
  access: typeof access;
  account: typeof account;
  auth: typeof auth;
  common: typeof common;
  errors: typeof errors;
  fields: typeof fields;
  inbox: typeof inbox;
  logs: typeof logs;
  notifications: typeof notifications;
  oceanBill: typeof oceanBill;
  people: typeof people;
  platform: typeof platform;
  resource: typeof resource;
  rights: typeof rights;
  shell: typeof shell;
}

// Keys and arguments are checked where a text is used.
declare module 'use-intl' {
  interface AppConfig {
    Locale: 'en-GB' | 'zh-CN' | 'zh-TW';
    Messages: Messages;
  }
}
