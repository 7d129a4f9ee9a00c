import type { Config } from '../../../config.ts';
import { channelWorks, type Channel } from '../../outgoing/service.ts';

export type Contacts = Record<'email' | 'phone', string | null>;

export interface Recipient {
  channel: Channel;
  address: string;
}

const CHANNELS = { email: 'email', phone: 'sms' } as const satisfies Record<keyof Contacts, Channel>;
const NAMES = ['email', 'phone'] as const;

/** Addresses of a user that messages can be sent to, email first. */
export const reachableAt = (config: Config, contacts: Contacts, names: readonly (keyof Contacts)[] = NAMES): Recipient[] =>
  names.flatMap((name) => {
    const address = contacts[name];
    return address !== null && channelWorks(config, CHANNELS[name]) ? [{ channel: CHANNELS[name], address }] : [];
  });

/** Addresses to notify of a change: the replaced ones or, if no message can be sent to them, an unchanged one. */
export function formerRecipients(config: Config, before: Contacts, after: Contacts): Recipient[] {
  const changed = NAMES.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return [];
  const replaced = reachableAt(config, before, changed);
  return replaced.length > 0 ? replaced : reachableAt(config, before).slice(0, 1);
}
