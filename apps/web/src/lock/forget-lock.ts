import { writeStored } from '../shared/storage.ts';

/** Key of the mark that the screen is locked. */
export const LOCKED = 'isLockScreenOn';

/** Without a session there is nothing to lock, and the next user has just entered the password. */
export const forgetLock = (): void => writeStored(LOCKED, null);
