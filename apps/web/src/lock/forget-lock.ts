import { writeStored } from '../shared/storage.ts';

/** Key of the lock state. */
export const LOCKED = 'isLockScreenOn';

/** Without a session there is nothing to lock, and the next user has just entered a password. */
export const forgetLock = (): void => writeStored(LOCKED, null);
