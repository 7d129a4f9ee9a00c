export { LockScreen, type LockScreenProps, type LockScreenUser } from './lock-screen.js';
export { IDLE_EVENTS, type SharedActivity } from './idle-watch.js';
export { useIdle, type UseIdleOptions } from './use-idle.js';
